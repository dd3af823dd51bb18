/**
 * `npm run check:spec`: holds docs/spec-coverage.yaml against the specification. Each line of its sections 2 to 9 must have
 * its entry, each entry's tests must be there and run, and each line of a finished area must have at least one.
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import { coverageSchema, findFaults } from './spec/findFaults'
import { linesOf } from './spec/linesOf'

const root = resolve(import.meta.dirname, '..')

function read(file: string): string | undefined {
  const path = resolve(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

const lines = linesOf(read('docs/specification.md') ?? '')
const coverage = coverageSchema.parse(parse(read('docs/spec-coverage.yaml') ?? ''))
const faults = findFaults({ lines, coverage, read })
const shown = coverage.lines.filter(({ tests }) => tests.length > 0).length

for (const fault of faults) console.log(fault)
console.log(
  `${lines.length} lines of the specification, ${shown} shown by tests; finished: ${coverage.finished.join(', ')}`,
)
if (faults.length > 0) process.exitCode = 1
