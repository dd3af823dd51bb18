import { resolve } from 'node:path'
import {
  type Count,
  countClosingLine,
  countJest,
  countNodeTests,
  countOne,
  countPlaywright,
} from './counts'

export type Step = {
  name: string
  says: string
  command: readonly string[]
  /** How many cores of two it keeps busy; what measures or waits on a browser runs alone. */
  weight: 1 | 2
  minutes: number
  after?: readonly string[]
  /** The longest of those that share the machine: begun first, it holds up nobody. */
  isLongest?: boolean
  count?: Count
  env?: Record<string, string>
}

const root = resolve(import.meta.dirname, '../..')
export const reportFolder = resolve(root, '.cache/verify')
const jestReport = resolve(reportFolder, 'jest.json')
const browserReport = resolve(reportFolder, 'playwright.json')
const traces = resolve(reportFolder, 'traces')
const playwrightReport = { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport }

const steps: readonly Step[] = [
  {
    name: 'contract',
    says: 'the contract keeps its rules',
    command: ['tsx', 'scripts/contractLint.ts'],
    weight: 1,
    minutes: 2,
  },
  {
    name: 'generated',
    says: 'generated code is what the contract makes',
    command: ['tsx', 'contract/generate.ts', '--check'],
    weight: 1,
    minutes: 2,
  },
  {
    name: 'generated-db',
    says: "the database's types and schema.sql are what the migrations make",
    command: ['tsx', 'server/src/db/generate.ts', '--check'],
    weight: 1,
    minutes: 3,
  },
  {
    name: 'types',
    says: 'types of the client',
    command: ['tsc', '-p', 'tsconfig.json'],
    weight: 1,
    minutes: 4,
  },
  {
    name: 'types-server',
    says: 'types of the server and the tools',
    command: ['tsc', '-p', 'server/tsconfig.json'],
    weight: 1,
    minutes: 4,
  },
  {
    name: 'lint',
    says: 'code and imports',
    command: ['npm', 'run', '--silent', 'lint'],
    weight: 1,
    isLongest: true,
    minutes: 10,
  },
  {
    name: 'format',
    says: 'format',
    command: ['biome', 'ci', '--colors=off'],
    weight: 1,
    minutes: 2,
  },
  {
    name: 'dead-code',
    says: 'no unused file, export or dependency',
    command: ['knip', '--no-progress'],
    weight: 1,
    minutes: 2,
  },
  {
    name: 'spec',
    says: 'lines of the specification have their tests',
    command: ['tsx', 'scripts/checkSpec.ts'],
    weight: 1,
    minutes: 1,
  },
  {
    name: 'chromium',
    says: 'a Chromium is there',
    command: ['tsx', 'scripts/chromium.ts'],
    weight: 1,
    minutes: 8,
  },
  {
    name: 'tools',
    says: 'the checks themselves refuse what they should',
    command: ['npm', 'run', '--silent', 'test:tools'],
    weight: 1,
    minutes: 3,
    after: ['chromium'],
    count: countNodeTests,
  },
  {
    name: 'build',
    says: 'the shop is built',
    command: ['npm', 'run', '--silent', 'build'],
    weight: 1,
    minutes: 6,
  },
  {
    name: 'unit',
    says: 'unit and server tests',
    command: ['jest', '--ci', '--maxWorkers=2', '--json', `--outputFile=${jestReport}`],
    weight: 2,
    minutes: 20,
    count: countJest(jestReport),
  },
  {
    name: 'stories',
    says: 'every story renders and is accessible',
    command: ['tsx', 'scripts/stories.ts'],
    weight: 2,
    minutes: 15,
    after: ['chromium'],
    count: countClosingLine,
  },
  {
    name: 'browser',
    says: 'browser tests over the running shop',
    command: ['playwright', 'test', '--reporter=list,json', `--output=${traces}`],
    weight: 2,
    minutes: 22,
    after: ['chromium', 'build'],
    count: countPlaywright(browserReport),
    env: playwrightReport,
  },
]

const stepNames = steps.map(({ name }) => name)
export const countOf = ({ count }: Step): Count => count ?? countOne

/** The steps of `--only a,b` or `--from a`, or all. */
export function chooseSteps(args: readonly string[]): readonly Step[] {
  const valueGiven = (option: string) => {
    const at = args.indexOf(option)
    return at < 0 ? undefined : (args[at + 1] ?? '')
  }
  const only = valueGiven('--only')?.split(',')
  const from = valueGiven('--from')
  const unknown = [...(only ?? []), ...(from === undefined ? [] : [from])].filter(
    (name) => !stepNames.includes(name),
  )
  if (unknown.length > 0) {
    throw new Error(`There is no step '${unknown.join("', '")}'. Steps: ${stepNames.join(', ')}`)
  }
  if (only) return steps.filter(({ name }) => only.includes(name))
  return from === undefined ? steps : steps.slice(stepNames.indexOf(from))
}
