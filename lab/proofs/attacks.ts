/**
 * `npm run test:attacks`: hostile requests over HTTP to the shop over PostgreSQL. Each has a name, an answer that it must get, and nothing that it
 * may change: the hashes of all tables and of the uploaded files are the same before and after.
 *
 *   --only text,text   classes whose title contains one of the texts
 *   --guards           takes out the guards one by one, and shows which attacks then succeed
 *   --without name     takes out one guard
 *   --long             with the attacks that take minutes
 */
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { register } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { startThrowawayPostgres } from '../../dev-services/postgres'
import { findGuard, findOutdatedGuards, guards } from './attacks/guards'
import type { Result } from './attacks/run'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    guards: { type: 'boolean', default: false },
    without: { type: 'string' },
    long: { type: 'boolean', default: false },
    // Understood by all proofs. There is nothing random here.
    seed: { type: 'string' },
  },
})
const root = join(import.meta.dirname, '../..')

/** Returns the statement for the database that removes the guard, if it is one of the database. */
function removeGuard(name: string): string | undefined {
  const guard = findGuard(name)
  if ('sql' in guard) return guard.sql
  const data = { ...guard, file: pathToFileURL(join(root, guard.file)).href }
  register('./attacks/removeGuard.mjs', { parentURL: import.meta.url, data })
  return undefined
}

const printFailures = ({ failures }: Result) => {
  for (const { name, reason } of failures)
    console.log(`  ✗ ${name}\n    ${reason.replaceAll('\n', '\n    ')}`)
}

async function attack(): Promise<Result[]> {
  const sabotage = options.without === undefined ? undefined : removeGuard(options.without)
  // Loaded late, so that the guard is missing in what it loads.
  const { runAttacks } = await import('./attacks/run')
  return runAttacks({
    only: options.only.split(',').filter(Boolean),
    sabotage,
    isLong: options.long,
    onResult: printFailures,
  })
}

/** In a process of its own, since each loads a different server. Returns the names of the attacks that succeed. */
async function attackWithout(name: string, only: string): Promise<string[]> {
  const child = fork(import.meta.filename, ['--without', name, '--only', only], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let results: Result[] = []
  child.on('message', (message) => {
    results = message as Result[]
  })
  await new Promise((done) => child.once('close', done))
  if (results.length === 0) throw new Error(`the attacks did not run without the guard ${name}`)
  return results.flatMap(({ failures }) => failures.map((failure) => failure.name))
}

async function attackWithoutGuards() {
  const rows: { guard: string; 'attacks that succeed': number; first: string }[] = []
  for (const { name, classes } of guards) {
    const succeeded = await attackWithout(name, classes.join(','))
    rows.push({ guard: name, 'attacks that succeed': succeeded.length, first: succeeded[0] ?? '' })
    console.log(`${name}: ${succeeded.length}\n${succeeded.map((each) => `  ${each}`).join('\n')}`)
  }
  console.table(rows)
  const missed = rows.filter((row) => row['attacks that succeed'] === 0)
  return { passed: rows.length - missed.length, failed: missed.length }
}

async function main() {
  const startedAt = performance.now()
  if (!existsSync(join(root, 'dist/web/index.html'))) {
    throw new Error('The pages are attacked too: run `npm run build` first.')
  }
  const given = process.env.TEST_DATABASE_URL
  const postgres = given ? undefined : await startThrowawayPostgres()
  process.env.TEST_DATABASE_URL ??= postgres?.url
  try {
    const outdated = options.without === undefined ? await findOutdatedGuards(root) : []
    for (const name of outdated)
      console.log(`✗ ${name}: the guard is not, or not once, in its file`)
    if (options.guards && outdated.length > 0) return { passed: 0, failed: outdated.length }
    if (options.guards) return await attackWithoutGuards()
    const results = await attack()
    process.send?.(results)
    console.table(
      results.map(({ title, passed, failures, seconds }) => ({
        class: title,
        attacks: passed + failures.length,
        succeeded: failures.length,
        seconds: Number(seconds.toFixed(1)),
      })),
    )
    const failed = results.reduce((sum, { failures }) => sum + failures.length, outdated.length)
    return { passed: results.reduce((sum, { passed }) => sum + passed, 0), failed }
  } finally {
    await postgres?.stop()
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
}

const { passed, failed } = await main()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
