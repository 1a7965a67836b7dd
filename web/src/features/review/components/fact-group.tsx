import { Check, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { EvidenceMark } from '@/components/questions/show-in-book.tsx';
import { review as texts } from '@/config/texts/review.ts';
import { formatNumber } from '@/lib/format.ts';
import type { Fact } from '../types.ts';

const words = texts.facts;

interface FactGroupProps {
  /** The book's id. */
  id: string;
  /** Empty: before the first. */
  chapter: string;
  facts: readonly Fact[];
  /** Unfolded from the start. */
  open: boolean;
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], on: boolean) => void;
}

/** The key facts of a section, folded under its title: each to be chosen, or all at once. */
export function FactGroup({ id, chapter, facts, open: unfolded, chosen, onChoose }: FactGroupProps) {
  const heading = useId();
  const open = facts.filter(({ known }) => !known).map(({ card_id }) => card_id);
  const known = facts.length - open.length;
  const all = open.length > 0 && open.every((one) => chosen.has(one));
  return (
    <section aria-labelledby={heading} className="flex items-start gap-3 border-b border-line">
      {/* Beside the fold, not in it: a press on the one is none on the other. */}
      <span className="flex w-4.5 shrink-0 pt-4.5">
        {open.length > 0 && (
          <input
            type="checkbox"
            aria-label={words.all(chapter || words.front)}
            checked={all}
            onChange={({ target }) => onChoose(open, target.checked)}
            className="size-4.5 accent-accent"
          />
        )}
      </span>
      <details open={unfolded} className="group min-w-0 flex-1">
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
            <h2 id={heading} className="min-w-0 text-lg [overflow-wrap:anywhere] max-sm:w-full" dir="auto">
              {chapter || words.front}
            </h2>
            <span className="text-sm text-soft tabular-nums">
              {known > 0
                ? words.count(formatNumber(known), formatNumber(facts.length))
                : words.total(formatNumber(facts.length), facts.length, false)}
            </span>
          </span>
          <ChevronDown
            aria-hidden
            size={18}
            strokeWidth={1.5}
            className="shrink-0 text-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="divide-y divide-line border-t border-line">
          {facts.map((fact) => (
            <li key={fact.card_id} className="flex items-start gap-3 py-2.5">
              {fact.known ? (
                <div className="flex min-w-0 flex-1 items-start gap-3">
                  {/* A box like those beside it, which can't be emptied. */}
                  <span
                    aria-hidden
                    className="mt-1 grid size-4.5 shrink-0 place-items-center rounded-[3px] border border-line bg-sunken text-correct"
                  >
                    <Check size={14} strokeWidth={2} />
                  </span>
                  <Statement fact={fact} />
                </div>
              ) : (
                <label className="flex min-w-0 flex-1 cursor-pointer items-start gap-3">
                  <input
                    type="checkbox"
                    checked={chosen.has(fact.card_id)}
                    onChange={({ target }) => onChoose([fact.card_id], target.checked)}
                    className="mt-1 size-4.5 shrink-0 accent-accent"
                  />
                  <Statement fact={fact} />
                </label>
              )}
              <span className="mt-[3px] shrink-0">
                <EvidenceMark pdfId={id} evidence={fact.evidence} />
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** A term and what it means; of a list what it lists. */
const Statement = ({ fact: { term, question, answer, known } }: { fact: Fact }) => (
  <span className="min-w-0 flex-1" dir="auto">
    <span className="block font-medium first-letter:uppercase">{term ?? question}</span>
    <span className="block font-serif text-soft">{answer}</span>
    {known && <span className="block text-sm text-soft">{words.known}</span>}
  </span>
);
