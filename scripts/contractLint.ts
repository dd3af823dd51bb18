/** Checks contract/openapi.yaml, or the given file, against OpenAPI's recommended rules and the shop's own. */
import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { bundle, createConfig, lint } from '@redocly/openapi-core'
import type { Contract } from '../contract/operations'
import { contractProblems } from './contract/rules'

const root = resolve(import.meta.dirname, '..')
const source = resolve(process.argv[2] ?? resolve(root, 'contract/openapi.yaml'))

async function openApiProblems(): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // Every error is the `default` problem.
      'operation-4xx-response': 'off',
      'no-server-example.com': 'off',
      'no-unused-components': 'error',
    },
  })
  const problems = await lint({ ref: source, config })
  const lines = (await readFile(source, 'utf8')).split('\n')
  return problems.map(({ ruleId, message, location: [location] }) => {
    return `${relative(root, source)}:${lineOf(lines, location?.pointer)} ${message.replaceAll('\n', ' ')} (${ruleId})`
  })
}

/** The line of the last key of a JSON pointer. */
function lineOf(lines: readonly string[], pointer: string | undefined): number {
  const keys = (pointer ?? '#/').slice(2).split('/')
  let last = 0
  for (const key of keys.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))) {
    const found = lines.findIndex(
      (line, index) => index >= last && line.trim().startsWith(`${key}:`),
    )
    if (found >= 0) last = found
  }
  return last + 1
}

async function readContract(): Promise<Contract> {
  const { bundle: bundled } = await bundle({
    ref: source,
    config: await createConfig({}),
    dereference: true,
  })
  return bundled.parsed as Contract
}

const problems = [...(await openApiProblems()), ...contractProblems(await readContract())]
for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? 'The contract is valid.' : `${problems.length} problems.`)
if (problems.length > 0) process.exitCode = 1
