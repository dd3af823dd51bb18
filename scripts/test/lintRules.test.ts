/** Shows that the import rules refuse what they are there for: each case is linted as if it stood in the tree. */
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { ESLint } from 'eslint'

const root = resolve(import.meta.dirname, '../..')

/** Without types: the import rules need none, and a type-checked program would not know these files. */
const withoutTypes = {
  languageOptions: { parserOptions: { project: null, program: null, projectService: false } },
}

const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) =>
    ruleId.startsWith('import-x/') || ruleId === '@typescript-eslint/no-restricted-imports',
  overrideConfig: withoutTypes,
})

async function refusals(path: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: resolve(root, path) })
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message)
}

const paths = 'import-x/no-restricted-paths'
const imports = '@typescript-eslint/no-restricted-imports'

const cases: [title: string, path: string, code: string, refused: string[]][] = [
  [
    'a deep import between features',
    'src/features/reviews/probe.ts',
    "export { listenForAuth } from '../auth/model/authListeners'",
    [paths],
  ],
  [
    "a feature's import of another feature's door",
    'src/features/reviews/probe.ts',
    "export { BestSellers } from '../catalog'",
    [paths],
  ],
  [
    "an admin feature's import of another one's door",
    'src/features/admin/users/probe.ts',
    "export { OrdersTable } from '../orders'",
    [paths],
  ],
  [
    'an import of what the admin features share',
    'src/features/admin/users/probe.ts',
    "export { useAdminTable } from '../shared/hooks/useAdminTable'",
    [],
  ],
  [
    "a page's import of a feature's inside",
    'src/pages/home/Probe.tsx',
    "export { Deals } from '../../features/catalog/components/Deals'",
    [paths],
  ],
  [
    "a feature's import of an entity's inside",
    'src/features/reviews/probe.ts',
    "export { authSlice } from '../../entities/auth/model/authSlice'",
    [paths],
  ],
  [
    "a feature's import of an entity's door",
    'src/features/reviews/probe.ts',
    "export { selectSessionEmail } from '../../entities/auth'",
    [],
  ],
  [
    "an entity's import of a feature's door",
    'src/entities/product/probe.ts',
    "export { BestSellers } from '../../features/catalog'",
    [paths],
  ],
  [
    "a page's import of a feature's door",
    'src/pages/home/Probe.tsx',
    "export { BestSellers } from '../../features/catalog'",
    [],
  ],
  [
    "a feature's import of the whole store",
    'src/features/reviews/probe.ts',
    "export { makeStore } from '../../store/makeStore'",
    [paths],
  ],
  [
    "a feature's import of the store's hooks",
    'src/features/reviews/probe.ts',
    "export { useAppSelector } from '../../store/hooks'",
    [],
  ],
  [
    "the store's import of a feature's model",
    'src/store/probe.ts',
    "export { listenForAuth } from '../features/auth/model/authListeners'",
    [],
  ],
  [
    'an import of the generated api beside its door',
    'src/features/reviews/probe.ts',
    "export { generatedApi } from '../../api/generated/shopApi'",
    [paths],
  ],
  [
    'an import upwards, from shared to the api',
    'src/shared/lib/probe.ts',
    "export { shopApi } from '../../api'",
    [paths],
  ],
  [
    'src importing server',
    'src/api/probe.ts',
    "export { config } from '../../server/src/bootstrap/config'",
    [paths],
  ],
  [
    'server importing src',
    'server/src/probe.ts',
    "export { formatTaka } from '../../src/shared/lib/formatTaka'",
    [paths],
  ],
  [
    'both importing what they share',
    'server/src/probe.ts',
    "export { resolveTags } from '../../contract/tags'\nexport { shop } from '../../shop/shop.config'",
    [],
  ],
  [
    "src importing the contract's generator",
    'src/api/probe.ts',
    "export * from '../../contract/generate'",
    [paths],
  ],
  [
    'the contract importing the server',
    'contract/probe.ts',
    "export { config } from '../server/src/bootstrap/config'",
    [paths],
  ],
  [
    "a server module importing another module's routes",
    'server/src/modules/cart/probe.ts',
    "export { catalogRoutes } from '../catalog/routes'",
    [paths],
  ],
  [
    "a server module importing another module's door",
    'server/src/modules/cart/probe.ts',
    "export { findProduct } from '../catalog'",
    [],
  ],
  [
    "a job importing a file of a module beside the module's door",
    'server/src/jobs/probe.ts',
    "export { countPendingSales } from '../modules/catalog/sales'",
    [paths],
  ],
  [
    'a server module importing an embedded service',
    'server/src/modules/cart/probe.ts',
    "export { startPostgres } from '../../../../dev-services/postgres'",
    [paths],
  ],
  [
    'test doubles in what ships',
    'src/features/reviews/probe.ts',
    "export { default as doubles } from '../../testing/generated/operations.json'",
    [paths],
  ],
  [
    'test doubles in a test',
    'src/features/reviews/probe.test.ts',
    "export { default as doubles } from '../../testing/generated/operations.json'",
    [],
  ],
  [
    "a test of the api with the real store and a feature's door",
    'src/api/probe.test.ts',
    "export { makeStore } from '../store'\nexport { startAuth } from '../features/auth'",
    [],
  ],
  [
    "a feature's test importing another feature",
    'src/features/reviews/probe.test.ts',
    "export { BestSellers } from '../catalog'",
    [paths],
  ],
  [
    'a dialog library in a feature',
    'src/features/reviews/probe.ts',
    "export { default as dialog } from 'sweetalert2'",
    [imports],
  ],
  [
    'a dialog library behind shared/ui',
    'src/shared/ui/dialog/probe.ts',
    "export { default as dialog } from 'sweetalert2'",
    [],
  ],
]

describe('import directions', () => {
  for (const [title, path, code, refused] of cases) {
    test(`${refused.length > 0 ? 'refuses' : 'allows'} ${title}`, async () => {
      assert.deepEqual(await refusals(path, code), refused)
    })
  }
})

describe('import cycles', () => {
  let folder = ''
  before(async () => {
    folder = await mkdtemp(resolve(root, 'contract/.cycle-'))
  })
  after(() => rm(folder, { recursive: true }))

  test('refuses two files that import each other', async () => {
    const one = "import { two } from './two'\nexport const one = () => two\n"
    await writeFile(resolve(folder, 'one.ts'), one)
    await writeFile(
      resolve(folder, 'two.ts'),
      "import { one } from './one'\nexport const two = () => one\n",
    )
    const path = relative(root, resolve(folder, 'one.ts'))
    assert.deepEqual(await refusals(path, one), ['import-x/no-cycle'])
  })
})
