import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DocumentReference, Firestore, Query } from '@google-cloud/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import file from '../../firestore.indexes.json' with { type: 'json' };
import { ROOT } from '../lib/prepare.mjs';
import { type IndexesFile, missingFor, type StructuredQuery } from './needed.ts';

const queries: StructuredQuery[] = [];
/** Lines of the source where some query was put together while this test looked, as `stores/chats.ts:22`. */
const visited = new Set<string>();

/** Notes the lines of our own code from where a part of a query was called. */
function noteCaller(): void {
  for (const [, path, line] of (new Error().stack ?? '').matchAll(/functions\/src\/([\w/.-]+\.ts)[^:\n]*:(\d+)/g)) {
    visited.add(`${path}:${line}`);
  }
}

/** Asks for all pages of something. */
async function drained(pages: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of pages);
}

/** Asks whatever stores ask, of a database that notes the queries and holds nothing. */
async function askEverything(): Promise<void> {
  process.env.GCLOUD_PROJECT = 'demo-folio-indexes';
  const { where, orderBy } = Query.prototype;
  const { collectionGroup } = Firestore.prototype;
  const spyOn = vi.spyOn;
  spyOn(Query.prototype, 'where').mockImplementation(function (this: Query, ...given: unknown[]) {
    noteCaller();
    return where.apply(this, given as Parameters<typeof where>); // handed on as they came
  } as typeof where);
  spyOn(Query.prototype, 'orderBy').mockImplementation(function (this: Query, ...given) {
    noteCaller();
    return orderBy.apply(this, given);
  });
  spyOn(Firestore.prototype, 'collectionGroup').mockImplementation(function (this: Firestore, ...given) {
    noteCaller();
    return collectionGroup.apply(this, given);
  });
  spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
    // What goes over the wire, in its documented form.
    queries.push((this as unknown as { toProto(): { structuredQuery: StructuredQuery } }).toProto().structuredQuery);
    return { docs: [], size: 0 } as never; // all that the stores read of it
  });
  spyOn(Query.prototype, 'count').mockImplementation(function (this: Query) {
    // A count needs the indexes of the query that it counts.
    void this.get();
    return { get: async () => ({ data: () => ({ count: 0 }) }) } as never; // all that the stores read of it
  });
  spyOn(DocumentReference.prototype, 'create').mockResolvedValue({} as never); // what was written, which nobody reads
  spyOn(DocumentReference.prototype, 'get').mockImplementation(async function (this: DocumentReference) {
    // One exam is there, since removing it asks a query.
    return { exists: this.path.endsWith('/exams/there'), data: () => undefined } as never; // all that the stores read of it
  });
  spyOn(Firestore.prototype, 'runTransaction').mockImplementation(
    // Transactions run against the same empty database.
    (async (work: (transaction: unknown) => unknown) =>
      work({
        getAll: async (...refs: unknown[]) => refs.map(() => ({ exists: false, data: () => undefined })),
        get: (what: Query) => what.get(),
        create: () => {},
        set: () => {},
      })) as never,
  );

  const stores = '../../functions/src/stores';
  const [
    chats,
    sessions,
    quizzes,
    deletions,
    documents,
    news,
    scoreTotals,
    attempts,
    readings,
    videos,
    closures,
    queues,
    pictures,
    cards,
    reviewDays,
    exams,
    marks,
  ] = await Promise.all([
    import(`${stores}/chats.ts`) as Promise<typeof import('../../functions/src/stores/chats.ts')>,
    import(`${stores}/sessions.ts`) as Promise<typeof import('../../functions/src/stores/sessions.ts')>,
    import(`${stores}/quizzes.ts`) as Promise<typeof import('../../functions/src/stores/quizzes.ts')>,
    import(`${stores}/deletions.ts`) as Promise<typeof import('../../functions/src/stores/deletions.ts')>,
    import(`${stores}/documents.ts`) as Promise<typeof import('../../functions/src/stores/documents.ts')>,
    import(`${stores}/new-documents.ts`) as Promise<typeof import('../../functions/src/stores/new-documents.ts')>,
    import(`${stores}/score-totals.ts`) as Promise<typeof import('../../functions/src/stores/score-totals.ts')>,
    import(`${stores}/attempts.ts`) as Promise<typeof import('../../functions/src/stores/attempts.ts')>,
    import(`${stores}/readings.ts`) as Promise<typeof import('../../functions/src/stores/readings.ts')>,
    import(`${stores}/videos.ts`) as Promise<typeof import('../../functions/src/stores/videos.ts')>,
    import(`${stores}/closures.ts`) as Promise<typeof import('../../functions/src/stores/closures.ts')>,
    import(`${stores}/reading-queues.ts`) as Promise<typeof import('../../functions/src/stores/reading-queues.ts')>,
    import(`${stores}/picture-jobs.ts`) as Promise<typeof import('../../functions/src/stores/picture-jobs.ts')>,
    import(`${stores}/cards.ts`) as Promise<typeof import('../../functions/src/stores/cards.ts')>,
    import(`${stores}/review-days.ts`) as Promise<typeof import('../../functions/src/stores/review-days.ts')>,
    import(`${stores}/exams.ts`) as Promise<typeof import('../../functions/src/stores/exams.ts')>,
    import(`${stores}/marks.ts`) as Promise<typeof import('../../functions/src/stores/marks.ts')>,
  ]);
  const at = '2026-01-01T00:00:00.000Z';
  const book = {
    id: 'b',
    title: 't',
    file_name: 'f',
    bytes: 1,
    fingerprint: 'p',
    upload_key: 'k',
    pages: 1,
    outline: [],
  };
  await Promise.all([
    chats.listChats('ana', 'b', at),
    chats.deleteChatsAbout('ana', 'b'),
    drained(chats.chats.leaving()),
    chats.chats.latestMessages('ana', 'c'),
    chats.chats.turnsBefore('ana', 'c', 9, 1),
    drained(sessions.sessions.leaving()),
    sessions.listSessions('ana'),
    sessions.listSessions('ana', at),
    quizzes.earlierQuestions('ana', 'b'),
    quizzes.listQuizzes('ana'),
    drained(deletions.unfinishedDeletions(at)),
    drained(deletions.finishedDeletions(at)),
    drained(closures.unfinishedClosures()),
    drained(closures.oldClosures(at)),
    documents.listDocuments('ana', { createdAt: at, id: 'b' }),
    documents.latestDocuments('ana', 1),
    news.findUpload('ana', 'k', 'p'),
    news.addDocument('ana', book),
    scoreTotals.readBookTotals('ana'),
    attempts.listAttempts('ana'),
    attempts.latestMarked('ana', 1),
    drained(readings.readingJobs.all()),
    drained(readings.readingJobs.unqueued(at)),
    queues.takeNext(),
    queues.dueStudents(),
    queues.freeBlocked(),
    queues.pictureQueues.takeNext(),
    queues.pictureQueues.dueStudents(),
    queues.pictureQueues.freeBlocked(),
    drained(pictures.pictureJobs.all()),
    drained(pictures.pictureJobs.unqueued(at)),
    videos.removeExpiredVideos(1),
    cards.listCards('ana'),
    cards.dueCards('ana', new Date(at), 1),
    cards.freshCards('ana', 1),
    cards.countsOf('ana', new Date(at)),
    cards.deleteCardsOf('ana', 'b'),
    cards.dueTimes('ana', new Date(at), 1),
    reviewDays.listDays('ana'),
    exams.listExams('ana'),
    exams.removeExam('ana', 'there'),
    exams.createExam('ana', { pdf_ids: ['b'], date: '2026-01-02', minutes: 30, rest: [] }, 'k'),
    marks.listMarks('ana', 'b'),
    marks.deleteMarksOf('ana', 'b'),
    attempts.latestMarkedOn('ana', 'b', 1),
  ]);
  vi.restoreAllMocks();
}

