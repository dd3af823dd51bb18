import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { zones } from './scripts/lint/zones.js'

const scripts = ['**/*.{js,mjs,cjs}']
const typed = ['**/*.{ts,tsx}']
const testing = ['src/**/*.test.{ts,tsx}', 'src/**/*.stories.tsx', 'src/testing/**']

const onlyIn = (where) => `Only ${where} may import this.`
const dialogs = { group: ['sweetalert2', 'sweetalert2/**', 'notistack'] }

export default tseslint.config(
  {
    ignores: [
      '**/generated/**',
      '.cache/**',
      '.data/**',
      'coverage/**',
      'dist/**',
      'playwright-report/**',
      'public/**',
      'screenshots/**',
      'storybook-static/**',
      'test-results/**',
    ],
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs', '.cjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['tsconfig.json', 'server/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-self-import': 'error',
      'import-x/no-restricted-paths': ['error', { zones: zones({ testing: false }) }],
    },
  },
  {
    files: testing,
    rules: { 'import-x/no-restricted-paths': ['error', { zones: zones({ testing: true }) }] },
  },
  {
    files: typed,
    extends: tseslint.configs.strictTypeChecked,
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.json', 'server/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['describe', 'test'] },
          ],
        },
      ],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // Biome looks for those.
      '@typescript-eslint/no-unused-vars': 'off',
      // Fastify's plugins and storage adapters are async by contract, whether they wait or not.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Toolkit and zod declare functions in method style that never look at `this`.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ ...dialogs, message: onlyIn('src/shared/ui') }] },
      ],
    },
  },
  {
    files: ['src/shared/ui/**'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    // Matchers such as expect.any() are typed any.
    files: ['**/*.test.{ts,tsx}'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  { files: scripts, languageOptions: { sourceType: 'module' } },
)
