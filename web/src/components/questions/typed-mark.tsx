import { awaitsDecision, type ItemResult, type MarkedPoint } from '@contract/quiz.ts';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { quiz } from '@/config/texts/quiz.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { Decide } from './decide.tsx';
import { Points } from './points.tsx';
import { Verdict } from './verdict.tsx';

interface TypedMarkProps {
  result: ItemResult;
  /** What was typed; where that is nothing there is nothing to mark a second time. */
  answer: string | undefined;
  /** Asks for the second marking; the result with both comes back through `result`. */
  onAppeal: () => Promise<unknown>;
  /** Keeps what the student decides of a mark that is unsure. */
  onDecide: (correct: boolean) => Promise<unknown>;
}

const words = quiz.review;

/** What the second marking made of a point that the first found missing, where it found it made or left it open. */
const madeBySecond = (point: MarkedPoint, second: readonly MarkedPoint[]) =>
  point.met ? undefined : second.find((other) => (other.met || other.unsure) && other.point === point.point);

const foundIn = (points: readonly MarkedPoint[]) => words.found(points.filter(({ met }) => met).length, points.length);

/** What a second marking that doesn't accept the answer says: the same as the first, or where it differs. */
function upheld(first: readonly MarkedPoint[], second: readonly MarkedPoint[]): string {
  const [one, other] = [foundIn(first), foundIn(second)];
  const same = first.every(
    (point) => point.met === (second.find((twin) => twin.point === point.point)?.met ?? point.met),
  );
  if (second.length === 0 || (same && one === other)) return words.secondWrong;
  return one === other ? words.secondOthers(one) : words.secondDiffers(other, one);
}

/** Why a typed answer was marked as it was, and the one chance to have it marked again. */
export function TypedMark({ result, answer = '', onAppeal, onDecide }: TypedMarkProps) {
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { is_correct, refused, reason, points = [], second } = result;
  const shown = points.map((point) => madeBySecond(point, second?.points ?? []) ?? point);
  const open = awaitsDecision(result);
  const decided = result.decided_by === 'student';
  const opened = second?.unsure === true && !second.is_correct;
  const canAppeal = !is_correct && !refused && !open && !decided && answer.trim() !== '';

  const appeal = async () => {
    setAsking(true);
    setProblem(null);
    try {
      await onAppeal();
    } catch (error) {
      setProblem(messageOf(error));
    }
    setAsking(false);
  };

  return (
    <div className="mt-3 max-sm:mt-1.5">
      {reason && <p className="text-sm text-soft">{(opened && second.reason) || reason}</p>}
      {shown.length > 0 && (
        // Our own words about what stands on the paper already: folded, and never on paper twice.
        <details className="mt-1 print:hidden">
          <summary className="w-max cursor-pointer text-sm font-medium text-accent">{words.how}</summary>
          <Points points={shown} />
        </details>
      )}
      {open && <Decide onDecide={onDecide} />}
      {decided && (
        <p role="status" className="mt-3 font-medium">
          {result.decided_correct ? words.counted : words.left}
        </p>
      )}
      {second && (second.is_correct || !(result.unsure || opened)) ? (
        <div role="status" className="mt-3 rounded-control border border-line bg-sunken px-4 py-3">
          <p className="font-medium">{words.second}</p>
          <Verdict correct={second.is_correct} />
          {second.reason && <p className="mt-1 text-sm text-soft">{second.reason}</p>}
          <p className="mt-1 text-sm">{second.is_correct ? words.secondRight : upheld(points, second.points ?? [])}</p>
        </div>
      ) : (
        canAppeal && (
          <Button size="small" className="mt-3 print:hidden" busy={asking} onClick={appeal}>
            {asking ? words.appealing : words.appeal}
          </Button>
        )
      )}
      {problem && (
        <Notice title={words.appealFailed} className="mt-2">
          {problem}
        </Notice>
      )}
    </div>
  );
}
