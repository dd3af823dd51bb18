/** Shows that the import rules refuse what they are there for, in a small tree with the folders of this one. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { appendFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, relative, resolve } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { cruise } from 'dependency-cruiser'
import config from '../../.dependency-cruiser.mjs'

const root = resolve(import.meta.dirname, '../..')

type Import = readonly [title: string, from: string, to: string]

const refused: readonly Import[] = [
  [
    "a feature's import of another feature",
    'src/storefront/features/cart/lib/a.ts',
    'src/storefront/features/catalog/lib/listing.ts',
  ],
  [
    "the storefront's import of the dashboard",
    'src/storefront/features/cart/b.ts',
    'src/dashboard/ui/Panel.tsx',
  ],
  [
    "the dashboard's import of the storefront",
    'src/dashboard/pages/A.tsx',
    'src/storefront/ui/Sheet.tsx',
  ],
  [
    "a page's import of another page",
    'src/storefront/pages/B.tsx',
    'src/storefront/pages/CartPage.tsx',
  ],
  [
    "a kit's import of a feature",
    'src/dashboard/ui/a.tsx',
    'src/dashboard/features/users/lib/userQuery.ts',
  ],
  [
    "an entity's import of a feature",
    'src/entities/product/a.ts',
    'src/storefront/features/catalog/lib/listing.ts',
  ],
  ["a feature's import of the store", 'src/dashboard/features/users/e.ts', 'src/store/store.ts'],
  [
    "a feature's import of the generated api",
    'src/dashboard/features/users/f.ts',
    'src/api/generated/shopApi.ts',
  ],
  ["shared's import of the api", 'src/shared/lib/a.ts', 'src/api/index.ts'],
  ["the client's import of the server", 'src/api/a.ts', 'server/src/bootstrap/config.ts'],
  ["the server's import of the client", 'server/src/a.ts', 'src/shared/lib/formatTaka.ts'],
  ["the client's import of the contract's generator", 'src/api/b.ts', 'contract/generate.ts'],
  ["the contract's import of the server", 'contract/a.ts', 'server/src/bootstrap/config.ts'],
  ["common's import of the client", 'common/a.ts', 'src/api/index.ts'],
  [
    "a module's import of another module's file",
    'server/src/modules/cart/a.ts',
    'server/src/modules/catalog/routes.ts',
  ],
  [
    "a job's import of a module's file",
    'server/src/jobs/a.ts',
    'server/src/modules/catalog/sales.ts',
  ],
  [
    "a module's import of a development service",
    'server/src/modules/cart/b.ts',
    'dev-services/postgres/index.ts',
  ],
  [
    "a development service's import of the contract's operations",
    'dev-services/a.ts',
    'contract/operations.ts',
  ],
  ["main's import of a page", 'src/main.tsx', 'src/storefront/pages/CartPage.tsx'],
  [
    "the generator's import of another development service",
    'server/src/db/generate.ts',
    'dev-services/payment/index.ts',
  ],
  [
    'test doubles in what ships',
    'src/dashboard/features/users/g.ts',
    'src/testing/generated/operations.json',
  ],
  [
    "a feature's test that imports another feature",
    'src/dashboard/features/users/a.test.ts',
    'src/dashboard/features/orders/lib/orderQuery.ts',
  ],
]

const allowed: readonly Import[] = [
  [
    'the tables of the dashboard in a feature',
    'src/dashboard/features/users/b.ts',
    'src/dashboard/tables/useAdminTable.ts',
  ],
  [
    'an entity in a feature',
    'src/dashboard/features/users/h.ts',
    'src/entities/auth/model/authSlice.ts',
  ],
  [
    'a feature in a page',
    'src/storefront/pages/C.tsx',
    'src/storefront/features/catalog/lib/listing.ts',
  ],
  ["the store's hooks in a feature", 'src/dashboard/features/users/i.ts', 'src/store/hooks.ts'],
  [
    "a feature's model in the store",
    'src/store/a.ts',
    'src/storefront/features/checkout/model/checkoutSlice.ts',
  ],
  ['the tags of the contract in the server', 'server/src/b.ts', 'contract/tags.ts'],
  [
    "the development services' PostgreSQL in the generator",
    'server/src/db/generate.ts',
    'dev-services/postgres/index.ts',
  ],
  ['the shop file in the server', 'server/src/c.ts', 'shop/shop.config.ts'],
  ['common in the server', 'server/src/d.ts', 'common/productFields.ts'],
  [
    'a module in another one',
    'server/src/modules/cart/c.ts',
    'server/src/modules/catalog/index.ts',
  ],
  [
    'test doubles in a test',
    'src/dashboard/features/users/b.test.ts',
    'src/testing/generated/operations.json',
  ],
  ['the store in a test of the api', 'src/api/c.test.ts', 'src/store/store.ts'],
]

describe('import rules', () => {
  let folder = ''
  const violations = new Set<string>()

  before(async () => {
    folder = await mkdtemp(resolve(tmpdir(), 'import-rules-'))
    const write = async (path: string, code: string) => {
      await mkdir(dirname(resolve(folder, path)), { recursive: true })
      await appendFile(resolve(folder, path), code)
    }
    for (const [, from, to] of [...refused, ...allowed]) {
      const specifier = relative(dirname(from), to)
      await write(from, `import '${specifier.startsWith('.') ? specifier : `./${specifier}`}'\n`)
      await write(to, to.endsWith('.json') ? '{}' : 'export {}\n')
    }
    await write('shop/one.ts', "import type { Two } from './two'\nexport type One = Two\n")
    await write('shop/two.ts', "import type { One } from './one'\nexport type Two = One\n")
    const { output } = await cruise(['.'], {
      ...config.options,
      ruleSet: { forbidden: config.forbidden },
      validate: true,
      baseDir: folder,
    })
    assert(typeof output !== 'string')
    for (const { from, to } of output.summary.violations) violations.add(`${from} → ${to}`)
  })
  after(() => rm(folder, { recursive: true }))

  test('refuse two files that import types from each other', () => {
    assert(violations.has('shop/one.ts → shop/two.ts'))
  })
  for (const [title, from, to] of refused) {
    test(`refuse ${title}`, () => {
      assert(violations.has(`${from} → ${to}`))
    })
  }
  for (const [title, from, to] of allowed) {
    test(`allow ${title}`, () => {
      assert(!violations.has(`${from} → ${to}`))
    })
  }
})

describe('code rules', () => {
  let folder = ''
  before(async () => {
    folder = await mkdtemp(resolve(tmpdir(), 'code-rules-'))
    await cp(resolve(root, '.oxlintrc.json'), resolve(folder, '.oxlintrc.json'))
  })
  after(() => rm(folder, { recursive: true }))

  /** The rules that `code` breaks as the file `path`. */
  async function brokenRules(files: Record<string, string>): Promise<readonly string[]> {
    for (const [path, code] of Object.entries(files)) {
      await mkdir(dirname(resolve(folder, path)), { recursive: true })
      await writeFile(resolve(folder, path), code)
    }
    const programs = resolve(root, 'node_modules/.bin')
    const env = { ...process.env, OXLINT_TSGOLINT_PATH: resolve(programs, 'tsgolint') }
    const output = await new Promise<string>((done) => {
      const args = ['--format=unix', ...Object.keys(files)]
      execFile(resolve(programs, 'oxlint'), args, { cwd: folder, env }, (_, stdout) => done(stdout))
    })
    // The packages that the files import are not installed there, which the type checker says (TS2307).
    return [...output.matchAll(/\[Error\/(?!typescript\(TS)(.+)\]/g)].map(([, rule]) => rule ?? '')
  }

  test('refuse a dialog library outside shared/ui', async () => {
    const code = "export { default as dialog } from 'sweetalert2'\n"
    const feature = await brokenRules({ 'src/dashboard/features/reviews/dialog.ts': code })
    assert.deepEqual(feature, ['eslint(no-restricted-imports)'])
    assert.deepEqual(await brokenRules({ 'src/shared/ui/dialog/dialog.ts': code }), [])
  })

  test('refuse an import that climbs more than one level', async () => {
    for (const up of ['../..', '../../../../..']) {
      const code = `export { a } from '${up}/a'\n`
      for (const path of ['src/storefront/features/cart/a.ts', 'src/shared/ui/dialog/a.ts']) {
        assert.deepEqual(await brokenRules({ [path]: code }), ['eslint(no-restricted-imports)'])
      }
    }
  })

  test('refuse MUI outside the dashboard', async () => {
    const code = "export { default as Button } from '@mui/material/Button'\n"
    for (const folder of ['storefront/pages', 'entities/product', 'shared/ui', 'app']) {
      assert.deepEqual(await brokenRules({ [`src/${folder}/Mui.tsx`]: code }), [
        'eslint(no-restricted-imports)',
      ])
    }
    for (const path of ['src/dashboard/ui/Mui.tsx', 'src/storefront/Mui.test.tsx']) {
      assert.deepEqual(await brokenRules({ [path]: code }), [])
    }
  })

  test('refuse a promise that nobody waits for', async () => {
    const code = 'export function start() {\n  Promise.resolve()\n}\n'
    assert.deepEqual(await brokenRules({ 'src/start.ts': code }), [
      'typescript(no-floating-promises)',
    ])
  })
})