beforeAll(askEverything);

describe('the indexes file', () => {
  it('has what every query needs that Firestore does not index by itself', () => {
    expect(queries.map((query) => missingFor(query, file)).filter((missing) => missing !== null)).toEqual([]);
    expect(queries.length).toBeGreaterThanOrEqual(19);
  });

  it('is looked at with every query that the code can ask', () => {
    const parts = globSync('functions/src/**/*.ts', { cwd: ROOT })
      .filter((path) => !path.endsWith('.test.ts'))
      .flatMap((path) =>
        readFileSync(join(ROOT, path), 'utf8')
          .split('\n')
          .flatMap((line, at) =>
            /\.(where|orderBy)\(|\.collectionGroup\(/.test(line)
              ? [`${path.replace('functions/src/', '')}:${at + 1}`]
              : [],
          ),
      );
    expect(parts.length).toBeGreaterThan(15);
    expect(parts.filter((part) => !visited.has(part))).toEqual([]);
  });

  it('has no index that no query needs', () => {
    const without = (at: number): IndexesFile => ({ ...file, indexes: file.indexes.filter((_, i) => i !== at) });
    const idle = file.indexes.filter((_, at) => queries.every((query) => missingFor(query, without(at)) === null));
    expect(idle).toEqual([]);
  });
});

describe('what a query needs', () => {
  const ordered = (field: string, direction: string) => ({ field: { fieldPath: field }, direction });
  const equal = (field: string) => ({ fieldFilter: { field: { fieldPath: field }, op: 'EQUAL' } });
  const none: IndexesFile = { indexes: [], fieldOverrides: [] };

  it('is nothing for one field in one collection', () => {
    const orderBy = [ordered('seq', 'DESCENDING'), ordered('__name__', 'DESCENDING')];
    expect(missingFor({ from: [{ collectionId: 'messages' }], orderBy }, none)).toBeNull();
  });

  it('is an index of its own for one field and the name in the other direction', () => {
    const orderBy = [ordered('seq', 'DESCENDING'), ordered('__name__', 'ASCENDING')];
    expect(missingFor({ from: [{ collectionId: 'messages' }], orderBy }, none)).toContain('messages');
  });

  it('is an exemption for one field over all collections of a name', () => {
    const query = { from: [{ collectionId: 'chats', allDescendants: true }], where: equal('deleted') };
    expect(missingFor(query, none)).toBe('chats.deleted ASCENDING COLLECTION_GROUP');
    expect(missingFor(query, file)).toBeNull();
  });

  it('is an index of both for one field equal and another in order', () => {
    const query = { from: [{ collectionId: 'chats' }], where: equal('pdf_id'), orderBy: [ordered('at', 'DESCENDING')] };
    expect(missingFor(query, file)).toBe('chats (pdf_id ==, at DESCENDING) COLLECTION');
  });

  it('is an index of both for one field that is null and another in order', () => {
    const where = { unaryFilter: { field: { fieldPath: 'due' }, op: 'IS_NULL' } };
    const query = { from: [{ collectionId: 'cards' }], where, orderBy: [ordered('place', 'ASCENDING')] };
    expect(missingFor(query, none)).toBe('cards (due ==, place ASCENDING) COLLECTION');
    expect(missingFor(query, file)).toBeNull();
  });

  it('is not there for a field that was taken out of all indexes', () => {
    const query = { from: [{ collectionId: 'messages' }], orderBy: [ordered('content', 'ASCENDING')] };
    expect(missingFor(query, file)).toBe('messages.content ASCENDING COLLECTION');
  });
});
