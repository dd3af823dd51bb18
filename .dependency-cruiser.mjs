/**
 * Which folder may import which. Imports point downwards, main → app → storefront | dashboard → entities → api → shared,
 * the two applications never meet, and nothing imports what imports it.
 */
const index = '/index\\.ts$'
const entities = '^src/entities/'
const models =
  '^src/(?:(?:storefront|dashboard)/features|entities)/[^/]+/model/|^src/dashboard/tables/tablePrefsSlice\\.ts$'
const api = '^src/api/index\\.ts$'
const shared = '^src/shared/'
const store = '^src/store/(?:hooks|uiSlice)\\.ts$'
const testsAndStories = '\\.(?:test|stories)\\.tsx?$'
const forTestsAndStories = ['^src/testing/', '^src/store/']

/**
 * `folder` imports nothing of src but `allowed`; its tests and stories also import src/testing, the store and `inTests`.
 *
 * @param {string} folder @param {string[]} allowed @param {string} comment @param {string[]} inTests
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
function layer(folder, allowed, comment, inTests = []) {
  /** @type {Pick<import('dependency-cruiser').IForbiddenRuleType, 'name' | 'severity' | 'comment'>} */
  const rule = { name: folder.replace(/[(/].*/, '') || 'application', severity: 'error', comment }
  const to = { path: '^src/' }
  return [
    {
      ...rule,
      from: { path: `^src/${folder}`, pathNot: testsAndStories },
      to: { ...to, pathNot: allowed },
    },
    {
      ...rule,
      from: { path: `^src/${folder}.*${testsAndStories}` },
      to: { ...to, pathNot: [...allowed, ...forTestsAndStories, ...inTests] },
    },
  ]
}

/**
 * Of the top-level folders, `folder` imports itself and `allowed`.
 *
 * @param {string} folder @param {string[]} allowed @param {string} comment
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const topLevel = (folder, allowed, comment) => ({
  name: folder,
  severity: 'error',
  comment,
  from: { path: `^${folder}/` },
  to: {
    path: '^(?:src|server|dev-services|contract|common|shop|e2e|lab|scripts)/',
    pathNot: [`^${folder}/`, ...allowed],
  },
})

const tags = '^contract/tags\\.ts$'
const contract = '^contract/(?:tags|operations)\\.ts$'
const anywhereInServer = '^(?:server/src|dev-services|lab/(?!people/))/'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'No circle of imports, not even of types.',
      from: {},
      to: { circular: true },
    },
    ...layer('shared/', [shared], 'shared imports nothing of the rest of src.'),
    ...layer('api/', ['^src/api/', shared], 'api imports only shared.', [entities]),
    ...layer(
      'entities/([^/]+)/',
      ['^src/entities/(?:$1|auth)/', api, shared, store],
      'An entity imports itself, the current user (entities/auth), api, shared and the types of the store.',
    ),
    ...layer(
      '(storefront|dashboard)/features/([^/]+)/',
      ['^src/$1/features/$2/', '^src/$1/(?:ui|tables|theme)/', entities, api, shared, store],
      "A feature imports itself, its application's kit, entities, api, shared and the types of the store; features meet in a page.",
    ),
    ...layer(
      '(storefront|dashboard)/(?:ui|tables|theme)/',
      ['^src/$1/(?:ui|tables|theme)/', entities, api, shared, store],
      'A kit imports entities, api, shared and the types of the store.',
    ),
    ...layer(
      '(storefront|dashboard)/(?:pages|layout)/',
      ['^src/$1/', entities, api, shared, store],
      'A page imports its application, entities, api, shared and the types of the store.',
    ),
    {
      name: 'pages',
      severity: 'error',
      comment: 'Nothing but app and the tests imports a page.',
      from: { path: '^src/(?!app/|testing/)', pathNot: testsAndStories },
      to: { path: '^src/(?:storefront|dashboard)/pages/.*Page\\.tsx$' },
    },
    ...layer(
      'store/',
      ['^src/store/', models, api, shared],
      'store imports the models of features and entities, api and shared.',
      [entities],
    ),
    ...layer(
      '(?:app/|main\\.tsx$)',
      ['^src/(?:app|storefront|dashboard|entities|store)/', api, shared],
      'app and main import api by its index.ts.',
    ),
    {
      name: 'main',
      severity: 'error',
      comment: 'main leaves the pages to app.',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^src/(?:storefront|dashboard)/pages/' },
    },
    topLevel(
      'src',
      [contract, '^(?:common|shop)/'],
      'src imports only the contract, common and the shop file.',
    ),
    topLevel(
      'server',
      [
        contract,
        '^(?:common|shop)/',
        '^dev-services/',
        '^lab/(?:(?:shop|people)/|time\\.ts$)',
        '^scripts/backup/tables\\.ts$',
      ],
      'server imports nothing of src.',
    ),
    topLevel(
      'dev-services',
      [tags, '^(?:common|shop)/', '^server/'],
      'dev-services imports nothing of src.',
    ),
    topLevel('contract', [], 'contract imports nothing of the others.'),
    topLevel('common', ['^shop/'], 'common imports only the shop file.'),
    topLevel(
      'shop',
      ['^common/(?:text|bengali|formatTaka)\\.ts$'],
      'shop imports only what its texts are made with.',
    ),
    {
      name: 'src',
      severity: 'error',
      comment: 'Browser tests and benchmarks use the shop as its users do, who read its texts.',
      from: { path: '^(?:e2e|lab/bench)/' },
      to: { path: '^src/', pathNot: '/(\\w+M|m)essages\\.ts$' },
    },
    {
      name: 'modules',
      severity: 'error',
      comment: 'Modules, adapters and auth are entered by their index.ts.',
      from: { path: `${anywhereInServer}(?!modules/|adapters/|auth/)` },
      to: { path: '^server/src/(?:(?:modules|adapters)/[^/]+|auth)/', pathNot: index },
    },
    {
      name: 'modules',
      severity: 'error',
      comment: 'Modules, adapters and auth are entered by their index.ts.',
      from: { path: '^server/src/((?:modules|adapters)/[^/]+|auth)/' },
      to: {
        path: '^server/src/(?:(?:modules|adapters)/[^/]+|auth)/',
        pathNot: ['^server/src/$1/', index],
      },
    },
    {
      name: 'dev-services',
      severity: 'error',
      comment:
        'Only bootstrap starts development services; the generator of the database types uses their PostgreSQL.',
      from: { path: '^server/src/(?!bootstrap/|db/generate\\.ts$)' },
      to: { path: '^dev-services/' },
    },
    {
      name: 'dev-services',
      severity: 'error',
      comment: 'The generator of the database types uses only their PostgreSQL.',
      from: { path: '^server/src/db/generate\\.ts$' },
      to: { path: '^dev-services/', pathNot: '^dev-services/postgres/index\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|node_modules|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
