/** @jest-config-loader esbuild-register */
import { resolve } from 'node:path'
import type { Config } from 'jest'
import { projects } from '../../../jest.config'

const root = resolve(__dirname, '../../..')

/** The unit tests of rules only: what they miss, no other test should have to find. They need no database and no page. */
const config: Config = {
  projects: projects.map(({ displayName, transform, transformIgnorePatterns }) => ({
    displayName,
    rootDir: root,
    roots: [resolve(root, displayName === 'client' ? 'src' : 'server')],
    testMatch: ['**/rules.test.ts'],
    testEnvironment: 'node',
    setupFiles: [resolve(__dirname, 'setup.ts')],
    transform,
    transformIgnorePatterns,
  })),
}

export default config
