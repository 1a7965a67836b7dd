/** German. */
import type { Topics } from '../../parts/topics.ts';

export const topics: Topics = {
  plain:
    'einleitung|einführung|überblick|motivation|grundlagen|beispiele?|anwendungen?|definition(?:en)?|bildquellen|abkürzungsverzeichnis|symbolverzeichnis|ergänzende .*|ausblick|fazit|anhang|eigenschaften',
};
