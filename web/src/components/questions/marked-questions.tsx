import type { AttemptDetail } from '@contract/progress.ts';
import { type ReactNode, useId } from 'react';
import { TextArea } from '@/components/ui/field.tsx';
import { quiz } from '@/config/texts/quiz.ts';
import { pointsOf, standing } from './appeal.ts';
import { BookWords, otherOptions } from './book-words.tsx';
import { Explanation } from './explanation.tsx';
import { WasHelped, WasSure } from './how-sure.tsx';
import { Option, RADIO } from './option.tsx';
import { Outline } from './outline.tsx';
import { QuestionCard } from './question-card.tsx';
import { isBlank } from './result-filters.tsx';
import { EvidenceMark } from './show-in-book.tsx';
import { TypedMark } from './typed-mark.tsx';

const words = quiz.review;

/** What a marked paper shows: an attempt, or the quiz that has just become one. */
export type MarkedQuiz = Pick<
  AttemptDetail,
  'questions' | 'user_answers' | 'confidence' | 'helped' | 'retold' | 'results'
> & {
  /** Undefined where the quiz came without its book. */
  pdfId: string | undefined;
};

/** What can be done about the mark of a typed answer. */
export interface Marks {
  appeal: (kind: 'saq' | 'laq', index: number) => Promise<unknown>;
  decide: (kind: 'saq' | 'laq', index: number, correct: boolean) => Promise<unknown>;
}

/** What each marked question needs. */
export interface MarkedProps {
  paper: MarkedQuiz;
  /** Its answers stand in the fields that they were given in, locked (SPEC §2, quiz screen). */
  inFields: boolean;
  /** Out of sight on the screen. */
  hidden: boolean;
  index: number;
  number: number;
}

/** A label and what it is of, on one line where they fit. */
const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className="mt-1 leading-snug">
    <span className="mr-1.5 text-sm font-medium text-soft">{label}</span>
    <span className="font-serif" dir="auto">
      {children}
    </span>
  </p>
);

/** A marked choice: its options, what was chosen and what is right, and why. */
export function MarkedMcq({ paper, inFields, hidden, index, number }: MarkedProps) {
  const id = useId();
  const { questions, user_answers: answers, confidence, helped, retold, results, pdfId } = paper;
  const mcq = questions.mcqs[index];
  const chosen = answers.mcq[index];
  const result = results?.mcq[index];
  if (!mcq) return null;
  const right = mcq.options[mcq.answer_index];
  const Row = inFields ? 'label' : 'div';
  return (
    <QuestionCard
      id={id}
      place={{ kind: 'mcq', index }}
      retold={retold?.mcq[index]}
      number={number}
      question={mcq.question}
      options={mcq.options}
      correct={result?.is_correct}
      blank={chosen === undefined}
      hidden={hidden}
    >
      <ul
        role={inFields ? 'radiogroup' : undefined}
        aria-labelledby={inFields ? id : undefined}
        className="space-y-0.5"
      >
        {mcq.options.map((option, i) => (
          <li key={option} role={inFields ? 'presentation' : undefined}>
            <Row className="block">
              <Option text={option} marked={{ isKey: i === mcq.answer_index, isChosen: i === chosen }} dense>
                {inFields && <input type="radio" checked={i === chosen} disabled readOnly className={RADIO} />}
              </Option>
            </Row>
          </li>
        ))}
      </ul>
      {/* Where both are the same it stands once. */}
      {chosen !== mcq.answer_index && (
        <Line label={words.yours}>{(chosen === undefined ? undefined : mcq.options[chosen]) ?? words.notAnswered}</Line>
      )}
      <Line label={chosen === mcq.answer_index ? words.yoursIsCorrect : words.correctAnswer}>{right}</Line>
      <WasHelped steps={helped?.mcq[index]} />
      {result && <WasSure result={result} said={confidence?.mcq[index]} />}
      <div className="mt-1.5">
        <span className="mr-1.5 text-sm font-medium text-soft">{words.explanation}</span>
        <Explanation mcq={mcq} pdfId={pdfId} />
      </div>
      <BookWords
        pdfId={pdfId}
        evidence={mcq.evidence ? [mcq.evidence] : []}
        shown={mcq.explanation}
        others={otherOptions(mcq, chosen)}
      />
    </QuestionCard>
  );
}

/** What was typed: in ink on the paper, in its locked field where the quiz has just been handed in. */
function Typed({ text, inFields, labelled }: { text: string; inFields: boolean; labelled: string }) {
  if (!inFields)
    return <p className="font-serif whitespace-pre-wrap [overflow-wrap:anywhere]">{text || words.notAnswered}</p>;
  return (
    <TextArea
      aria-labelledby={labelled}
      // Of browsers that don't size a field by its contents.
      rows={Math.ceil(text.length / 60) + text.split('\n').length - 1 || 1}
      dir="auto"
      disabled
      value={text}
      placeholder={words.notAnswered}
      className="field-sizing-content resize-none border-transparent! bg-transparent! p-0! font-serif text-ink! placeholder:text-ink max-sm:text-sm max-sm:leading-snug"
    />
  );
}

interface MarkedTypedProps extends MarkedProps {
  kind: 'saq' | 'laq';
  marks: Marks;
}

/** A marked answer in words: what was typed, what became of it, and the book's answer or outline. */
export function MarkedTyped({ paper, inFields, hidden, index, number, kind, marks }: MarkedTypedProps) {
  const id = useId();
  const { questions, user_answers: answers, confidence, helped, retold, results, pdfId } = paper;
  const result = results?.[kind][index];
  const saq = kind === 'saq' ? questions.saqs[index] : undefined;
  const laq = kind === 'laq' ? questions.laqs[index] : undefined;
  const question = saq?.question ?? laq?.question;
  if (question === undefined) return null;
  const blank = isBlank(answers, kind, index);
  return (
    <QuestionCard
      id={id}
      place={{ kind, index }}
      retold={retold?.[kind][index]}
      number={number}
      question={question}
      correct={standing(result)}
      blank={blank}
      points={laq && !blank ? pointsOf(result) : undefined}
      hidden={hidden}
    >
      {/* In ink it goes on in the line of its label, where there is little room. */}
      <div dir="auto" className={inFields ? undefined : 'max-sm:[&>p]:inline'}>
        <p id={`${id}-yours`} className="mr-1.5 text-sm font-medium text-soft">
          {words.yours}
        </p>{' '}
        <Typed text={answers[kind][index]?.trim() ?? ''} inFields={inFields} labelled={`${id}-yours ${id}`} />
      </div>
      <WasHelped steps={helped?.[kind][index]} />
      {result && <WasSure result={result} said={confidence?.[kind][index]} />}
      {saq && (
        <Line label={words.answer}>
          {saq.answer} <EvidenceMark pdfId={pdfId} evidence={saq.evidence} />
        </Line>
      )}
      {laq && (
        <div className="mt-2">
          <p className="text-sm font-medium text-soft">{words.outline}</p>
          <Outline lines={laq.answer_outline} pdfId={pdfId} evidence={laq.evidence} />
        </div>
      )}
      {result && !blank && (
        <TypedMark
          result={result}
          answer={answers[kind][index]}
          onAppeal={() => marks.appeal(kind, index)}
          onDecide={(correct) => marks.decide(kind, index, correct)}
        />
      )}
      {saq?.evidence && <BookWords pdfId={pdfId} evidence={[saq.evidence]} shown={saq.answer} />}
      {laq?.evidence && <BookWords pdfId={pdfId} evidence={laq.evidence} shown={laq.answer_outline.join('\n')} />}
    </QuestionCard>
  );
}
