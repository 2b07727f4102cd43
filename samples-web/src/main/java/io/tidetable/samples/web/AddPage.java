package io.tidetable.samples.web;

import io.tidetable.error.EntityExistsException;
import io.tidetable.error.UniqueIndexException;
import io.tidetable.repository.TableRepository;
import jakarta.validation.Valid;
import java.time.Clock;
import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.propertyeditors.StringTrimmerEditor;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.validation.BindingResult;
import org.springframework.web.bind.WebDataBinder;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.InitBinder;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.servlet.ModelAndView;

/** The form that adds an earthquake. */
@Controller
final class AddPage {
    private static final LocalDateTime EARLIEST = LocalDateTime.of(1900, 1, 1, 0, 0);

    private final TableRepository<Earthquake> earthquakes;

    AddPage(TableRepository<Earthquake> earthquakes) {
        this.earthquakes = earthquakes;
    }

    /** What was left blank is null. */
    @InitBinder
    void read(WebDataBinder binder) {
        binder.registerCustomEditor(String.class, new StringTrimmerEditor(true));
        binder.registerCustomEditor(Double.class, new PlainDecimal());
    }

    @GetMapping("/add")
    ModelAndView form() {
        return new ModelAndView("add", "form", new EarthquakeForm());
    }

    @PostMapping("/add")
    ModelAndView add(@Valid @ModelAttribute("form") EarthquakeForm form, BindingResult input) {
        checkTime(form.getTime(), input);
        return input.hasErrors() || isTaken(form, input)
                ? new ModelAndView("add", HttpStatus.BAD_REQUEST).addAllObjects(input.getModel())
                : new ModelAndView("redirect:/events/" + form.getCode() + "?added");
    }

    private static void checkTime(@Nullable LocalDateTime time, BindingResult input) {
        if (input.hasFieldErrors("time")) {
            return;
        }
        if (time == null) {
            input.rejectValue("time", "missing", "Time: say when it was, in UTC.");
        } else if (time.isBefore(EARLIEST) || time.isAfter(LocalDateTime.now(Clock.systemUTC()))) {
            input.rejectValue("time", "period", "Time: from 1900 to now, in UTC.");
        }
    }

    /** Adds it, and says where its code is another's: the index of codes decides, not a look before. */
    private boolean isTaken(EarthquakeForm form, BindingResult input) {
        try {
            earthquakes.insert(form.earthquake());
            return false;
        } catch (UniqueIndexException | EntityExistsException e) {
            input.rejectValue("code", "taken", "Code: another earthquake has it, so choose a new one.");
            return true;
        }
    }
}
