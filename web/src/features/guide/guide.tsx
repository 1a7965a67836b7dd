import type { Evidence } from '@contract/evidence.ts';
import type { Guide as GuideData } from '@contract/guide.ts';
import type { OutlineEntry } from '@contract/library.ts';
import type { Mark } from '@contract/marks.ts';
import { pageNumbers } from '@contract/page-names.ts';
import { ArrowLeft, ArrowRight, BookOpen, Printer } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { EvidenceMark } from '@/components/questions/show-in-book.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Fault } from '@/components/ui/fault.tsx';
import { NotFound } from '@/components/ui/not-found.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { WorksHere } from '@/components/works-here.tsx';
import { guide as words } from '@/config/texts/guide.ts';
import { isMissing } from '@/lib/api/api-error.ts';
import { formatNumber } from '@/lib/format.ts';
import { isRightToLeft } from '@/lib/language-direction.ts';
import { titleText } from '@/lib/title-text.ts';
import { useFault } from '@/lib/use-fault.ts';
import { useGuide } from './api.ts';
import { Claims } from './claims.tsx';

interface GuideProps {
  pdfId: string;
  section: string;
  /** The book's title and contents, once they are known. */
  book: { title: string; outline: readonly OutlineEntry[] } | undefined;
  /** The student's marks in the whole book, in reading order. */
  marks: readonly Mark[];
}

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 };

interface InBook {
  pdfId: string;
  language: string | null;
}
/** The book that all lines are of. */
const BookOf = createContext<InBook>({ pdfId: '', language: null });

/** What a chapter teaches in the book's words, each line with its page; for reading and for paper. */
export function Guide({ pdfId, section, book, marks }: GuideProps) {
  const guide = useGuide(pdfId, section);
  const fault = useFault(guide);
  const { data } = guide;
  if (fault && isMissing(fault.error))
    return (
      <NotFound title={words.notFound}>
        <ButtonLink look="primary" to={`/chat/${pdfId}`}>
          {words.toBook}
        </ButtonLink>
      </NotFound>
    );
  if (fault) {
    const chapter = book?.outline[Number(section)];
    return (
      <div className="mx-auto max-w-3xl px-4 pt-5 pb-10 sm:px-6 sm:pt-8">
        <p className="min-h-6 text-sm text-soft" dir="auto">
          {book?.title}
        </p>
        <PageTitle className="mb-5 font-serif">{chapter ? titleText(chapter.title) : words.link}</PageTitle>
        <Fault title={words.failed} failed={fault} works={words.works} offline="">
          <WorksHere bookId={pdfId} />
        </Fault>
      </div>
    );
  }
  if (!data) return <Loading label={words.loading} />;
  const { title, pages, labels, minutes, language } = data;
  const [from, to] = pages;
  const own = marks.filter(({ parts: [part] }) => part && part.page >= from && part.page <= to);
  const named = pageNumbers({ from, to, from_label: labels?.[0], to_label: labels?.[1] });
  return (
    <BookOf value={{ pdfId, language }}>
      <div className="mx-auto max-w-3xl px-4 pt-5 pb-10 sm:px-6 sm:pt-8 print:max-w-none print:p-0">
        <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
          <ButtonLink
            look="quiet"
            size="small"
            to={`/chat/${pdfId}`}
            state={{ show: { page: from, label: labels?.[0], boxes: [] } }}
            icon={<BookOpen {...icon} />}
            className="-ml-3 max-sm:min-h-11"
          >
            {words.toBook}
          </ButtonLink>
          <span className="flex-1" />
          <Button size="small" className="max-sm:min-h-11" icon={<Printer {...icon} />} onClick={() => window.print()}>
            {words.print}
          </Button>
        </div>
        {book && (
          <p className="text-sm text-soft" dir="auto">
            {book.title}
          </p>
        )}
        <PageTitle tab={words.title(titleText(title))} className="font-serif">
          <bdi {...(language && { lang: language })}>{titleText(title)}</bdi>
        </PageTitle>
        <p className="mt-1 text-sm text-soft">{words.facts(named, words.minutes(formatNumber(minutes), minutes))}</p>
        <Body guide={data} marks={own} />
        <Claims pdfId={pdfId} section={section} language={language} />
        <Neighbours pdfId={pdfId} at={Number(section)} outline={book?.outline ?? []} />
      </div>
    </BookOf>
  );
}

