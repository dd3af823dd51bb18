/**
 * `npm run test:fuzz`: sends generated requests, valid, nearly valid and hostile, by visitors, customers and admins, to each operation
 * of the contract, over PostgreSQL. Looks for server errors, answers that are not in the contract, valid requests that are
 * rejected, secrets in answers and in the log, and contradictions in the data.
 *
 *   --long         50,000 requests instead of 3,000
 *   --requests N   any other number
 *   --seed N       repeats a run
 *   --only NAMES   these operations, separated by commas
 */
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import type { OperationRecord } from '../../contract/operations'
import { startThrowawayPostgres } from '../../dev-services/postgres'
import { checkDataOf } from '../../server/src/db/checkData'
import { operations } from '../../server/src/http/registerOperations'
import { createRandom, pick } from '../../server/test/support/random'
import { conditionFlags, setConditions } from '../conditions'
import { type Answer, type Finding, findFaults } from './fuzz/oracles'
import { type Plan, requestsOf } from './fuzz/requests'
import { type SentRequest, toRequest } from './fuzz/send'
import { createWorld, type World } from './fuzz/world'

const { values: options } = parseArgs({
  options: {
    ...conditionFlags,
    long: { type: 'boolean', default: false },
    requests: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
})
setConditions(options)
const seed = Number(options.seed)
const count = Number(options.requests ?? (options.long ? 50_000 : 3_000))
const only = options.only?.split(',')
const unknown = only?.filter((name) => operations.every(({ id }) => id !== name)) ?? []
if (unknown.length > 0) throw new Error(`There is no operation ${unknown.join(', ')}`)
const chosen = operations.filter(({ id }) => !only || only.includes(id))
// Rendering a picture takes as long as many other requests.
const weighted = chosen.flatMap((operation) =>
  Array<OperationRecord>(operation.id === 'uploadImage' ? 1 : 4).fill(operation),
)
const replenishEvery = 150
const timeout = 20_000
/** Of a request that failed, to find a shorter one. */
const maxRepetitions = 150

/** An event stream does not end: its first event is enough. */
async function readSome(stream: NodeJS.ReadableStream, isOpen: boolean): Promise<string> {
  let text = ''
  for await (const chunk of stream) {
    text += String(chunk)
    if (isOpen && text.includes('event: ')) break
  }
  return text
}

async function ask(world: World, isStream: boolean, request: SentRequest): Promise<Answer> {
  const { method, url, headers, payload } = request
  const leaving = new AbortController()
  const late = AbortSignal.timeout(timeout)
  const tooLate = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => reject(new Error('There is no answer')))
  })
  try {
    const signal = leaving.signal
    const sent = { method, url, headers, payload, signal, payloadAsStream: isStream }
    const answer = await Promise.race([world.app.inject(sent), tooLate])
    const isOpen = String(answer.headers['content-type']).startsWith('text/event-stream')
    const body = isStream ? await readSome(answer.stream(), isOpen) : answer.body
    return { status: answer.statusCode, headers: answer.headers, body }
  } catch (error) {
    return { status: 599, headers: {}, body: String(error) }
  } finally {
    if (isStream) leaving.abort()
  }
}

type Sent = { request: SentRequest; answer: Answer; found: Finding[] }
type Reported = Finding & Partial<Sent> & { times: number; requestSeed: number }

async function run(world: World) {
  const random = createRandom(seed)
  const coverage = new Map(chosen.map(({ id }) => [id, new Map<number, number>()]))
  const findings = new Map<string, Reported>()
  const arbitraries = new Map(chosen.map((operation) => [operation, requestsOf(operation)]))
  let sent = 0

  async function send(operation: OperationRecord, plan: Plan): Promise<Sent> {
    if (sent++ % replenishEvery === 0) await world.replenish()
    const request = await toRequest(world, operation, plan)
    const { logLines } = world
    logLines.length = 0
    world.violations.length = 0
    const answer = await ask(world, operation.id === 'streamChanges', request)
    const statuses = coverage.get(operation.id)
    statuses?.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    const violations = world.violations.splice(0)
    const found = findFaults(world, { operation, plan, request, answer, violations, logLines })
    return { request, answer, found }
  }

  async function fuzz(operation: OperationRecord, arbitrary: fc.Arbitrary<Plan>) {
    const requestSeed = random(2_000_000_000)
    let reported: Reported | undefined
    async function isFine(plan: Plan) {
      if (reported && reported.times++ > maxRepetitions) return true
      const result = await send(operation, plan)
      const [first] = result.found
      const known = !reported && first && findings.get(first.key)
      if (known) known.times++
      if (known || !(reported ?? first)) return true
      // From here on for a shorter request with the same fault.
      const same = result.found.find(({ key }) => key === (reported ?? first)?.key)
      if (same) reported = { times: 1, requestSeed, ...reported, ...result, ...same }
      return !same
    }
    await fc.check(fc.asyncProperty(arbitrary, isFine), { seed: requestSeed, numRuns: 1 })
    if (reported) findings.set(reported.key, { ...reported, times: 1 })
  }

  for (let index = 0; index < count; index++) {
    const operation = pick(weighted, random(weighted.length))
    const arbitrary = arbitraries.get(operation)
    if (arbitrary) await fuzz(operation, arbitrary)
  }
  return { coverage, findings: [...findings.values()], sent, broken: await checkDataOf(world.db) }
}

function printCoverage(coverage: Map<string, Map<number, number>>) {
  console.log(`${'Operation'.padEnd(24)}${'sent'.padStart(6)}   answers`)
  for (const [id, statuses] of coverage) {
    const total = [...statuses.values()].reduce((sum, each) => sum + each, 0)
    const answers = [...statuses].sort(([a], [b]) => a - b).map((each) => each.join(': '))
    console.log(`${id.padEnd(24)}${String(total).padStart(6)}   ${answers.join('  ')}`)
  }
}

function printFinding({ key, detail, times, request, answer, requestSeed }: Reported) {
  console.log(`\n${key} (${times} times, seed ${seed}, request ${requestSeed})`)
  if (request) {
    const { method, url, headers, payload } = request
    console.log(`  ${method} ${url.slice(0, 1_000)}\n  ${JSON.stringify(headers)}`)
    console.log(`  ${String(payload).slice(0, 1_000)}`)
  }
  console.log(`  ${answer?.status}: ${detail}`)
}

const startedAt = performance.now()
const postgres = await startThrowawayPostgres()
process.env.TEST_DATABASE_URL = postgres.url
const world = await createWorld()
const { coverage, findings, sent, broken } = await run(world)
await world.close()
await postgres.stop()

printCoverage(coverage)
for (const finding of findings) printFinding(finding)
for (const { rule, subjects } of broken)
  console.log(`\nThe data breaks: ${rule}: ${subjects.join(', ')}`)
const isSuccess = (status: number) => status >= 200 && status < 400
// A short run sends too few requests to require it.
const unreached = [...coverage].filter(
  ([, statuses]) => (options.long || only) && ![...statuses.keys()].some(isSuccess),
)
for (const [id] of unreached) console.log(`\n${id} never succeeded`)

const failed = findings.length + broken.length + unreached.length
const seconds = Math.round((performance.now() - startedAt) / 1000)
const faulty = new Set(findings.map(({ key }) => key.split(' ')[0]))
console.log(`\n${sent} requests in ${seconds} s, seed ${seed}`)
console.log(`${chosen.length - faulty.size} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
