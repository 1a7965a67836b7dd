/**
 * Protections, each with what takes it away and the test that must fail then: rows of the table in docs/security.md. Only what a
 * test by itself can tell stands here; which rows are left and why says `LEFT`.
 */

export interface Mutation {
  /** The rows of docs/security.md that it is of. */
  rows: readonly number[];
  /** Whose code it is, from the root. */
  file: string;
  /** The protection as it stands there, once. */
  from: string;
  /** The same without it. */
  to: string;
  /** The project of vitest.config.ts, and the file of tests. */
  project: 'unit' | 'alone' | 'web' | 'web-mocking' | 'rules' | 'integration' | 'own-database';
  test: string;
}

const unit = (rows: readonly number[], test: string, file: string, from: string, to: string): Mutation => ({
  ...{ rows, project: 'unit', test, file, from, to },
});
const web = (rows: readonly number[], test: string, file: string, from: string, to: string): Mutation => ({
  ...{ rows, project: 'web', test: `web/${test}`, file: `web/${file}`, from, to },
});
const withEmulators = (rows: readonly number[], test: string, file: string, from: string, to: string): Mutation => ({
  ...{ rows, project: 'integration', test: `functions/test/integration/${test}`, file, from, to },
});

const IN_VAIN = 'functions/src/study/openai/complete-in-vain.test.ts';
const COMPLETE = 'functions/src/study/openai/complete.ts';
const CLIENT = 'functions/src/study/openai/client.ts';
const IDENTIFY = 'functions/src/http/identify.ts';
const SHARES = 'functions/src/platform/shares.ts';

