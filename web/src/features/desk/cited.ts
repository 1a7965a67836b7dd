import { pageName } from '@contract/page-names.ts';
import { marks as words } from '@/config/texts/marks.ts';
import { type ChosenPart, textOf } from './choosing/choice.ts';

/** Words of a book as they are quoted elsewhere, with the title and the page; and the page alone. */
export function citedText(
  title: string,
  parts: readonly Pick<ChosenPart, 'page' | 'label' | 'exact' | 'first' | 'last'>[],
) {
  const [first] = parts;
  const page = pageName(first?.page ?? 1, first?.label, 'within');
  return { page, text: words.cited(textOf(parts), title, page) };
}
