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
import { createRandom } from '../../server/test/support/random'
import { type Answer, type Finding, findFaults } from './fuzz/oracles'
import { type Plan, requestsOf } from './fuzz/requests'
import { type SentRequest, toRequest } from './fuzz/send'
import { createWorld, type World } from './fuzz/world'

const { values: options } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    requests: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
})
const seed = Number(options.seed)
const count = Number(options.requests ?? (options.long ? 50_000 : 3_000))
const only = options.only?.split(',')
const unknown = only?.filter((name) => operations.every(({ id }) => id !== name)) ?? []
if (unknown.length > 0) throw new Error(`There is no operation ${unknown.join(', ')}`)
const chosen = operations.filter(({ id }) => !only || only.includes(id))
const replenishEvery = 150
const timeout = 20_000
/** Of a request that failed, to find a shorter one. */
const maxRepetitions = 150
/** Rendering a picture takes as long as many other requests. */
const weightOf = ({ id }: OperationRecord) => (id === 'uploadImage' ? 1 : 4)
const weighted = chosen.flatMap((operation) =>
  Array.from({ length: weightOf(operation) }, () => operation),
)

type Reported = Finding & {
  count: number
  request: SentRequest | undefined
  answer: Answer | undefined
  seed: number
}

async function ask(world: World, { id }: OperationRecord, request: SentRequest): Promise<Answer> {
  const { method, url, headers, payload } = request
  const leaving = new AbortController()
  const isStream = id === 'streamChanges'
  const answered = world.app.inject({
    method,
    url,
    headers,
    payload,
    signal: leaving.signal,
    payloadAsStream: isStream,
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('There is no answer')), timeout)
  })
  try {
    const answer = await Promise.race([answered, late])
    const isOpen = String(answer.headers['content-type']).startsWith('text/event-stream')
    const body = isStream ? await readSome(answer.stream(), isOpen) : answer.body
    return { status: answer.statusCode, headers: answer.headers, body }
  } finally {
    clearTimeout(timer)
    if (isStream) leaving.abort()
  }
}

/** An event stream does not end: its first event is enough. */
async function readSome(stream: NodeJS.ReadableStream, isOpen: boolean): Promise<string> {
  let text = ''
  for await (const chunk of stream) {
    text += String(chunk)
    if (isOpen && text.includes('event: ')) break
  }
  return text
}

async function run(world: World) {
  const random = createRandom(seed)
  const coverage = new Map(chosen.map(({ id }) => [id, new Map<number, number>()]))
  const findings = new Map<string, Reported>()
  const arbitraries = new Map(chosen.map((operation) => [operation, requestsOf(operation)]))
  let sent = 0

  async function send(operation: OperationRecord, plan: Plan) {
    if (sent % replenishEvery === 0) await world.replenish()
    sent++
    const request = await toRequest(world, operation, plan)
    world.logLines.length = 0
    world.violations.length = 0
    const answer = await ask(world, operation, request).catch(
      (error: unknown): Answer => ({ status: 599, headers: {}, body: String(error) }),
    )
    const statuses = coverage.get(operation.id)
    statuses?.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    const violations = world.violations.splice(0)
    const found = findFaults(world, {
      operation,
      plan,
      request,
      answer,
      violations,
      logLines: world.logLines,
    })
    return { request, answer, found }
  }

  async function fuzz(operation: OperationRecord, arbitrary: fc.Arbitrary<Plan>) {
    const requestSeed = random(2_000_000_000)
    let first: Finding | undefined
    let last: Awaited<ReturnType<typeof send>> | undefined
    let repetitions = 0
    const isFine = async (plan: Plan) => {
      if (first && repetitions++ >= maxRepetitions) return true
      const result = await send(operation, plan)
      if (!first) {
        const [finding] = result.found
        if (!finding) return true
        const known = findings.get(finding.key)
        if (known) {
          known.count++
          return true
        }
        first = finding
      }
      const { key } = first
      const isSame = result.found.some((each) => each.key === key)
      if (isSame) last = result
      return !isSame
    }
    await fc.check(fc.asyncProperty(arbitrary, isFine), { seed: requestSeed, numRuns: 1 })
    if (!first) return
    const { key } = first
    const detail = last?.found.find((each) => each.key === key)?.detail ?? first.detail
    findings.set(key, {
      key,
      detail,
      count: 1,
      request: last?.request,
      answer: last?.answer,
      seed: requestSeed,
    })
  }

  for (let index = 0; index < count; index++) {
    const operation = weighted[random(weighted.length)]
    const arbitrary = operation && arbitraries.get(operation)
    if (operation && arbitrary) await fuzz(operation, arbitrary)
  }
  return { coverage, findings: [...findings.values()], sent, broken: await checkDataOf(world.db) }
}

const isSuccess = (status: number) => status >= 200 && status < 400

function printCoverage(coverage: Map<string, Map<number, number>>) {
  console.log(`${'Operation'.padEnd(24)}${'sent'.padStart(6)}   answers`)
  for (const [id, statuses] of coverage) {
    const total = [...statuses.values()].reduce((sum, each) => sum + each, 0)
    const answers = [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, times]) => `${status}: ${times}`)
    console.log(`${id.padEnd(24)}${String(total).padStart(6)}   ${answers.join('  ')}`)
  }
}

function printFinding({ key, detail, count: times, request, answer, seed: requestSeed }: Reported) {
  console.log(`\n${key} (${times} times, seed ${seed}, request ${requestSeed})`)
  if (request) {
    const { method, url, headers, payload } = request
    console.log(
      `  ${method} ${url.slice(0, 1_000)}\n  ${JSON.stringify(headers)}\n  ${String(payload).slice(0, 1_000)}`,
    )
  }
  console.log(`  ${answer?.status}: ${detail.slice(0, 1_500)}`)
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
// A short run sends too few requests to require it.
const unreached =
  options.long || options.only
    ? [...coverage].filter(([, statuses]) => ![...statuses.keys()].some(isSuccess))
    : []
for (const [id] of unreached) console.log(`\n${id} never succeeded`)

const failed = findings.length + broken.length + unreached.length
const seconds = Math.round((performance.now() - startedAt) / 1000)
console.log(`\n${sent} requests in ${seconds} s, seed ${seed}`)
console.log(
  `${chosen.length - new Set(findings.map(({ key }) => key.split(' ')[0])).size} passed, ${failed} failed`,
)
process.exitCode = failed > 0 ? 1 : 0
