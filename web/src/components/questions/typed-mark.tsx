import type { ItemResult } from '@contract/quiz.ts';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { quiz } from '@/config/texts/quiz.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { Points } from './points.tsx';
import { Verdict } from './verdict.tsx';

interface TypedMarkProps {
  result: ItemResult;
  /** Asks for the second marking; the result with both comes back through `result`. */
  onAppeal: () => Promise<unknown>;
}

const words = quiz.review;

/** Why a typed answer was marked as it was, and the one chance to have it marked again. */
export function TypedMark({ result, onAppeal }: TypedMarkProps) {
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { is_correct, reason, points, second } = result;

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
    <div className="mt-3">
      {reason && <p className="text-sm text-soft">{reason}</p>}
      {points && points.length > 0 && <Points points={points} />}
      {second ? (
        <div role="status" className="mt-3 rounded-control border border-line bg-sunken px-4 py-3">
          <p className="font-medium">{words.second}</p>
          <Verdict correct={second.is_correct} />
          {second.reason && <p className="mt-1 text-sm text-soft">{second.reason}</p>}
          <p className="mt-1 text-sm">{second.is_correct ? words.secondRight : words.secondWrong}</p>
        </div>
      ) : (
        !is_correct && (
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
