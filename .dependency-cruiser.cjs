/** The rules of "which way imports go": to the right only. New features and modules are covered by their path. */
const LAYERS = [
  ['main', '^src/main\\.tsx$'],
  ['app', '^src/app/'],
  ['features', '^src/features/'],
  ['layouts', '^src/layouts/'],
  ['guards', '^src/guards/'],
  ['capabilities', '^src/capabilities/'],
  ['stores', '^src/stores/'],
  ['components', '^src/components/'],
  ['theme', '^src/theme/'],
  ['api', '^src/api/'],
  ['lib', '^src/lib/'],
];

/** What each layer may reach besides itself. */
const ALLOWED = {
  app: ['features', 'layouts', 'guards', 'capabilities', 'stores', 'components', 'theme', 'api', 'lib'],
  features: ['capabilities', 'stores', 'components', 'theme', 'api', 'lib'],
  layouts: ['capabilities', 'stores', 'components', 'theme', 'api', 'lib'],
  guards: ['lib'],
  capabilities: ['stores', 'components', 'theme', 'api', 'lib'],
  stores: ['api', 'lib'],
  components: ['theme', 'lib'],
  theme: ['lib'],
  api: ['lib'],
  lib: [],
};

const pathOf = Object.fromEntries(LAYERS);
/** The types of the contract, which every layer may name. */
const CONTRACT = '^openapi/gen/';
/** Draws public PDFs. */
const DRAWING_THREAD = '^server/modules/resume-builder/drawing-thread\\.ts$';
const TESTS = '\\.(test|fixture)\\.tsx?$';

/** Each capability may use those before it. */
const CAPABILITIES = [
  'billing',
  'audit',
  'hiring',
  'interview',
  'charts',
  'device-check',
  'drafts',
  'code',
  'question-preview',
  'integrity',
  'consent',
  'accommodation',
  'speech',
  'report-view',
  'resume-import',
  'resume',
  'invoice',
  'live',
  'resume-export',
  'job-match',
];

const capabilityRules = CAPABILITIES.map((name, place) => ({
  name: `${name}-knows-only-capabilities-before-it`,
  severity: 'error',
  from: { path: `^src/capabilities/${name}/`, pathNot: TESTS },
  to: {
    path: '^src/capabilities/',
    pathNot: CAPABILITIES.slice(0, place + 1).map((known) => `^src/capabilities/${known}/`),
  },
}));

const layerRules = Object.entries(ALLOWED).map(([layer, reachable]) => ({
  name: `${layer}-to-the-right-only`,
  severity: 'error',
  from: { path: pathOf[layer], pathNot: TESTS },
  to: { path: '^src/', pathNot: [CONTRACT, ...[layer, ...reachable].map((name) => pathOf[name])] },
}));

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'features-are-islands',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'pieces-of-a-feature-know-no-page',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/(?!pages/)', pathNot: TESTS },
      to: { path: '^src/features/$1/pages/' },
    },
    ...capabilityRules,
    {
      name: 'capabilities-have-a-place-in-the-order',
      severity: 'error',
      from: {},
      to: { path: '^src/capabilities/', pathNot: `^src/capabilities/(${CAPABILITIES.join('|')})/` },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: [TESTS, '^src/testing/'] },
      to: { path: '^src/testing/' },
    },
    {
      name: 'page-and-server-share-only-the-description',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: '^server/' },
    },
    {
      name: 'server-knows-no-page',
      severity: 'error',
      from: { path: '^server/', pathNot: [DRAWING_THREAD, TESTS] },
      to: { path: '^src/' },
    },
    {
      name: 'server-draws-as-the-page-does',
      severity: 'error',
      from: { path: DRAWING_THREAD },
      to: { path: '^src/', pathNot: '^src/capabilities/resume/draw/' },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^server/platform/' },
      to: { path: '^server/modules/' },
    },
    {
      name: 'platform-knows-no-content',
      comment: 'The schema names the types of what is frozen into an interview.',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: '^server/platform/database/schema/' },
      to: { path: '^server/content/' },
    },
    {
      name: 'checklist-is-pure',
      comment: 'Plain functions over texts: types of the contract and two libraries, nothing else.',
      severity: 'error',
      from: { path: '^server/checklist/', pathNot: TESTS },
      to: { pathNot: ['^server/checklist/', CONTRACT, 'node_modules/(minisearch|stemmer)/'] },
    },
    {
      name: 'content-knows-nothing',
      severity: 'error',
      from: { path: '^server/content/', pathNot: TESTS },
      to: { path: '^(server|src|tests|scripts)/', pathNot: '^server/content/' },
    },
    {
      name: 'database-is-the-lowest-of-the-platform',
      severity: 'error',
      from: { path: '^server/platform/database/', pathNot: TESTS },
      to: { path: '^server/platform/[^/]+/', pathNot: '^server/platform/database/' },
    },
    {
      name: 'http-is-the-highest-of-the-platform',
      severity: 'error',
      from: { path: '^server/platform/(?!http/)', pathNot: TESTS },
      to: { path: '^server/platform/http/' },
    },
    {
      name: 'modules-use-each-other-one-way-only',
      comment: 'E.g. reports → interviews: then never back, not even through a third one.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^server/modules/' },
      to: { circular: true },
    },
    {
      name: 'of-another-module-only-service-or-rules',
      comment:
        'The kind stands at the end of the name, e.g. `account-repository.ts`. What its rows look like may be known; an expression of SQL (`-sql.ts`) does nothing by itself.',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/', pathNot: TESTS },
      to: {
        dependencyTypesNot: ['type-only'],
        path: '^server/modules/.+[/-](handlers|repository|policy|presenter|jobs)\\.ts$',
        pathNot: '^server/modules/$1/',
      },
    },
    {
      name: 'rules-do-no-io',
      comment: 'Whatever is not one of the named kinds is a rule: a plain function. Types do nothing.',
      severity: 'error',
      from: {
        path: '^server/modules/',
        pathNot: [
          '/(handlers|repository|service|jobs|presenter|policy)\\.ts$',
          '/[a-z-]+-(handlers|repository|service|jobs|presenter|policy|sql)\\.ts$',
          TESTS,
        ],
      },
      to: {
        dependencyTypesNot: ['type-only'],
        path: [
          '^server/platform/(?!(?:problem|json|json-schema)\\.ts|privacy/|(storable|visible)-text\\.ts|(?:email|web)-address\\.ts|security/(?:keyed|link-token)\\.ts)',
          '^node:(fs|net|http|https|child_process|dgram)',
          'node_modules/(drizzle-orm|fastify|pg|pg-boss|nodemailer)/',
        ],
      },
    },
    {
      name: 'statements-stand-in-repositories',
      comment:
        'Addresses and profiles are read by other modules too, which reach services only; health asks for no row.',
      severity: 'error',
      from: {
        path: '^server/modules/.+[/-](service|handlers|presenter|policy|jobs)\\.ts$',
        pathNot: ['/(own-address|profile)-service\\.ts$', '/health/handlers\\.ts$'],
      },
      to: { path: 'node_modules/drizzle-orm/' },
    },
    {
      name: 'no-cycles',
      comment: 'The generated client has its own.',
      severity: 'error',
      from: { pathNot: '^src/api/gen/' },
      to: { circular: true },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What tests share imports the whole server: through it every module would depend on every other.
    exclude: { path: ['^server/gen/', '^openapi/gen/', '^tests/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
