package io.tidetable.samples.web;

import io.tidetable.error.InvalidContinuationException;
import io.tidetable.query.Page;
import io.tidetable.repository.TableRepository;
import jakarta.validation.Valid;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.validation.BindingResult;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.ModelAndView;

/** The listing and the page of one earthquake; what is asked for wrongly is answered with a message and 400 or 404. */
@Controller
final class EarthquakePages {
    private static final int PAGE = 25;

    private final TableRepository<Earthquake> earthquakes;

    EarthquakePages(TableRepository<Earthquake> earthquakes) {
        this.earthquakes = earthquakes;
    }

    @GetMapping("/")
    ModelAndView listing(
            @Valid @ModelAttribute("listing") ListingForm listing,
            BindingResult input,
            @RequestParam(required = false) @Nullable String after) {
        Page<Earthquake> page = input.hasErrors() ? nothing() : page(listing, after, input);
        return new ModelAndView("listing", input.hasErrors() ? HttpStatus.BAD_REQUEST : HttpStatus.OK)
                .addAllObjects(input.getModel())
                .addObject("page", page)
                .addObject("ok", !input.hasErrors())
                .addObject("first", after == null || after.isEmpty());
    }

    private Page<Earthquake> page(ListingForm listing, @Nullable String after, BindingResult input) {
        try {
            return earthquakes.where(listing.conditions()).newestFirst().page(PAGE, after);
        } catch (InvalidContinuationException e) {
            input.reject("after", "This link does not lead to a page of this listing: begin at the newest.");
            return nothing();
        }
    }

    private static Page<Earthquake> nothing() {
        return new Page<>(List.of(), Optional.empty());
    }

    @GetMapping("/events")
    ModelAndView find(@RequestParam(defaultValue = "") String code) {
        return event(code.strip());
    }

    @GetMapping("/events/{code}")
    ModelAndView event(@PathVariable String code) {
        return byCode(code)
                .map(found -> new ModelAndView("event").addObject("earthquake", found))
                .orElseGet(() -> new ModelAndView("missing", HttpStatus.NOT_FOUND).addObject("code", code));
    }

    private Optional<Earthquake> byCode(String code) {
        return code.matches(EarthquakeForm.CODE)
                ? earthquakes.where(Earthquake_.code.is(code)).one()
                : Optional.empty();
    }
}
