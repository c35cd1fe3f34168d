package io.github.exactcover.dlx.internal.count.estimate;

/**
 * The mean of a sample and its confidence interval, for values that are 0 or whose logarithms are about normally
 * distributed: what populations tell is a product of many factors. Values of the sample may be infinite.
 *
 * <p>The interval is Cox's, with Student's t because samples are small: Zhou and Gao, <em>Confidence intervals for the
 * log-normal mean</em> (Statistics in Medicine 16, 1997). It reaches further up than down, as such samples do. Where a
 * part of the values is 0, the error of that share is added.
 */
public final class LogNormalMean {

    /** Student's t for 95 %, from the tables, by degrees of freedom. Index 0 is not used. */
    private static final double[] T = {Double.POSITIVE_INFINITY, 12.706, 4.303, 3.182, 2.776, 2.571};

    /** The same for a normal distribution. */
    private static final double NORMAL = 1.959964;

    private int size;
    private double mean;

    /** How many values are not 0, the mean of their logarithms, and the sum of the squared distances from it. */
    private int positive;

    private double logMean;
    private double logSquares;

    void add(double value) {
        size++;
        mean += Double.isInfinite(mean) ? 0 : (value - mean) / size;
        if (value > 0) {
            positive++;
            // By Welford's method, which loses no digits.
            double distance = Math.log(value) - logMean;
            logMean += distance / positive;
            logSquares += distance * (Math.log(value) - logMean);
        }
    }

    int size() {
        return size;
    }

    /** The mean, but at least {@code certain}, what is known for certain. */
    public double mean(double certain) {
        return Math.max(certain, mean);
    }

    /** The lower end of the interval, but at least {@code certain}; never above the mean. */
    public double low(double certain) {
        double half = halfWidth();
        return Double.isInfinite(half) ? certain : Math.max(certain, Math.min(mean, mean * Math.exp(shift() - half)));
    }

    /** The upper end of the interval, but at least {@code certain}; never below the mean. */
    public double high(double certain) {
        double half = halfWidth();
        return Double.isInfinite(half) ? half : Math.max(certain, Math.max(mean, mean * Math.exp(shift() + half)));
    }

    /** How far the middle of the interval is from the mean, on a logarithmic scale. */
    private double shift() {
        return logMean + variance() / 2 + Math.log((double) positive / size) - Math.log(mean);
    }

    /** Half of the width of the 95 % confidence interval, on a logarithmic scale. */
    private double halfWidth() {
        if (positive < 2 || Double.isInfinite(mean)) {
            return Double.POSITIVE_INFINITY;
        }
        double spread = variance() / positive + variance() * variance() / (2 * (positive - 1.0));
        double share = (double) positive / size;
        return t(positive - 1) * Math.sqrt(spread + (1 - share) / positive);
    }

    private double variance() {
        return logSquares / (positive - 1);
    }

    /** Beyond the table, uses Cornish and Fisher's expansion, which is right to three digits there. */
    private static double t(int freedom) {
        if (freedom < T.length) {
            return T[freedom];
        }
        double square = NORMAL * NORMAL;
        return NORMAL
                * (1
                        + (square + 1) / (4.0 * freedom)
                        + (5 * square * square + 16 * square + 3) / (96.0 * freedom * freedom));
    }
}
