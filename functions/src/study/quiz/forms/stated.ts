/** Short-answer questions from single facts: what they lead to, are for, consist of, name, or set apart. */
import type { Fact } from '../../../knowledge/index.ts';
import { tokensOf } from '../../../knowledge/tokens.ts';
import type { ClaimedQuote, DraftSaq } from '../../engine.ts';
import { askedEffect } from '../asking-why.ts';
import { placed } from '../chapters.ts';
import { capital, framed, inside, type Reading, statement } from '../reading.ts';
import { opensLoosely, tellsSomething } from '../sentences.ts';
import { verbsIn } from '../verbs.ts';
import { runsOn, told } from '../wording.ts';

/**
 * The question that a fact answers, by its kind, or null where its words cannot be asked for by themselves.
 * @param matter what the section is about that tells it; empty: not known
 */
export function fromFact(reading: Reading, fact: Fact, evidence: ClaimedQuote, matter: string): DraftSaq | null {
  const { short } = reading.frames;
  const subject = inside(reading, withArticle(reading, fact));
  const object = told(fact.object ?? '');
  const { lexicon, pack } = reading;
  const words = tokensOf(object, pack.words.elided).map(({ text }) => text);
  if (lexicon && runsOn(lexicon, words)) return null;
  const named =
    subject.length <= SUBJECT_CHARS && isPhrase(reading, subject) && isPhrase(reading, object) && !fact.context;
  const answer = (text: string) => statement(reading, text);
  switch (fact.kind) {
    case 'cause':
      return named &&
        !tokensOf(subject).some(({ text }) => reading.lexicon?.conjunctions.has(text)) &&
        object.split(' ').length > 1 &&
        isPlainText(object) &&
        !tellsToAct(reading, object)
        ? {
            question: effectOf(reading, fact, object) ?? framed(short.effect, subject),
            answer: answer(object),
            evidence,
          }
        : null;
    case 'purpose':
      // "Генерации": of what, the next words would have said.
      return named && (reading.frames.tagged || pack.words.unspaced ? object !== '' : words.length > 1)
        ? { question: framed(short.purpose, subject), answer: answer(object), evidence }
        : null;
    case 'part':
      return named && fact.items.length >= LIST.least
        ? { question: framed(short.parts, subject), answer: answer(fact.items.join(reading.frames.comma)), evidence }
        : null;
    case 'contrast': {
      const { subject: one, object: two } = fact.stored.keys;
      if ([one, two].some((key) => reading.words.withTerm(key).length < LEAST_MENTIONS)) return null;
      if (opensLoosely(reading, tokensOf(evidence.quote, pack.words.elided))) return null;
      const other = inside(reading, object);
      const both = named && other.length <= SUBJECT_CHARS && other !== '' && isPlainText(other);
      return both && evidence.quote.length > CONTRASTED
        ? { question: framed(short.apart, subject, other), answer: answer(told(evidence.quote)), evidence }
        : null;
    }
    case 'list': {
      const lead = told(fact.subject);
      const items = fact.items.map(told);
      const fits =
        items.length >= LIST.least && items.length <= LIST.most && items.every(({ length }) => length <= LIST.item);
      return fits && lead.length <= LIST.lead && isPlainText(lead) && isWhole(reading, lead)
        ? {
            question: framed(short.list, placed(matter, capital(lead))),
            answer: answer(items.join(reading.frames.comma)),
            evidence,
          }
        : null;
    }
    default:
      return null;
  }
}

/** "The signal causes the file to close": what happens is told by a verb of its own, and is nothing that can be named. */
const tellsToAct = (reading: Reading, object: string): boolean => {
  const tokens = tokensOf(object, reading.pack.words.elided);
  const acts = verbsIn(reading, object, tokens);
  return tokens
    .slice(0, NAMED)
    .some(({ text }, at) => at > 0 && reading.lexicon?.infinitive.has(text) && acts.has(at + 1));
};

/** "What does a drought lead to?", where a sentence tells the cause, what it does, and the effect in this order; else null. */
function effectOf(reading: Reading, fact: Fact, effect: string): string | null {
  const { subject, link, object } = fact.stored;
  const inOrder = link && object && subject.start < link.start && link.end <= object.start;
  const together = [link, object].every((part) => part?.sentence === subject.sentence);
  return inOrder && together ? askedEffect(reading, withArticle(reading, fact), fact.link ?? '', effect) : null;
}

/** The subject of a fact with the article that stands before it: "a number of delayed flights". */
function withArticle({ sentences, lexicon }: Reading, { subject, stored }: Fact): string {
  const before = sentences[stored.subject.sentence]?.text.slice(0, stored.subject.start) ?? '';
  const article = /(\p{L}+)\s+$/u.exec(before)?.[1] ?? '';
  return told(lexicon?.articles.has(article.toLowerCase()) ? `${article} ${subject}` : subject);
}

/** Whether words name something, and neither claim anything nor speak to the reader. */
function isPhrase({ lexicon, pack, speaker }: Reading, text: string): boolean {
  const words = tokensOf(text, pack.words.elided).map(({ text: word }) => word);
  const first = words[0] ?? '';
  if (words.some((word) => speaker.has(word) || lexicon?.pronouns.has(word))) return false;
  return (
    isPlainText(text) &&
    !lexicon?.verbs.has(first) &&
    !lexicon?.determiners.has(first) &&
    !lexicon?.conjunctions.has(first)
  );
}

/** "… can be used to": the words that open a list belong to its members, and are no question by themselves. */
export function isWhole({ lexicon, pack }: Reading, lead: string): boolean {
  const last = tokensOf(lead, pack.words.elided).at(-1)?.text ?? '';
  if (!lexicon) return true;
  if (!tellsSomething(lexicon, tokensOf(lead, pack.words.elided))) return false;
  const { prepositions, infinitive, conjunctions, articles, verbs, and } = lexicon;
  return ![prepositions, infinitive, conjunctions, articles, verbs, and].some((words) => words.has(last));
}

/** Without signs, addresses, and brackets out of which something was taken: "three areas ( and )". */
const isPlainText = (text: string) => !/[?!:;=<>|{}\\@#^~_"“”]|https?:|[([]\s|\s[)\]]/.test(text);

/** The subject of an infinitive stands among so many words. */
const NAMED = 7;
/** A subject with more words is a sentence already. */
const SUBJECT_CHARS = 60;
const LEAST_MENTIONS = 4;
/** A shorter sentence says that two things differ, and not how. */
const CONTRASTED = 90;
const LIST = { least: 2, most: 7, lead: 160, item: 60 };