function Body({ guide, marks }: { guide: GuideData; marks: readonly Mark[] }) {
  const { openings, terms, lists, figures, missed, questions } = guide;
  const found = openings.length + terms.length + lists.length + figures.length + questions.length;
  return (
    <>
      {found === 0 && <p className="mt-6 max-w-measure font-serif text-lg text-soft">{words.nothing}</p>}
      <Part title={words.openings} count={openings.length}>
        {openings.map(({ title, level, evidence }, at) => (
          <Line key={keyOf(evidence, at)} id={`opening-${at}`} evidence={evidence} indent={level > 1}>
            {level > 0 && <Small>{titleText(title)}</Small>}
            <Quote>{evidence.quote}</Quote>
          </Line>
        ))}
      </Part>
      <Part title={words.terms} count={terms.length}>
        {terms.map(({ term, evidence }, at) => (
          <Line key={keyOf(evidence, at)} id={`term-${at}`} evidence={evidence}>
            <Quote>
              <Termed term={term} text={evidence.quote} />
            </Quote>
          </Line>
        ))}
      </Part>
      <Part title={words.lists} count={lists.length}>
        {lists.map(({ lead, ordered, items, evidence }, at) => (
          <Line key={keyOf(evidence, at)} id={`list-${at}`} evidence={evidence}>
            <Quote>{lead}</Quote>
            <Items ordered={ordered} items={items} />
          </Line>
        ))}
      </Part>
      <Part title={words.figures} count={figures.length}>
        {figures.map((evidence, at) => (
          <Line key={keyOf(evidence, at)} id={`figure-${at}`} evidence={evidence}>
            <Quote>{evidence.quote}</Quote>
          </Line>
        ))}
      </Part>
      <Part title={words.marks} count={marks.length}>
        {marks.map((mark) => (
          <OwnMark key={mark.mark_id} mark={mark} />
        ))}
      </Part>
      <Part title={words.missed} count={missed.length}>
        {missed.map(({ question, answer, evidence }, at) => (
          <Line key={keyOf(evidence, at)} id={`missed-${at}`} evidence={evidence}>
            <Quote>{question}</Quote>
            <p className="mt-0.5 text-soft">
              <span className="text-sm">{words.right}: </span>
              <InBookWords>{answer}</InBookWords>
            </p>
          </Line>
        ))}
      </Part>
      <Part title={words.questions(questions.length)} count={questions.length}>
        {questions.map(({ question, answer, evidence }, at) => (
          <li key={keyOf(evidence, at)} id={`question-${at}`} tabIndex={-1} className={ROW}>
            <details className="print:[&::details-content]:[content-visibility:visible]">
              <summary className="cursor-pointer py-0.5 max-sm:min-h-11">
                <InBookWords>{question}</InBookWords>
              </summary>
              <div className="mt-1 ps-4">
                <MarkOf evidence={evidence} aside />
                <Quote>{answer}</Quote>
              </div>
            </details>
          </li>
        ))}
      </Part>
    </>
  );
}

const keyOf = ({ page }: Evidence, at: number) => `${page} ${at}`;
const RULED = 'border-b border-line py-2 last:border-b-0 break-inside-avoid';
/** One that a mark floats in. */
const ROW = `flow-root ${RULED}`;

/** A heading with its lines; nothing where there are none. */
function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const { language } = useContext(BookOf);
  if (count === 0) return null;
  return (
    <section className="mt-7 print:mt-4">
      <h2 className="border-b border-ink pb-1 text-lg font-semibold">{title}</h2>
      <ul {...(isRightToLeft(language) && { dir: 'rtl' })}>{children}</ul>
    </section>
  );
}

const Small = ({ children }: { children: string }) => (
  <span className="block text-sm text-soft">
    <InBookWords>{children}</InBookWords>
  </span>
);

/** Words of the book, in its direction and language. */
function InBookWords({ children }: { children: ReactNode }) {
  const { language } = useContext(BookOf);
  return (
    <span dir="auto" {...(language && { lang: language })} className="[overflow-wrap:anywhere]">
      {children}
    </span>
  );
}

function Quote({ children }: { children: ReactNode }) {
  const { language } = useContext(BookOf);
  return (
    <p
      dir="auto"
      {...(language && { lang: language })}
      className="max-w-measure font-serif text-[1.0625rem] leading-[1.5] [overflow-wrap:anywhere]"
    >
      {children}
    </p>
  );
}

