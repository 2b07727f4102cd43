package io.tidetable.plan;

import io.tidetable.plan.Reading.Source;
import io.tidetable.query.RequestBounds;

/** The requests that a plan takes, from what it reads. */
final class Expected {
    private final QueryPlan plan;
    private final int limit;
    /** Whether nothing that is read is dropped here, so that a read can stop at the limit. */
    private final boolean stops;

    Expected(QueryPlan plan) {
        this.plan = plan;
        this.limit = plan.question().limit();
        this.stops = limit > 0 && plan.here().isEmpty();
    }

    RequestBounds requests() {
        if (plan.reading() instanceof Reading.Points points) {
            return ofPoints(points);
        }
        if (plan.reading() instanceof Reading.Ranges ranges) {
            return ofRanges(ranges);
        }
        return plan.reading() instanceof Reading.Listings listings
                ? RequestBounds.exactly(listings.segments().size()).andPages().andKeys()
                : RequestBounds.exactly(0);
    }

    /** Main rows without an order are read until there are enough; all others are read at once. */
    private RequestBounds ofPoints(Reading.Points points) {
        int keys = points.keys().size();
        if (points.source() == Source.POINTER) {
            return RequestBounds.between(keys, 2 * keys);
        }
        boolean atOnce =
                limit == 0 || points.source() == Source.COPY || plan.question().order() != Order.NONE;
        return RequestBounds.between(atOnce ? keys : Math.min(keys, limit), keys);
    }

    private RequestBounds ofRanges(Reading.Ranges ranges) {
        int reads = ranges.ranges().size();
        if (plan.isBackwards()) {
            return new RequestBounds(reads, reads, true, ranges.source() == Source.POINTER, true);
        }
        if (plan.isByBucket()) {
            return RequestBounds.exactly(reads).andPages();
        }
        int least = limit == 0 || plan.isMerged() ? reads : 1;
        RequestBounds bounds = stops
                ? RequestBounds.between(least, reads + (limit - 1) / RequestBounds.PAGE)
                : RequestBounds.between(least, reads).andPages();
        return ranges.source() == Source.POINTER ? bounds.andKeys() : bounds;
    }
}