export const MUTATIONS: readonly Mutation[] = [
  unit(
    [5],
    'functions/src/platform/guard.test.ts',
    'functions/src/platform/guard.ts',
    'hosts.length > 0 &&',
    'false &&',
  ),
  unit(
    [2, 3, 53],
    'functions/src/http/identify.test.ts',
    IDENTIFY,
    'verifyIdToken(token, stillGood)',
    'verifyIdToken(token)',
  ),
  unit(
    [2, 3],
    'functions/src/http/identify.test.ts',
    IDENTIFY,
    'if (!SAFE_UID.test(claims.uid))',
    'if (claims.uid === undefined)',
  ),
  unit([12, 14], 'functions/src/study/openai/complete.test.ts', COMPLETE, 'tries >= MOST_TRIES ||', ''),
  unit([12, 60], IN_VAIN, CLIENT, 'Math.min(LONGEST_AFTER_MS, Math.max(0, ms))', 'ms'),
  unit(
    [13],
    IN_VAIN,
    CLIENT,
    "return { kind: 'closed', why: 'spent' };\n  if (status === 401)",
    "return { kind: 'again', afterMs: null, lost: false };\n  if (status === 401)",
  ),
  unit([49], IN_VAIN, COMPLETE, "if (unreached === tries) throw await session.modelBudget.close('unreachable');", ''),
  unit([49], IN_VAIN, COMPLETE, 'if (!lost) await reconcile(0);', ''),
  unit([50], IN_VAIN, COMPLETE, 'reconcileTaken(Math.min(used, estimate))', 'reconcileTaken(used)'),
  unit([51], IN_VAIN, CLIENT, "if (!KEY_REFUSED.test(code ?? '')) return { kind: 'failed', lost: false };", ''),
  // Its steps stand in for one another: without one of them the others still take a link away.
  unit(
    [16, 17],
    'functions/src/study/openai/links.test.ts',
    'functions/src/study/openai/links.ts',
    'const next = cleaned(left, told);',
    'const next = left;',
  ),
  unit(
    [16],
    'functions/src/study/openai/links.test.ts',
    'functions/src/study/openai/links.ts',
    'text.slice(0, MOST_CHARS)',
    'text',
  ),
  web(
    [16],
    'src/components/markdown/markdown.test.tsx',
    'src/components/markdown/markdown.tsx',
    '  img: () => null,\n',
    '',
  ),
  unit(
    [22, 23],
    'functions/src/book/read/supervise.test.ts',
    'functions/src/book/read/inspect-pdf.ts',
    'if (document.numPages > maxPages)',
    'if (document.numPages > 99_999_999)',
  ),
  unit(
    [27],
    'functions/src/http/multipart.test.ts',
    'functions/src/http/multipart.ts',
    "stream.on('limit', () => reject(fileTooLarge()));",
    '',
  ),
  unit([27], 'functions/src/http/multipart.test.ts', 'functions/src/http/multipart.ts', 'files: 2,', ''),
  unit(
    [28],
    'functions/src/features/upload/title.test.ts',
    'functions/src/features/upload/title.ts',
    ".replace(UNSHOWABLE, '').trim()",
    '.trim()',
  ),
  unit(
    [28],
    'functions/src/features/upload/title.test.ts',
    'functions/src/features/upload/title.ts',
    '[...line].slice(0, MAX_TITLE_CHARS)',
    '[...line]',
  ),
  unit([30], 'tools/lib/hosting.test.ts', 'firebase.json', '"value": "nosniff"', '"value": "sniff"'),
  unit([30], 'tools/lib/hosting.test.ts', 'firebase.json', "script-src 'self'", "script-src 'self' 'unsafe-inline'"),
  unit([43], 'tools/audit/judge.test.ts', 'tools/audit/judge.ts', "['high', 'critical']", "['critical']"),
  unit(
    [48],
    'functions/src/platform/shares.test.ts',
    SHARES,
    '|| Object.keys(alive(queue, now)).length >= READ_AT_ONCE',
    '',
  ),
  unit([48], 'functions/src/platform/shares.test.ts', SHARES, '(USED_WEIGHT * usedNow(queue, now)) / 1000', '0'),
  unit(
    [52],
    'functions/src/platform/shares.test.ts',
    SHARES,
    'if (part >= SCARCE) return least;\n  return one - ((part - PLENTY) / (SCARCE - PLENTY)) * (one - least);',
    'return one;',
  ),
  unit(
    [58],
    'functions/src/book/read/confine.test.ts',
    'functions/src/book/read/confine.ts',
    "  shut(net.Socket.prototype, ['connect']);\n",
    '',
  ),
  unit(
    [58],
    'functions/src/book/read/confine.test.ts',
    'functions/src/book/read/confine.ts',
    "  shut(threads, ['Worker']);\n",
    '',
  ),
  unit(
    [18, 57],
    'functions/src/stores/pace.test.ts',
    'functions/src/stores/pace.ts',
    'if (calls < needed)',
    'if (calls < 0)',
  ),
  unit([61], 'functions/src/index.test.ts', 'functions/src/index.ts', '...options, ...account(name)', '...options'),
  unit([69], 'functions/src/book/read/about.test.ts', 'functions/src/book/read/about.ts', ' || seen >= MOST_SEEN', ''),
  unit(
    [69],
    'functions/src/features/progress/mark.test.ts',
    'functions/src/features/progress/mark.ts',
    '  await ownTurn();\n',
    '',
  ),
  unit(
    [69],
    'functions/src/features/progress/mark.test.ts',
    'functions/src/study/engines.ts',
    '    await ownTurn();\n',
    '',
  ),
  unit(
    [73],
    'functions/src/features/chat/draw-part.test.ts',
    'functions/src/features/chat/draw-part.ts',
    'ofOne: 3, ',
    '',
  ),
  unit(
    [73],
    'functions/src/features/chat/draw-part.test.ts',
    'functions/src/platform/fair-turns.ts',
    'free.toSorted((a, b) => (served.get(a) ?? 0) - (served.get(b) ?? 0))[0]',
    'free[0]',
  ),
  unit(
    [73],
    'functions/src/features/chat/draw-part.test.ts',
    'functions/src/features/chat/draw-part.ts',
    ' || page > pages',
    '',
  ),
  web(
    [64],
    'src/features/quiz/config-screen.test.tsx',
    'src/features/quiz/use-generate.ts',
    'if (client.isMutating({ mutationKey }) === 0) mutate(wish);',
    'mutate(wish);',
  ),
  web(
    [65],
    'src/lib/failed-questions.test.ts',
    'src/lib/failed-questions.ts',
    'at < 0 ? [...kept, question]',
    'at < 0 ? [question]',
  ),
  web(
    [67],
    'src/features/quiz/quiz-screen.test.tsx',
    'src/features/quiz/use-taking.ts',
    '      setBefore(attempt_id);\n',
    '',
  ),
  web(
    [70],
    'src/components/ui/fault.test.tsx',
    'src/components/ui/fault.tsx',
    'const unreached = isUnreached(error);',
    'const unreached = false;',
  ),
  web(
    [74],
    'src/lib/device.test.ts',
    'src/lib/device.ts',
    'but === null || !key.startsWith(',
    'false && !key.startsWith(',
  ),
  web(
    [74],
    'src/lib/device.test.ts',
    'src/lib/device.ts',
    "if (uid === undefined || deviceChoice() !== 'yes') return;\n  const earlier",
    'if (uid === undefined) return;\n  const earlier',
  ),
  web([74], 'src/lib/kept-work.test.ts', 'src/lib/kept-work.ts', "window.addEventListener('beforeunload', warn);", ';'),
  web(
    [74],
    'src/lib/marks-outbox.test.ts',
    'src/lib/marks-outbox.ts',
    'if (user?.uid !== before.user?.uid) useMarksOutbox.setState({ waiting: stored() });',
    '',
  ),
  web(
    [74],
    'src/lib/handed.test.ts',
    'src/lib/handed.ts',
    'return { handed: name };',
    'return { handed: name, ...value };',
  ),
  web(
    [74],
    'src/lib/handed.test.ts',
    'src/lib/handed.ts',
    '  if (before.user && user?.uid !== before.user.uid) here.clear();\n',
    '',
  ),
  web(
    [74],
    'src/lib/storage.test.ts',
    'src/lib/storage.ts',
    '  if (inTab !== null && inTab !== uid) forgetTab();\n',
    '',
  ),
  web([74], 'src/lib/handed.test.ts', 'src/lib/auth/session.ts', '  else forgetTab();\n', ''),
  web(
    [74],
    'src/features/quiz/kept-order.test.ts',
    'src/features/quiz/kept-order.ts',
    'Kept.safeParse(JSON',
    '((data: never) => ({ success: true, data: data as z.infer<typeof Kept> }))(JSON',
  ),
  web(
    [34, 35],
    'src/app/screens/chat-screen.test.tsx',
    'src/app/screens/book-and-chat/use-view.ts',
    '    if (leaving.current) return;\n',
    '',
  ),
  {
    rows: [4],
    project: 'rules',
    test: 'functions/test/rules/firestore.rules.test.ts',
    file: 'firestore.rules',
    from: 'allow read, write: if false;',
    to: 'allow read, write: if true;',
  },
  {
    rows: [4],
    project: 'rules',
    test: 'functions/test/rules/storage.rules.test.ts',
    file: 'storage.rules',
    from: 'allow read, write: if false;',
    to: 'allow read, write: if true;',
  },
  withEmulators(
    [31, 66],
    'progress-faults.test.ts',
    'functions/src/features/progress/submit.ts',
    '  refuseUnasked(quiz.questions, answers, [said.confidence, said.helped]);\n',
    '',
  ),
  withEmulators(
    [38],
    'account.test.ts',
    'functions/src/features/account/close.ts',
    'await eraseAccount(uid)',
    'await Promise.resolve()',
  ),
  withEmulators(
    [9, 10],
    'progress-faults.test.ts',
    'functions/src/features/progress/submit.ts',
    "derivedId('attempt', uid, key)",
    "derivedId('attempt', uid, key + Math.random())",
  ),
  withEmulators(
    [55],
    'sweep.test.ts',
    'functions/src/features/upload/sweep.ts',
    'await finishDeletion(deletion.uid, deletion.id)',
    'undefined',
  ),
  withEmulators(
    [63],
    'opened-books.test.ts',
    'functions/src/stores/opened-books.ts',
    'maxSize: KEPT_PAGES',
    'maxSize: 99_999_999',
  ),
  withEmulators([29], 'file.test.ts', 'functions/src/http/reply.ts', "  'X-Content-Type-Options': 'nosniff',\n", ''),
  ...Object.entries({ quizzes: 'isolation-matrix.test.ts', marks: 'hostile-marks.test.ts' }).map(([store, test]) =>
    withEmulators(
      [1],
      test,
      `functions/src/stores/${store}.ts`,
      `.doc(uid).collection('${store}')`,
      `.doc('everybody').collection('${store}')`,
    ),
  ),
  withEmulators(
    [7, 8],
    'faults.test.ts',
    'functions/src/features/upload/add-book.ts',
    'await library.writeBookFile(uid, id, PDF, file.bytes);',
    'library.writeBookFile(uid, id, PDF, file.bytes).catch(() => {});',
  ),
  withEmulators(
    [7, 8],
    'faults.test.ts',
    'functions/src/features/upload/sweep.ts',
    'await (document ? removeParts(uid, id) : removeBookFiles(uid, id));',
    'if (document) await removeParts(uid, id);',
  ),
  withEmulators(
    [11],
    'openai-quiz.test.ts',
    'functions/src/features/quiz/generate.ts',
    '(await singleFlight(uid, id, known, make))',
    '(await make())',
  ),
  withEmulators(
    [37],
    'openai-quiz.test.ts',
    'functions/src/stores/quizzes.ts',
    'if (onlyWithBook && !(book',
    'if (false && !(book',
  ),
  unit(
    [15],
    'functions/src/study/openai/partial-json.test.ts',
    'functions/src/study/openai/partial-json.ts',
    "    else if (sign === ',') cut = { at, closers: open.toReversed().join('') };\n",
    '',
  ),
  unit(
    [20],
    'functions/src/contract/bounds.test.ts',
    'functions/src/contract/chat.ts',
    'question: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_QUESTION_CHARS))',
    'question: z.string().check(z.trim(), z.minLength(1))',
  ),
  withEmulators(
    [20, 47],
    'memory.test.ts',
    'functions/src/http/bodies.ts',
    'if (announcedOver(request, most) || ',
    'if (',
  ),
  withEmulators(
    [47],
    'memory.test.ts',
    'functions/src/http/bodies.ts',
    'if (come > most) end(() => reject(tooLarge()));\n      else take(chunk);',
    'take(chunk);',
  ),
  withEmulators(
    [21],
    'videos.test.ts',
    'functions/src/features/videos/search.ts',
    '  if (broken) return { found, pause: broken };\n',
    '',
  ),
  ...[
    ["name === 'PasswordException'", "name === 'NoSuchException'"],
    ['  sniff(bytes);\n  return open({ data: bytes }, false);', '  return open({ data: bytes }, false);'],
  ].map(([from = '', to = '']) =>
    unit([25, 26], 'functions/src/book/read/read-pdf.test.ts', 'functions/src/book/read/open.ts', from, to),
  ),
  withEmulators(
    [32],
    'calls.test.ts',
    'functions/src/http/input.ts',
    "throw new AppError('invalid', 'This request could not be understood (it is not valid JSON).');",
    "throw new Error('not JSON');",
  ),
  web(
    [33],
    'src/lib/api/api-client.test.ts',
    'src/lib/api/authorized.ts',
    'second?.Authorization ? await send(second, ended) : reply',
    'second?.Authorization ? reply : reply',
  ),
  withEmulators(
    [39],
    'faults.test.ts',
    'functions/src/stores/documents.ts',
    'limit(LIST_PAGE + 1).get();\n  const documents = docs.slice(0, LIST_PAGE)',
    'limit(99_999).get();\n  const documents = docs',
  ),
  withEmulators(
    [39],
    'review.test.ts',
    'functions/src/stores/cards.ts',
    '      if (weight >= bytes) return { cards, unread: ids.length - at };\n',
    '',
  ),
  withEmulators(
    [39],
    'mistakes.test.ts',
    'functions/src/stores/attempts.ts',
    '    if (refusedWhenFull && packed.content.length > ROOMY_BYTES) throw refusedWhenFull;\n',
    '',
  ),
  unit(
    [39],
    'functions/src/study/exam/told.test.ts',
    'functions/src/study/exam/told.ts',
    'if (bytes > this.#left) {',
    'if (bytes < 0) {',
  ),
  unit(
    [40],
    'functions/src/platform/log.test.ts',
    'functions/src/platform/log.ts',
    'return { error: error.name, code,',
    'return { error: error.message, code,',
  ),
  {
    rows: [41],
    project: 'alone',
    test: 'tools/indexes/indexes.test.ts',
    file: 'firestore.indexes.json',
    from: '"collectionGroup": "marks",\n      "queryScope"',
    to: '"collectionGroup": "nothing",\n      "queryScope"',
  },
  withEmulators(
    [54],
    'incoming.test.ts',
    'functions/src/features/upload/sweep.ts',
    '      await removeIncoming(uid, id);\n',
    '',
  ),
  withEmulators([56], 'quiz-faults.test.ts', 'functions/src/stores/single-flight.ts', 'waitMs: WAIT_MS', 'waitMs: 0'),
  unit(
    [59],
    'functions/src/study/openai/answer/answer.test.ts',
    'functions/src/study/openai/answer/call.ts',
    "  if (whole.length === 0 && (!repairs || unread(repairs))) throw nonsense(repairs?.shortfall ?? 'empty');\n",
    '',
  ),
  unit(
    [71],
    'functions/src/study/openai/questions/questions.test.ts',
    'functions/src/study/openai/questions/call.ts',
    '...last.failed.map(({ portion }) => portion), ',
    '',
  ),
  unit(
    [72],
    'functions/src/features/progress/mark.test.ts',
    'functions/src/features/progress/mark.ts',
    '        if (known) return known;\n',
    '',
  ),
  {
    rows: [19],
    project: 'own-database',
    test: 'functions/test/integration/allowances.test.ts',
    file: 'functions/src/stores/allowances.ts',
    from: "    if (gone + amount > dailyCap(meter, 'project')) throw spentUp(meter, 'project');\n",
    to: '',
  },
  {
    rows: [62],
    project: 'own-database',
    test: 'functions/test/integration/reading-queue.test.ts',
    file: 'functions/src/features/upload/readers.ts',
    from: '    await queueBook(uid, job);\n    return true;',
    to: '    return uid !== job;',
  },
];

/** Rows that nothing above takes away, by why. */
export const LEFT: Readonly<Record<string, readonly number[]>> = {
  // Tests of minutes: their protection was taken away by hand, or is a bound that only the whole shows.
  'held by a release test': [6, 42, 44, 45, 46],
  'held by a journey in a browser': [24, 68],
  'a race that the test may miss: a book deleted while it is asked about': [36],
};
