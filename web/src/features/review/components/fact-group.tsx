import { Check } from 'lucide-react';
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
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], on: boolean) => void;
}

/** The key facts of a section, each to be chosen, or all at once. */
export function FactGroup({ id, chapter, facts, chosen, onChoose }: FactGroupProps) {
  const heading = useId();
  const open = facts.filter(({ known }) => !known).map(({ card_id }) => card_id);
  const known = facts.length - open.length;
  const all = open.length > 0 && open.every((one) => chosen.has(one));
  return (
    <section aria-labelledby={heading} className="mt-6">
      <div className="flex items-baseline gap-3 border-b border-line pb-1.5">
        {open.length > 0 && (
          <input
            type="checkbox"
            aria-label={words.all(chapter || words.front)}
            checked={all}
            onChange={({ target }) => onChoose(open, target.checked)}
            className="mt-1.5 size-4.5 shrink-0 self-start accent-accent"
          />
        )}
        <h2 id={heading} className="min-w-0 flex-1 text-lg" dir="auto">
          {chapter || words.front}
        </h2>
        {known > 0 && (
          <span className="shrink-0 text-sm text-soft tabular-nums">
            {words.count(formatNumber(known), formatNumber(facts.length))}
          </span>
        )}
      </div>
      <ul className="divide-y divide-line">
        {facts.map((fact) => (
          <li key={fact.card_id} className="flex items-start gap-3 py-2.5">
            {fact.known ? (
              <div className="flex min-w-0 flex-1 items-start gap-3">
                <Check aria-hidden size={18} strokeWidth={1.5} className="mt-1 shrink-0 text-correct" />
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
    </section>
  );
}

const Statement = ({ fact: { question, answer, known } }: { fact: Fact }) => (
  <span className="min-w-0 flex-1" dir="auto">
    <span className="block font-medium">{question}</span>
    <span className="block font-serif text-soft">{answer}</span>
    {known && <span className="sr-only">{words.known}</span>}
  </span>
);
