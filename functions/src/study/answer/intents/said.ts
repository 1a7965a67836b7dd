/** What the handlers of several intents say an answer with. */

import type { DraftAnswer } from '../../engine.ts';
import { asksFact, showing } from '../../find/signs.ts';
import { compose, type Group } from '../compose/compose.ts';
import type { Intent } from '../interpret.ts';
import { withLists } from '../plan/lists.ts';
import type { Source } from './index.ts';

/** An answer of these groups in the form that is asked for; null where nothing of it can be proved. */
export function said(
  groups: readonly Group[],
  intent: Intent,
  { book, index }: Source,
  opening = '',
): DraftAnswer | null {
  const wanted = intent.form.length === 'brief' && intent.goal !== 'comparison' ? briefly(groups) : groups;
  const { layout: asked } = intent.form;
  const layout =
    asked === 'table'
      ? 'table'
      : asked === 'bullets' ||
          (intent.goal === 'list' &&
            wanted.length > 1 &&
            wanted.some(({ item, label, members }) => item || label || members))
        ? 'list'
        : 'paragraphs';
  const shows = 'asked' in intent && asksFact(intent.asked) ? showing(intent.asked, index.language) : undefined;
  const tellsAlone = ({ main }: Group) => shows?.(index.sentences[main]?.text ?? '') ?? false;
  return proved(compose(book, index, withLists([...wanted], index, tellsAlone), layout, opening));
}

/** The first group, with the items of the list that it announces. */
function briefly(groups: readonly Group[]): readonly Group[] {
  const next = groups.findIndex(({ item }, at) => at > 0 && !item);
  return next < 0 ? groups : groups.slice(0, next);
}

/** A draft that quotes something. */
export const proved = (draft: DraftAnswer): DraftAnswer | null => (draft.quotes.length > 0 ? draft : null);
