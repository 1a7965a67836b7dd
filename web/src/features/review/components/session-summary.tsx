import { LEAST_LEFT_S } from '@contract/limits.ts';
import type { ReviewSession } from '@contract/review.ts';
import { Forecast } from '@/components/review-cards/forecast.tsx';
import { LimitChoice } from '@/components/review-cards/limit-choice.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { MarginSign, PageName } from '@/components/ui/margin-mark.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { review as texts } from '@/config/texts/review.ts';
import { atDay, formatLongDay, formatLongWeekday, formatNumber } from '@/lib/format.ts';
import { useOutbox } from '@/lib/review-outbox.ts';
import { useForecast } from '../api.ts';
import type { Given } from '../use-review.ts';
import { comesBack } from '../when.ts';
import { BookChoice } from './book-choice.tsx';
import { ExportButton } from './export-button.tsx';

const words = texts.over;

interface SessionSummaryProps {
  given: readonly Given[];
  /** Cards that were missed today, also before a reload; null where that is not known. */
  missedToday: ReadonlySet<string> | null;
  /** Ended before everything was asked. */
  early: boolean;
  loaded: ReviewSession;
  /** Cards of the session that were not asked. */
  left: number;
  /** Cards that were due and that the day's minutes cut off, in this session. */
  cutOff: number;
  /** Goes on with the session where there is something to go on with. */
  onGoOn?: (() => void) | undefined;
  onUndo: () => void;
  onAgain: () => void;
}

/** The end of a session, and of a day on which nothing is due: what came of it, and nothing that urges. */
export function SessionSummary(props: SessionSummaryProps) {
  const { given, missedToday, early, loaded, left, cutOff, onGoOn, onUndo, onAgain } = props;
  const waiting = useOutbox((outbox) => outbox.waiting);
  const last = new Map(given.map((one) => [one.turn.card.card_id, one]));
  const missedNow = new Set(given.filter(({ grade }) => grade === 1).map((one) => one.turn.card.card_id));
  const missed = [...last.keys()].filter((id) => missedNow.has(id) || missedToday?.has(id));
  const seconds = given.reduce((sum, one) => sum + one.seconds, 0);
  const minutes = Math.max(1, Math.round(seconds / 60));
  const cards = last.size;
  const none = cards === 0;
  const spent = loaded.spent_seconds > 0 && none;
  const later = loaded.left + cutOff;
  // What waits for another day is asked today only while the day's minutes hold a card more.
  const isMore = later > 0 && loaded.limit_minutes * 60 - loaded.spent_seconds - seconds >= LEAST_LEFT_S;
  const isSoon = missed.some((id) => Date.parse(last.get(id)?.due ?? '') < Date.now() + HOUR_MS);
  const title = early && none && left > 0 ? words.stillHere(formatNumber(left), left) : words.early;
  return (
    <div className="mx-auto max-w-2xl px-4 pt-5 pb-12 sm:px-6 sm:pt-8">
      <PageTitle>{early ? title : none && !spent ? words.nothing : words.title}</PageTitle>
      <div className="border-b-3 border-double border-ink pt-1 pb-4 font-serif text-lg">
        <p>
          {!none && words.sum(formatNumber(cards), cards, formatNumber(minutes), minutes)}{' '}
          {/* Where some of the day was on another device, what was remembered of these cards is not known. */}
          {!none && missedToday && words.remembered(missed.length === 0, formatNumber(cards - missed.length))}
          {none && (early ? words.sumNone : spent && later > 0 ? words.rest : words.nothingText)}{' '}
          {early
            ? left > 0 && (none ? words.lost : words.stillDue(formatNumber(left), left))
            : !none && later > 0 && words.rest}
        </p>
        {!early && <Waiting left={later} />}
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        {onGoOn && (
          <Button look="primary" className="max-sm:min-h-11 max-sm:w-full" onClick={onGoOn}>
            {words.goOn(formatNumber(left), left)}
          </Button>
        )}
        <ButtonLink look={onGoOn ? 'quiet' : 'primary'} to="/" className="max-sm:min-h-11 max-sm:w-full">
          {words.home}
        </ButtonLink>
        {!onGoOn && isMore && (
          <Button className="max-sm:min-h-11 max-sm:w-full" onClick={onAgain}>
            {words.more}
          </Button>
        )}
        {!none && (
          <Button look="quiet" className="max-sm:min-h-11 max-sm:w-full" onClick={onUndo}>
            {texts.undo}
          </Button>
        )}
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
      {isSoon && !onGoOn && <p className="mt-3 text-sm">{words.usedUp(formatNumber(loaded.limit_minutes))}</p>}
      {waiting > 0 && (
        <p role="status" className="mt-4 text-sm text-soft">
          {texts.waiting(formatNumber(waiting), waiting)}
        </p>
      )}
      <WeekAhead />
      {/* What is set now and then stands apart from what came of the session. */}
      <section aria-labelledby="your-cards" className="mt-12 border-t border-line pt-5">
        <h2 id="your-cards" className="text-lg">
          {words.settings}
        </h2>
        {/* A line a setting: what it is, and at the line's end what is done with it. */}
        <div className="mt-2 divide-y divide-line border-y border-line">
          <LimitChoice minutes={loaded.limit_minutes} />
          <ExportButton />
        </div>
        <div className="mt-6">
          <BookChoice />
        </div>
      </section>
    </div>
  );
}

/** How many cards come back in the seven days after today; nothing where none does. Its room is there before it is, so that nothing below moves. */
function WeekAhead() {
  const { data, isPending } = useForecast();
  if (isPending) return <div className="mt-6 h-32 max-sm:h-37" />;
  const days = data?.slice(1, 8) ?? [];
  if (days.every(({ cards }) => cards === 0)) return null;
  return (
    <div className="mt-6">
      <Forecast days={days} label={words.ahead} />
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
      {place && <MarginSign label={<PageName page={place.page} printed={place.label} />} className="ml-0!" />}
      <span className="ml-auto text-sm text-soft">{comesBack(due, Date.now())}</span>
    </li>
  );
}
