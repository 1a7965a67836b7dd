/** Part `quiz`: what an examiner says around the book's own words. Each `%` is a place for them, in order. */

/** How a statement is asked for its reason. */
interface Why {
  /** Around the words of the statement. */
  asked: string;
  /** Around "does the drought lead to"; left out where effects are asked for in other words. */
  what?: string;
  /** The title of a section, then the words: where these do not say what they are about. */
  within?: string;
  /** What says where or when, then the words: where a statement opens with it; left out where it is not asked so. */
  led?: string;
  /** Around a statement whose words cannot be put in order; left out where nothing is. */
  that?: string;
  /** What is done to the statement: nothing, its verb comes first, or its auxiliary does, which a plain verb gets ("did"). */
  order: 'as it stands' | 'verb first' | 'auxiliary first';
  /** Auxiliaries of a plain verb: behind one thing, behind several, and of the past. */
  support?: { one: string; several: string; past: string };
  /** Pasts of verbs without an object that are another verb's plain form: before an object they are that verb ("lay eggs"). */
  pastOrPlain?: ReadonlySet<string>;
}

export interface Quiz {
  /** Asks for the term that has a meaning. */
  term: readonly string[];
  /** Asks for the meaning of a term. */
  meaning: string;
  /** Asks which of several did or does what is told: "Which of the following %?"; null where the verb would have to agree. */
  which: string | null;
  /** Of people alone: "Who %?"; null where the verb would have to agree. */
  who: string | null;
  /** Asks for the ending of a sentence that begins with the words. */
  ending: string;
  /** Asks for the concept that an example shows. */
  shown: string;
  /** Asks for what tells one thing from another. */
  apart: string;
  /** Asks for the one statement about a thing that is as the book has it; and of no thing in particular. */
  right: string;
  rightPlain: string;
  /**
   * Around a statement in the order of a question, which asks for the year that it was told with. `inYear`: the words before that
   * year, the longest first, parted by bars; one left empty: none, as in "wurde 1835 eröffnet". `behind`: words right behind it.
   * Left out where years are asked for by a gap.
   */
  when?: { asked: string; inYear: string; behind?: string };
  /** Question words that stand where the year or the number stood, in a language that asks so; what ends such a question. */
  inPlace?: { year: string; number: string; percent: string; ends: string };
  /** A sentence with a gap, by what is missing. */
  year: string;
  /** A statement that opens with the year that is asked for is told without it, where its words stay as they are. */
  dated?: { opens: RegExp; asks: string };
  number: string;
  name: string;
  word: string;
  /** Asks for the order of events in time, the earliest first. */
  order: string;
  /** Asks for all that belong to what the words say. */
  belongs: string;
  /** Asks which term goes with which meaning. */
  match: string;
  /** Joins two members of a choice: "A and B". */
  and: string;
  /** Stands between those before: "A, B and C". */
  comma: string;
  /** Asks for the one statement about a thing that is not as the book has it; and of no thing in particular. */
  error: string;
  errorPlain: string;
  /** Asks for the order in which what the words open is told. */
  stages: string;
  /** Words that say themselves what comes before what: stages that they name are put in order without the book; left out where none are known. */
  selfOrdered?: string;
  /** Page, then the words on it. */
  because: string;
  /** What the book says, what a statement says instead, then the page and the words on it. */
  instead?: string;
  short: {
    /** Asks for a meaning in the student's own words. */
    meaning: string;
    /** Behind the words that open a list. */
    list: string;
    /** Asks for the difference of two things. */
    apart: string;
    /** What one thing leads to, and what another comes from. */
    effect: string;
    cause: string;
    purpose: string;
    parts: string;
    /** Asks why something is so, quoting it: where its words cannot be put into a question, and in quizzes of earlier versions. */
    reason: string;
    /** Asks it in a question of its own; left out where the words of a statement would have to change. */
    why?: Why;
    /** Frames of earlier versions, which stored quizzes still hold. */
    former?: readonly string[];
    formerReasons?: readonly string[];
    /** What a command does; left out where its purpose is asked for instead. */
    does?: string;
  };
  long: {
    /** Two things, and three. */
    compare: string;
    three: string;
    /** A thing, then what to tell of it: the asked parts joined. */
    explain: string;
    /** What may be asked of a thing, by the kind of fact. */
    what: string;
    example: string;
    effect: string;
    cause: string;
    purpose: string;
    parts: string;
    apart: string;
    /** What happened to or was done by whom, in years: the years joined. */
    years: string;
    /** The members of a list, each explained. */
    list: string;
    /** The steps of a process, in order. */
    steps: string;
    /** The title of a section, then what it says something of: the things joined. */
    said: string;
    /** The title of a section, then questions about it, a line each; and without a title. */
    questions: string;
    questionsPlain: string;
    /** A thing, of which the main points are asked for. */
    about: string;
    /** The title of a section, then terms to define from it. */
    section: string;
  };
  /** Nouns that meanings begin with, a list for each kind of thing; left out where none are known. */
  kinds?: readonly string[];
  /** How nouns lose the ending of the plural, `ending>singular`, where the language has a list of nouns by their sorts (`nouns.<code>.gz`). */
  singulars?: string;
  /** Whether there is a tagger of parts of speech for it (`study/embedded/questions/tagger.ts`). */
  tagged?: true;
  /** How verbs end behind one thing, where they end so behind one thing alone: "s". */
  verbEndings?: string;
  /** Nouns that are said of several things as one: "group". */
  collective?: string;
  /** What a reason stands behind, those of one row parted by bars and followed by words of one sort: a clause, a noun, an aim. */
  reasons: readonly string[];
  /** What closes a reason that stands before what it explains, with a comma behind it, in rows as `reasons` has them: "ので". */
  reasonsFirst?: readonly string[];
  /** What marks that a statement names what it is about, where it may leave that out: "は". */
  topical?: string;
  /** What right before it makes another particle of it, which names nothing: "で" in "では". */
  untopical?: string;
  /** Words that make a measure of what looks like an aim: "too big to …". */
  degrees?: string;
  /** Helpers of what is only supposed: "would". */
  supposing?: string;
  /** What opens a statement that follows from the one before, with a comma behind it, parted by bars: "as a result". */
  results?: string;
  /** Of those, the ones that any statement could follow as it stands, in one row; left out where its words would change. */
  reasonClauses?: string;
  /** Words that only join a sentence to the one before, as a rule at its start: "and", "but". Left out where the order of words would change. */
  joining?: string;
  /**
   * Words that turn a statement into another where one stands for the other, `left/right`: strictly the same form of both.
   * `_` joins the words of a run; `left>right` is exchanged in one direction only: "must_not>must".
   */
  exchanges: string;
  /** Words that only what is denied takes, which is therefore not affirmed: "any". Left out where there are none. */
  polar?: string;
  /** Words that add to something said before, or stand for it: "also", "then". A sentence with one says less by itself. */
  leaning: string;
  /** Patterns of what no question of any book may hold, without regard to case; left out where none are known. */
  refused?: {
    /** What points at another place of the book, which a student in a quiz does not see: "the above". */
    pointing: readonly string[];
    /** An opening with nothing before it that it could stand for: "Why did they". */
    dangling?: string;
    /** The book as a thing: authors, imprint, numbers of pages. */
    trivia?: readonly string[];
    /** An option that speaks of the others: "all of the above". */
    catchAll?: string;
  };
  /** Words that say nothing of what a question is about, where questions, options and quotes are compared; left out where none are known. */
  small?: string;
  /** Whoever writes or is written to: a meaning that names them is none. */
  speaker: string;
  /** Those of them that mean people in general inside a definition: "the process by which we learn"; left out where none do. */
  anyone?: string;
  /** What a book numbers: a figure, a table, a page. A sentence that names one by its number points there. */
  numbered: string;
  /** Words that make ten or a hundred years of the number beside them: "decade". */
  decades?: string;
  /** Prepositions that stand before places and hardly ever before people: what stands behind them is no person. */
  where: string;
  /** Prepositions with an article in them: what stands behind them is no name. */
  contracted?: string;
}
