package io.github.exactcover.dlx.spark;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.core.LogEvent;
import org.apache.logging.log4j.core.Logger;
import org.apache.logging.log4j.core.appender.AbstractAppender;
import org.apache.logging.log4j.core.config.Configurator;
import org.apache.logging.log4j.core.config.Property;

/** What a class logs at WARN until this is closed. */
final class LoggedWarnings implements AutoCloseable {

    private final Logger logger;
    private final List<String> messages = new CopyOnWriteArrayList<>();

    private final AbstractAppender appender = new AbstractAppender("warnings", null, null, true, Property.EMPTY_ARRAY) {
        @Override
        public void append(LogEvent event) {
            messages.add(event.getMessage().getFormattedMessage());
        }
    };

    LoggedWarnings(Class<?> source) {
        Configurator.setLevel(source, Level.WARN);
        logger = (Logger) LogManager.getLogger(source);
        appender.start();
        logger.addAppender(appender);
    }

    List<String> messages() {
        return messages;
    }

    @Override
    public void close() {
        logger.removeAppender(appender);
        Configurator.setLevel(logger.getName(), Level.ERROR);
    }
}
