const PROMPT = [
  'rounded-control border border-edge bg-raised px-4 py-2 text-start [overflow-wrap:anywhere]',
  'transition-colors',
  'hover:border-accent hover:bg-accent-wash',
  'max-md:min-h-11',
].join(' ');
interface PromptProps {
  text: string;
  /** Name of the list of questions. */
  label: string;
  questions: readonly string[];
  /** What the questions are written in, where it is not the screen's (BCP 47). */
  language?: string | null;
  onAsk: (question: string) => void;
}

/** What an empty conversation shows: what it is for, and questions to begin with. */
export const Prompt = ({ text, label, questions, language = null, onAsk }: PromptProps) => (
  <div className="flex flex-col gap-4 px-4 py-8 sm:px-5">
    <p className="font-serif text-lg">{text}</p>
    <ul aria-label={label} className="flex flex-col items-start gap-2 empty:hidden">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            dir="auto"
            {...(language && { lang: language })}
            onClick={() => onAsk(question)}
            className={PROMPT}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
