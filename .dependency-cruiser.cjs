/**
 * The arrows between the rooms: features → study, stores, http → book, contract, platform. Features never import features,
 * the site takes nothing of the functions but the contract, and each outsider has one place where it is reached.
 */
const { join } = require('node:path');

const FEATURE = '^(functions|web)/src/features/([^/]+)/';
const only = (name, comment, path, pathNot, to) => ({ name, severity: 'error', comment, from: { path, pathNot }, to });

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'features-never-import-features',
      severity: 'error',
      from: { path: FEATURE, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^$1/src/features/[^/]+/', pathNot: '^$1/src/features/$2/' },
    },
    only('contract-stands-alone', 'it is shared by both sides', '^functions/src/contract/', '\\.test\\.ts$', {
      pathNot: '^(functions/src/contract/|node_modules/(zod|ts-fsrs)/)',
    }),
    only(
      'language-is-pure',
      'it is data, and what reads it: every room may ask it',
      '^functions/src/language/',
      '\\.test\\.ts$',
      {
        path: '^functions/src/(?!language/|contract/)|node_modules/(firebase|@google-cloud|openai)',
      },
    ),
    only('book-is-pure', 'it knows no Firebase and no model', '^functions/src/book/', '\\.test\\.ts$', {
      path: '^functions/src/(features|study|stores|http|platform|config)|node_modules/(firebase|@google-cloud|openai)',
    }),
    only(
      'knowledge-is-pure',
      'it knows the book and its language, nothing that stores or asks',
      '^functions/src/knowledge/',
      '\\.test\\.ts$',
      {
        path: '^functions/src/',
        pathNot: '^functions/src/(knowledge|contract|book|language)/',
      },
    ),
    only('book-knows-no-facts', undefined, '^functions/src/(book|language)/', undefined, {
      path: '^functions/src/knowledge/',
    }),
    only('platform-is-at-the-bottom', undefined, '^functions/src/platform/', undefined, {
      path: '^functions/src/(features|conversations|study|stores|http|book)/',
    }),
    only('stores-know-no-features', undefined, '^functions/src/stores/', undefined, {
      path: '^functions/src/(features|conversations|study|http)/',
    }),
    only(
      'conversations-know-no-features',
      'they are what chat and revision share',
      '^functions/src/conversations/',
      undefined,
      {
        path: '^functions/src/(features|study|http|book)/',
      },
    ),
    only('study-knows-no-features', undefined, '^functions/src/study/', undefined, {
      path: '^functions/src/(features|conversations|stores|http)/',
    }),
    only('one-place-knows-both-engines', undefined, '^functions/src/', '^functions/src/study/(openai/|engines\\.ts)', {
      path: '^functions/src/study/openai/',
    }),
    only(
      'model-engine-knows-no-other',
      'what it finds, proves and shares is outside of both engines: the search, the gate, what adds up marks',
      '^functions/src/study/openai/',
      '\\.test\\.ts$',
      {
        path: '^functions/src/study/[^/]+/',
        pathNot: '^functions/src/study/(openai|find|marking|gate)/',
      },
    ),
    only('marking-knows-no-engine', undefined, '^functions/src/study/marking/', '\\.test\\.ts$', {
      path: '^functions/src/study/[^/]+/',
      pathNot: '^functions/src/study/marking/',
    }),
    only('gate-knows-no-engine', undefined, '^functions/src/study/gate/', '\\.test\\.ts$', {
      path: '^functions/src/study/[^/]+/',
      pathNot: '^functions/src/study/gate/',
    }),
    only('search-knows-no-engine', undefined, '^functions/src/study/find/', '\\.test\\.ts$', {
      path: '^functions/src/study/[^/]+/',
      pathNot: '^functions/src/study/find/',
    }),
    only(
      'http-knows-no-features',
      'of what is stored it asks who may call, and how often',
      '^functions/src/http/',
      undefined,
      {
        path: '^functions/src/(features|conversations|study|book|stores/(?!closures|pace))',
      },
    ),
    only('one-importer-of-openai', undefined, '^functions/src/', '^functions/src/study/openai/', {
      path: 'node_modules/openai/',
    }),
    only(
      'one-way-to-the-video-site',
      'only its feature searches it',
      '^functions/src/',
      '^functions/src/(youtube|features/videos)/',
      {
        path: '^functions/src/youtube/',
      },
    ),
    only('youtube-knows-no-rooms', undefined, '^functions/src/youtube/', '\\.test\\.ts$', {
      path: '^functions/src/(features|study|stores|http|book)/',
    }),
    only('web-takes-the-contract-alone', undefined, '^web/', undefined, {
      path: '^functions/',
      pathNot: '^functions/src/contract/',
    }),
    only('functions-take-nothing-of-web', undefined, '^functions/', undefined, { path: '^(web|tools|e2e)/' }),
    only('ui-primitives-know-no-feature', undefined, '^web/src/components/ui/', '\\.test\\.tsx$', {
      path: '^(web/src/(features|app)/|functions/)',
    }),
    only('features-know-no-app', undefined, '^web/src/(features|components|lib)/', '\\.test\\.tsx?$', {
      path: '^web/src/app/',
    }),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    webpackConfig: { fileName: join(__dirname, 'tools/arrows/aliases.cjs') },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
  },
};