/** @param aside at the end of the line, with the words around it */
const MarkOf = ({ evidence, aside = false }: { evidence: Evidence; aside?: boolean }) => (
  <span className={aside ? 'float-end ms-3 mt-0.5' : undefined}>
    <EvidenceMark pdfId={useContext(BookOf).pdfId} evidence={evidence} from="guide" />
  </span>
);

interface LineProps {
  id: string;
  evidence: Evidence;
  indent?: boolean;
  children: ReactNode;
}

/** What the book says, and the mark that leads there. */
const Line = ({ id, evidence, indent = false, children }: LineProps) => (
  <li id={id} tabIndex={-1} className={`${RULED} flex items-start gap-3 ${indent ? 'ps-4' : ''}`}>
    <div className="min-w-0 flex-1">{children}</div>
    <MarkOf evidence={evidence} />
  </li>
);

/** A sentence with the term that it explains standing out. */
function Termed({ term, text }: { term: string; text: string }) {
  const at = text.toLowerCase().indexOf(term.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, at + term.length)}</b>
      {text.slice(at + term.length)}
    </>
  );
}

/** The members of a list; with marks of their own where they stand in several places. */
function Items({ ordered, items }: Pick<GuideData['lists'][number], 'ordered' | 'items'>) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={`mt-1 space-y-0.5 ps-6 ${ordered ? 'list-decimal' : 'list-disc'}`}>
      {items.map(({ text, evidence }) => (
        <li key={text}>
          <span className="font-serif text-[1.0625rem] leading-[1.5]">
            <InBookWords>{text}</InBookWords>
          </span>
          {evidence && <MarkOf evidence={evidence} />}
        </li>
      ))}
    </List>
  );
}

const EDGE: Record<Mark['colour'], string> = {
  moss: 'border-page-moss-edge',
  sky: 'border-page-sky-edge',
  rose: 'border-page-rose-edge',
};

/** Words that the student marked, with their note. */
function OwnMark({ mark: { mark_id, kind, colour, note, parts } }: { mark: Mark }) {
  const [first] = parts;
  if (!first) return null;
  const boxes = parts.filter(({ page }) => page === first.page).flatMap((part) => part.boxes);
  const quote = parts.map(({ exact }) => exact.replace(/\s+/g, ' ')).join(' ');
  const { page, label } = first;
  return (
    <li id={`mark-${mark_id}`} tabIndex={-1} className={ROW}>
      <MarkOf evidence={{ page, ...(label !== undefined && { label }), quote, boxes }} aside />
      <div
        className={`flow-root border-s-3 ps-2 ${kind === 'note' ? 'border-page-pencil border-dashed' : EDGE[colour]}`}
      >
        <Quote>{quote}</Quote>
        {note !== '' && (
          <p dir="auto" className="mt-0.5 text-sm whitespace-pre-line text-soft italic">
            {note}
          </p>
        )}
        {boxes.length === 0 && <p className="mt-0.5 text-sm text-soft">{words.lost}</p>}
      </div>
    </li>
  );
}

/** The chapters before and after this one, of the same level. */
function Neighbours({ pdfId, at, outline }: { pdfId: string; at: number; outline: readonly OutlineEntry[] }) {
  const level = outline[at]?.level;
  const like = ({ level: other, apart }: OutlineEntry) => other === level && !apart;
  const before = outline.findLastIndex((entry, i) => i < at && like(entry));
  const after = outline.findIndex((entry, i) => i > at && like(entry));
  const link = (to: number, label: string) => {
    const entry = outline[to];
    return (
      entry && (
        <ButtonLink
          to={`/guide/${pdfId}/${to}`}
          look="quiet"
          aria-label={`${label}: ${titleText(entry.title)}`}
          className="min-w-0 max-w-full max-sm:min-h-11"
          icon={to < at && <ArrowLeft {...icon} className="shrink-0" />}
        >
          <span dir="auto" className="truncate">
            {titleText(entry.title)}
          </span>
          {to > at && <ArrowRight {...icon} className="shrink-0" />}
        </ButtonLink>
      )
    );
  };
  if (before < 0 && after < 0) return null;
  return (
    <nav
      aria-label={words.chapters}
      className="mt-8 flex flex-wrap justify-between gap-2 border-t border-line pt-3 print:hidden"
    >
      {link(before, words.previous)}
      <span />
      {link(after, words.next)}
    </nav>
  );
}
