/** Checks contract/openapi.yaml (or the file that is named): OpenAPI's recommended rules, then the shop's own. Exits 1 on a breach. */
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
      // Every failure is the `default` problem; naming each status again would say nothing more.
      'operation-4xx-response': 'off',
      'no-server-example.com': 'off',
      'no-unused-components': 'error',
    },
  })
  const problems = await lint({ ref: source, config })
  const lines = (await readFile(source, 'utf8')).split('\n')
  return problems.map(({ ruleId, message, location: [place] }) => {
    return `${relative(root, source)}:${lineOf(lines, place?.pointer)} ${message.replaceAll('\n', ' ')} (${ruleId})`
  })
}

/** Redocly points with a JSON pointer; its last key is where a reader would look. */
function lineOf(lines: readonly string[], pointer: string | undefined): number {
  const keys = (pointer ?? '#/').slice(2).split('/')
  let at = 0
  for (const key of keys.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))) {
    const found = lines.findIndex((line, index) => index >= at && line.trim().startsWith(`${key}:`))
    if (found >= 0) at = found
  }
  return at + 1
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
console.log(
  problems.length === 0 ? 'The contract keeps its rules.' : `${problems.length} breaches.`,
)
if (problems.length > 0) process.exitCode = 1
