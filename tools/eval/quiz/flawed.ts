/** Flawed items, made of good ones by one change each: what the gate must refuse. */

export interface Item {
  question: string;
  options: string[];
  answer_index: number;
}

export interface Flawed extends Item {
  flaw: 'two right' | 'leak' | 'dangling' | 'catch-all' | 'another kind';
}

type Change = (item: Item, at: number) => Item;

const key = ({ options, answer_index }: Item): string => options[answer_index] ?? '';
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The item with another text for its last wrong option. */
function withWrong(item: Item, text: string): Item {
  const at = item.answer_index === item.options.length - 1 ? item.options.length - 2 : item.options.length - 1;
  return { ...item, options: item.options.map((option, i) => (i === at ? text : option)) };
}

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T; // never empty

const CHANGES: Readonly<Record<Flawed['flaw'], readonly Change[]>> = {
  'two right': [
    (item) => withWrong(item, `the ${lower(key(item))}`),
    (item) => withWrong(item, `${key(item)} in general`),
    (item) => withWrong(item, `${key(item)}.`),
    (item) => withWrong(item, `a kind of ${lower(key(item))}`),
    (item) => withWrong(item, key(item).toUpperCase()),
  ],
  leak: [
    (item) => ({ ...item, question: `In cases of ${lower(key(item))}, what is meant here? ${item.question}` }),
    (item) => ({ ...item, question: `${item.question.replace(/[.:?]*$/, '')} (think of ${lower(key(item))})?` }),
    (item) => ({ ...item, question: `Which of these is known as ${lower(key(item))}?` }),
    (item) => ({ ...item, question: `What do researchers of ${lower(key(item))} study?` }),
  ],
  dangling: [
    (item) => ({ ...item, question: 'Which of the following best describes it?' }),
    (item) => ({ ...item, question: 'Why did they come to this conclusion?' }),
    (item) => ({ ...item, question: `According to the passage above, ${lower(item.question)}` }),
    (item) => ({ ...item, question: 'What is the name of this process?' }),
    (item) => ({ ...item, question: 'What does Figure 3.2 show?' }),
    (item) => ({ ...item, question: 'What did he discover in that year?' }),
  ],
  'catch-all': [
    (item, at) =>
      withWrong(
        item,
        pick(
          [
            'All of the above',
            'None of the above',
            'Both A and B',
            'None of these',
            'A and C only',
            'All of these answers are correct',
            'Neither of them',
            'Any of the above',
          ],
          at,
        ),
      ),
  ],
  'another kind': [
    (item, at) => withWrong(item, pick(['1953', '42 kg', '3.7 million', '15 %'], at)),
    (item, at) => withWrong(item, pick(['Louis Pasteur', 'Marie Curie', 'Buenos Aires', 'Abraham Lincoln'], at)),
    (item, at) => withWrong(item, pick(['bicycle', 'carrot', 'dentist', 'umbrella'], at)),
    (item) =>
      withWrong(item, 'It was first described by a group of doctors who worked in a small clinic near the sea.'),
    (item, at) => withWrong(item, pick(['printf()', 'x = 3', '#include'], at)),
  ],
};

/** So many flawed items of each flaw, from good ones in turn. */
export function flawedOf(items: readonly Item[], each: number): Flawed[] {
  const short = items.filter(
    (item) =>
      item.options.length === 4 &&
      item.options.every((option) => /^[\p{L}\s-]+$/u.test(option) && option.split(' ').length <= 3),
  );
  return (Object.keys(CHANGES) as Flawed['flaw'][]).flatMap((flaw, row) =>
    Array.from({ length: each }, (_, at) => {
      const item = pick(short, row * each + at);
      return { flaw, ...pick(CHANGES[flaw], at)(item, at) };
    }),
  );
}
