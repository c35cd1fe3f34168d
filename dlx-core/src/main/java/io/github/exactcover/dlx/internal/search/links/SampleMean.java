package io.github.exactcover.dlx.internal.search.links;

/** The mean of a sample and its confidence interval. Values of the sample may be infinite. */
public final class SampleMean {

    /** Student's t for 95 %, from the tables, by degrees of freedom. Index 0 is not used. */
    private static final double[] T = {Double.POSITIVE_INFINITY, 12.706, 4.303, 3.182, 2.776, 2.571};

    /** The same for a normal distribution. */
    private static final double NORMAL = 1.959964;

    private int size;
    private double mean;

    /** The sum of the squared distances from the mean, by Welford's method, which loses no digits. */
    private double squares;

    void add(double value) {
        size++;
        double distance = value - mean;
        if (Double.isInfinite(value) || Double.isInfinite(mean)) {
            mean = Double.POSITIVE_INFINITY;
            squares = Double.POSITIVE_INFINITY;
            return;
        }
        mean += distance / size;
        squares += distance * (value - mean);
    }

    int size() {
        return size;
    }

    /** The mean, but at least {@code certain}, what is known for certain. */
    public double mean(double certain) {
        return Math.max(certain, mean);
    }

    /** Half the width of the 95 % confidence interval. */
    double halfWidth() {
        if (size < 2 || Double.isInfinite(squares)) {
            return Double.POSITIVE_INFINITY;
        }
        return t(size - 1) * Math.sqrt(squares / (size - 1) / size);
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

    /** The lower end of the interval, but at least {@code certain}. */
    public double low(double certain) {
        double half = halfWidth();
        return Double.isInfinite(half) ? certain : Math.max(certain, mean - half);
    }

    /** The upper end of the interval, but at least {@code certain}. */
    public double high(double certain) {
        return Math.max(certain, mean + halfWidth());
    }
}
