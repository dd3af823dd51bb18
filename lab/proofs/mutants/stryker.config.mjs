/** `npm run test:mutants`: changes each expression of the rules, and checks that a unit test of the rules fails then. */
export default {
  packageManager: 'npm',
  mutate: ['server/src/**/rules.ts', 'src/**/rules.ts'],
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    configFile: 'lab/proofs/mutants/jest.config.ts',
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'off',
  // A mutant that a busy machine runs slowly does not count as killed.
  timeoutMS: 60_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.cache/stryker',
  // Stryker would rewrite tsconfig.json, with a `typescript` that npx does not install beside it.
  ignorePatterns: ['dist', '.data', '.cache', 'public', 'storybook-static', 'tsconfig*.json'],
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 2,
  disableTypeChecks: false,
  allowEmpty: false,
}
