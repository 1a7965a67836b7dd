import type { ReviewSession } from '@contract/review.ts';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { MarginSign, pageLabel } from '@/components/ui/margin-mark.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { review as texts } from '@/config/texts/review.ts';
import { atDay, formatLongDay, formatLongWeekday, formatNumber } from '@/lib/format.ts';
import { useOutbox } from '@/lib/review-outbox.ts';
import { useForecast } from '../api.ts';
import type { Given } from '../use-review.ts';
import { comesBack } from '../when.ts';
import { BookChoice } from './book-choice.tsx';
import { ExportButton } from './export-button.tsx';
import { LimitChoice } from './limit-choice.tsx';

const words = texts.over;

interface OverProps {
  given: readonly Given[];
  /** Ended before everything was asked. */
  early: boolean;
  loaded: ReviewSession;
  onUndo: () => void;
  onAgain: () => void;
}

/** The end of a session, and of a day on which nothing is due: what came of it, and nothing that urges. */
export function Over({ given, early, loaded, onUndo, onAgain }: OverProps) {
  const waiting = useOutbox((outbox) => outbox.waiting);
  const last = new Map(given.map((one) => [one.turn.card.card_id, one]));
  const missed = [
    ...new Map(given.filter(({ grade }) => grade === 1).map((one) => [one.turn.card.card_id, one])).keys(),
  ];
  const seconds = given.reduce((sum, one) => sum + one.seconds, 0);
  const minutes = Math.max(1, Math.round(seconds / 60));
  const cards = last.size;
  const none = cards === 0;
  const spent = loaded.spent_seconds > 0 && none;
  return (
    <div className="mx-auto max-w-2xl px-4 py-8 sm:px-6 sm:py-12">
      <PageTitle>{early ? words.early : none && !spent ? words.nothing : words.title}</PageTitle>
      <div className="border-b-3 border-double border-ink pb-5 font-serif text-lg">
        {none ? (
          <p>{early || (spent && loaded.left > 0) ? words.rest : words.nothingText}</p>
        ) : (
          <p>
            {words.sum(formatNumber(cards), cards, formatNumber(minutes), minutes)}{' '}
            {words.remembered(missed.length === 0, formatNumber(cards - missed.length))} {loaded.left > 0 && words.rest}
          </p>
        )}
        {!early && <Waiting left={loaded.left} />}
      </div>
      {missed.length > 0 && (
        <section className="mt-6">
          <h2 className="border-b border-line pb-1.5 text-base">{words.comeBack(missed.length)}</h2>
          <ul>
            {missed.map((id) => {
              const one = last.get(id);
              return one ? <ComesBack key={id} given={one} /> : null;
            })}
          </ul>
        </section>
      )}
      {waiting > 0 && (
        <p role="status" className="mt-4 text-sm text-soft">
          {texts.waiting(formatNumber(waiting), waiting)}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        <ButtonLink look="primary" to="/" className="max-sm:min-h-11">
          {words.home}
        </ButtonLink>
        <Button className="max-sm:min-h-11" onClick={onAgain}>
          {words.more}
        </Button>
        {!none && (
          <Button look="quiet" className="max-sm:min-h-11" onClick={onUndo}>
            {texts.undo}
          </Button>
        )}
        <ExportButton />
      </div>
      <div className="mt-8 grid gap-6 border-t border-line pt-6">
        <LimitChoice minutes={loaded.limit_minutes} />
        <BookChoice />
      </div>
    </div>
  );
}

/** How many cards wait, and until when: those that today had no room for until tomorrow, else those of the next day that has any. */
function Waiting({ left }: { left: number }) {
  const [today, ...days] = useForecast().data ?? [];
  const next = days.findIndex(({ cards }) => cards > 0);
  const at = left > 0 ? 0 : next;
  const day = days[at];
  if (!today || !day) return null;
  const cards = left > 0 ? left + day.cards : day.cards;
  const name = at === 0 ? words.tomorrow : at < 6 ? formatLongWeekday(atDay(day.day)) : formatLongDay(atDay(day.day));
  return <p>{words.wait(formatNumber(cards), cards, name)}</p>;
}

const HOUR_MS = 3_600_000;
const isSoon = (due: string) => Date.parse(due) < Date.now() + HOUR_MS;

function ComesBack({ given: { turn, due } }: { given: Given }) {
  const { question, evidence, language } = turn.card;
  const [place] = evidence;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line py-2.5">
      <span
        className="min-w-0 flex-1 basis-64 font-serif [overflow-wrap:anywhere]"
        dir="auto"
        {...(language && { lang: language })}
      >
        {question}
      </span>
      {place && <MarginSign label={pageLabel(place.page, place.label)} className="ml-0!" />}
      <span className="ml-auto text-sm text-soft">{isSoon(due) ? words.nextTime : comesBack(due, Date.now())}</span>
    </li>
  );
}
