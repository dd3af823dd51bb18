/**
 * `npm run test:attacks`: hostile requests over HTTP to the shop over PostgreSQL. Each has a name, an answer that it must get, and nothing that it
 * may change: the hashes of all tables and of the uploaded files are the same before and after.
 *
 *   --only text,text   classes whose title contains one of the texts
 *   --guards           takes out the guards of `attacks/guards.diff` one by one, and shows which attacks then succeed
 *   --without name     takes out one guard
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startThrowawayPostgres } from '../../dev-services/postgres'
import { conditionFlags, setConditions } from '../conditions'
import { loadPlanted, splitPatches } from '../plant/bundle'
import { type Patch, readPatches } from '../plant/patches'
import { type Result, runAttacks } from './attacks/run'

const { values: options } = parseArgs({
  options: {
    ...conditionFlags,
    only: { type: 'string', default: '' },
    guards: { type: 'boolean', default: false },
    without: { type: 'string' },
    // Understood by all proofs. Nothing here is random; the long run is one in each condition.
    long: { type: 'boolean' },
    seed: { type: 'string' },
  },
})
setConditions(options)
const root = process.cwd()

/** The name begins with a word in the title of a class of which some attack has to succeed without the guard. */
const guards = readPatches(join(import.meta.dirname, 'attacks/guards.diff'))

/** Those whose source has changed, so that they could not be taken out any more. */
const findOutdated = () =>
  guards.filter((guard) => {
    try {
      return !splitPatches([guard])
    } catch {
      return true
    }
  })

function findGuard(asked: string): Patch {
  const guard = guards.find(({ name }) => name === asked || name.endsWith(`: ${asked}`))
  if (!guard) throw new Error(`there is no guard "${asked}"`)
  return guard
}

async function attack(guard?: Patch, only = options.only.split(',').filter(Boolean)) {
  const onResult = ({ failures }: Result) => {
    for (const { name, reason } of failures)
      console.log(`  ✗ ${name}\n    ${reason.replaceAll('\n', '\n    ')}`)
  }
  if (!guard) return runAttacks({ only, statements: [], onResult })
  const { code, statements } = splitPatches([guard])
  const entry = 'lab/proofs/attacks/run.ts'
  const planted = await loadPlanted<typeof import('./attacks/run')>(entry, code)
  return planted.runAttacks({ only, statements, onResult })
}

async function attackWithoutGuards() {
  const rows: { guard: string; 'attacks that succeed': number; first: string | undefined }[] = []
  for (const guard of guards) {
    const { name } = guard
    console.log(name)
    const results = await attack(guard, [name.split(':')[0] ?? ''])
    const succeeded = results.flatMap(({ failures }) => failures)
    rows.push({ guard: name, 'attacks that succeed': succeeded.length, first: succeeded[0]?.name })
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
    const results = await attack(options.without ? findGuard(options.without) : undefined)
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
