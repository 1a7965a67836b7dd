import { quiz } from '@/config/texts/quiz.ts';

const words = quiz.taking;

interface FewerProps {
  notes: readonly string[];
  /** Stands in sight in the place of their first sentence, and they below it, whole. */
  lead?: string;
}

/** Why there are fewer questions than asked for: how many in one line, and the rest of it for whoever wants to know. */
export function Fewer({ notes, lead }: FewerProps) {
  const all = notes.join(' ');
  const [, first = '', rest = ''] = (lead && all ? [all, lead, all] : /^(.*?[.。!?])(?:\s+(.*))?$/su.exec(all)) ?? [];
  if (first === '') return null;
  if (rest === '') return <p className="mt-3 text-sm text-soft">{first}</p>;
  return (
    <details className="mt-3 text-sm text-soft">
      <summary className="max-w-measure cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        {first} <span className="link whitespace-nowrap">{words.why}</span>
      </summary>
      <p className="mt-1.5 max-w-measure">{rest}</p>
    </details>
  );
}
