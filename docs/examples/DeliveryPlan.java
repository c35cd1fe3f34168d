import io.github.exactcover.dlx.*;
import io.github.exactcover.dlx.cheapest.*;
import java.io.IOException;
import java.nio.file.*;
import java.util.*;

public class DeliveryPlan {

    record Customer(String name, int east, int north, int pallets) {}

    /** A tour of one van: from the depot to some customers and back, in the shortest order. */
    record Tour(List<Customer> stops, long metres) {}

    static final Customer DEPOT = new Customer("depot", 24, 20, 0);
    static final int PALLETS_PER_VAN = 8;
    static final int STOPS_PER_TOUR = 5;
    static final int VANS = 5;

    public static void main(String[] args) throws IOException {
        List<Customer> customers = read(Path.of(args[0]));
        List<Tour> tours = new ArrayList<>();
        addTours(customers, 0, List.of(), tours);
        System.out.println(tours.size() + " possible tours"); // 3266 possible tours

        // Each customer is visited by exactly one tour, and there is a van for each tour.
        ProblemBuilder<String, Tour> builder = ExactCoverProblem.builder();
        customers.forEach(customer -> builder.primary(customer.name()));
        builder.bounded("vans", 0, VANS);
        for (Tour tour : tours) {
            List<String> names = tour.stops().stream().map(Customer::name).toList();
            builder.option(tour, option -> option.covers(names).covers("vans").costs(tour.metres()));
        }

        CheapestResult<Tour> result = Cheapest.of(builder.build()).find();
        Solution<Tour> plan = result.best().orElseThrow();
        System.out.println(plan.cost() / 1000.0 + " km, proven: " + result.isProven()); // 244.223 km, proven: true
        for (Tour tour : plan.options()) {
            List<String> names = tour.stops().stream().map(Customer::name).toList();
            System.out.println(tour.metres() / 1000.0 + " km: " + String.join(", ", names));
        }
        if (args.length > 1) {
            Files.writeString(Path.of(args[1]), picture(customers, plan.options()));
        }
    }

    static List<Customer> read(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .skip(1) // the heading
                .map(line -> line.split(","))
                .map(cell -> new Customer(
                        cell[0], Integer.parseInt(cell[1]), Integer.parseInt(cell[2]), Integer.parseInt(cell[3])))
                .toList();
    }

    /** Adds each set of customers that fits on a van, and begins with the chosen ones, as a tour. */
    static void addTours(List<Customer> customers, int from, List<Customer> chosen, List<Tour> tours) {
        if (!chosen.isEmpty()) {
            tours.add(shortest(DEPOT, chosen));
        }
        int loaded = chosen.stream().mapToInt(Customer::pallets).sum();
        for (int i = from; i < customers.size() && chosen.size() < STOPS_PER_TOUR; i++) {
            if (loaded + customers.get(i).pallets() <= PALLETS_PER_VAN) {
                addTours(customers, i + 1, with(chosen, customers.get(i)), tours);
            }
        }
    }

    /** The shortest way from a place through all the others, in any order, and home. */
    static Tour shortest(Customer from, List<Customer> others) {
        if (others.isEmpty()) {
            return new Tour(List.of(), metres(from, DEPOT));
        }
        Tour best = null;
        for (Customer next : others) {
            Tour rest = shortest(next, others.stream().filter(other -> other != next).toList());
            long metres = metres(from, next) + rest.metres();
            if (best == null || metres < best.metres()) {
                List<Customer> stops = new ArrayList<>(List.of(next));
                stops.addAll(rest.stops());
                best = new Tour(stops, metres);
            }
        }
        return best;
    }

    static List<Customer> with(List<Customer> chosen, Customer customer) {
        List<Customer> more = new ArrayList<>(chosen);
        more.add(customer);
        return more;
    }

    static long metres(Customer one, Customer other) {
        return Math.round(1000 * Math.hypot(one.east() - other.east(), one.north() - other.north()));
    }

    /** The tours on a map, 12 pixels for a kilometre. */
    static String picture(List<Customer> customers, List<Tour> tours) {
        String[] colors = {"#2b7bba", "#d1602a", "#2f9e6e", "#9b59b6", "#b8860b"};
        StringBuilder svg = new StringBuilder("""
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 690 530" width="690" height="530" role="img">
                <title>The cheapest plan: the tours of the vans on a map</title>
                <style>text{font:18px sans-serif;fill:#16181d}.paper{fill:#fff}.depot{fill:#16181d}
                @media(prefers-color-scheme:dark){text,.depot{fill:#f4f5f7}.paper{fill:#16181d}}</style>
                <rect class="paper" width="690" height="530"/>
                """);
        for (int i = 0; i < tours.size(); i++) {
            StringBuilder points = new StringBuilder(point(DEPOT));
            tours.get(i).stops().forEach(stop -> points.append(' ').append(point(stop)));
            svg.append("<polygon points=\"%s\" fill=\"%s\" fill-opacity=\"0.15\" stroke=\"%s\" stroke-width=\"3\"/>%n"
                    .formatted(points, colors[i % colors.length], colors[i % colors.length]));
        }
        for (Customer customer : customers) {
            svg.append("<circle cx=\"%d\" cy=\"%d\" r=\"5\" class=\"depot\"/><text x=\"%d\" y=\"%d\">%s, %d</text>%n"
                    .formatted(x(customer), y(customer), x(customer) + 8, y(customer) - 6, customer.name(),
                            customer.pallets()));
        }
        svg.append("<rect class=\"depot\" x=\"%d\" y=\"%d\" width=\"18\" height=\"18\"/></svg>%n"
                .formatted(x(DEPOT) - 9, y(DEPOT) - 9));
        return svg.toString();
    }

    static String point(Customer customer) {
        return x(customer) + "," + y(customer);
    }

    static int x(Customer customer) {
        return 12 * customer.east() - 30;
    }

    static int y(Customer customer) {
        return 515 - 12 * customer.north();
    }
}
