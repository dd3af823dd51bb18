/**
 * `npm run test:attacks`: hostile requests over HTTP to the shop over PostgreSQL. Each has a name, an answer that it must get, and nothing that it
 * may change: the hashes of all tables and of the uploaded files are the same before and after.
 *
 *   --only text,text   classes whose title contains one of the texts
 *   --guards           takes out the guards of `attacks/guards.diff` one by one, and shows which attacks then succeed
 *   --without name     takes out one guard
 */
import { fork } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startThrowawayPostgres } from '../../dev-services/postgres'
import { applyPatch, type Patch, readPatches } from '../plant/patches'
import { plantOnLoad } from '../plant/plantOnLoad'
import type { Result } from './attacks/run'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    guards: { type: 'boolean', default: false },
    without: { type: 'string' },
    // Understood by all proofs. Nothing here is random or takes minutes.
    long: { type: 'boolean' },
    seed: { type: 'string' },
  },
})
const root = join(import.meta.dirname, '../..')

/** The name begins with a word in the title of a class of which some attack has to succeed without the guard. */
const guards = readPatches(join(import.meta.dirname, 'attacks/guards.diff'))

/** Those whose source has changed, so that they could not be taken out any more. */
const findOutdated = () =>
  guards.filter((guard) => {
    try {
      return !applyPatch(readFileSync(join(root, guard.file), 'utf8'), guard)
    } catch {
      return true
    }
  })

/** Returns the statement that removes the guard, if it is one of the database. */
async function removeGuard(asked: string): Promise<string | undefined> {
  const guard = guards.find(({ name }) => name === asked || name.endsWith(`: ${asked}`))
  if (!guard) throw new Error(`there is no guard "${asked}"`)
  if (guard.file.endsWith('.sql')) return guard.replace
  await plantOnLoad(root, guard)
  return undefined
}

async function attack(): Promise<Result[]> {
  const sabotage = options.without === undefined ? undefined : await removeGuard(options.without)
  // Loaded late, so that the guard is missing in what it loads.
  const { runAttacks } = await import('./attacks/run')
  const only = options.only.split(',').filter(Boolean)
  const onResult = ({ failures }: Result) => {
    for (const { name, reason } of failures)
      console.log(`  ✗ ${name}\n    ${reason.replaceAll('\n', '\n    ')}`)
  }
  return runAttacks({ only, sabotage, onResult })
}

/** In a process of its own, since each loads a different server. Returns the names of the attacks that succeed. */
async function attackWithout({ name }: Patch): Promise<string[]> {
  const only = name.split(':')[0] ?? ''
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
  const rows: { guard: string; 'attacks that succeed': number; first: string | undefined }[] = []
  for (const guard of guards) {
    const succeeded = await attackWithout(guard)
    const { name } = guard
    rows.push({ guard: name, 'attacks that succeed': succeeded.length, first: succeeded[0] })
    console.log(`${name}: ${succeeded.length}\n${succeeded.map((each) => `  ${each}`).join('\n')}`)
  }
  console.table(rows)
  const missed = rows.filter(({ first }) => first === undefined)
  return { passed: rows.length - missed.length, failed: missed.length }
}

async function main() {
  const startedAt = performance.now()
  if (!existsSync(join(root, 'dist/web/index.html'))) {
    throw new Error('The pages are attacked too: run `npm run build` first.')
  }
  const postgres = process.env.TEST_DATABASE_URL ? undefined : await startThrowawayPostgres()
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url
  try {
    const outdated = findOutdated()
    for (const { name } of outdated) console.log(`✗ ${name}: it is not, or not once, in its file`)
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
