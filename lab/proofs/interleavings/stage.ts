import { createFootprints, readSchema } from './footprint'
import { Lane } from './lane'
import { findOperations, isReadAgain, type Operation } from './operations'
import { createScene, type State } from './scene'
import { type Choose, type Run, runSchedule } from './schedule'
import { type Answer, type LaneShop, type Outside, startLaneShop } from './shop'

export type Pair = readonly [Operation, Operation]

/** What a run left behind: answers, rows, and what reached other services. Comparable between runs. */
export type Result = {
  answers: readonly [Answer, Answer]
  /** Rows and calls as text, without the IDs and times that differ from run to run. */
  parts: { answers: readonly string[]; tables: Readonly<Record<string, readonly string[]>> }
  /** All of it as one text. */
  key: string
  brokenRules: readonly string[]
}

const toJson = (value: unknown) => (value === undefined ? '' : JSON.stringify(value))

const refusalsForNow = /"code":"(?:import_running|refund_under_way)"/

/** While the other operation is at it: the message asks to try again. */
const isRefusedForNow = ({ body }: Answer) => refusalsForNow.test(toJson(body))

/** Different in each run, and without meaning for the shop. */
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
const ulid = /\b01[\dA-HJKMNP-TV-Z]{24}\b/g
const momentary = /"refundRequestedAt":\s*"[^"]*"/g
const time = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[\d.]*(?:Z|[+-]\d\d(?::?\d\d)?)?/g
/** As mails name an order. */
const cutId = /[\da-f]{8}-[\da-f-]*/g
/** Drawn at random. */
const orderNumber = /"order_number":\s*\d+|\bJ-\d{5}-\d{5}\b/g
const milliseconds = /"\d{13}"/g
const day = /\b\d{4}-\d\d-\d\d\b/g

export type Stage = Awaited<ReturnType<typeof openStage>>

/** The shop twice over one database with the scene, and with changes of the database. */
export async function openStage(changes: readonly string[] = []) {
  const scene = await createScene(changes)
  const footprints = createFootprints(await readSchema(scene.client))
  const lanes = [new Lane('A'), new Lane('B')] as const
  const outside: Outside = { refunds: new Set(), mails: [] }
  const shops = [
    await startLaneShop(scene.url, lanes[0], outside),
    await startLaneShop(scene.url, lanes[1], outside),
  ] as const
  for (const shop of shops) await shop.setDeadlockTimeout('10min')

  const sceneText = JSON.stringify((await scene.read()).state)
  const known = new Set([uuid, ulid].flatMap((pattern) => sceneText.match(pattern) ?? []))

  const normalize = (value: unknown) =>
    toJson(value)
      .replace(uuid, (id) => (known.has(id) ? id : 'new-id'))
      .replace(ulid, (id) => (known.has(id) ? id : 'new-tran-id'))
      .replace(momentary, '')
      .replace(orderNumber, 'number')
      .replace(time, 'time')
      .replace(day, 'day')
      .replace(milliseconds, '"time"')

  /** Rows of a table have no order. */
  const toSorted = (state: State) =>
    Object.fromEntries(
      Object.entries(state).map(([name, rows]) => [name, rows.map(normalize).sort()]),
    )

  const toText = ({ status, body }: Answer, operation: Operation) =>
    isReadAgain(operation) && status < 400 ? `${status}` : normalize({ status, body })

  async function readResult(pair: Pair, answers: readonly [Answer, Answer]): Promise<Result> {
    const { state, brokenRules } = await scene.read()
    const parts = {
      answers: [toText(answers[0], pair[0]), toText(answers[1], pair[1])],
      tables: {
        ...toSorted(state),
        refunds: [...outside.refunds].map(normalize).sort(),
        'sent mails': outside.mails
          .map((subject) => subject.replace(cutId, 'id').replace(orderNumber, 'number'))
          .sort(),
      },
    }
    return { answers, parts, key: JSON.stringify(parts), brokenRules }
  }

  /** Jobs come round again, and who was asked to wait does so. */
  async function repeat(pair: Pair, given: readonly [Answer, Answer]): Promise<[Answer, Answer]> {
    const answers: [Answer, Answer] = [...given]
    for (const index of [0, 1] as const) {
      const { run, isRepeated } = pair[index]
      const wasRefused = isRefusedForNow(answers[index])
      if (!isRepeated && !wasRefused) continue
      const again = await run(shops[index])
      if (wasRefused || again.status >= 500) answers[index] = again
    }
    return answers
  }

  async function prepare() {
    outside.refunds.clear()
    outside.mails.length = 0
    for (const { transactions } of shops) transactions.clear()
    await scene.restore()
  }

  const toAnswer = (shop: LaneShop, { run }: Operation) =>
    shop.lane.start(() =>
      run(shop).catch((error: unknown) => ({ status: 500, body: String(error) })),
    )

  return {
    /** With the code of this stage. */
    findPair: findOperations,
    /** The scene without times, the same on all stages. */
    sceneText: JSON.stringify(toSorted((await scene.read()).state)),
    /** Runs a pair in one order of its statements. */
    async run(pair: Pair, choose: Choose): Promise<Run & { result: Result }> {
      await prepare()
      for (const lane of lanes) lane.isFree = false
      const answers = Promise.all([toAnswer(shops[0], pair[0]), toAnswer(shops[1], pair[1])])
      const run = await runSchedule(lanes, scene.client, footprints, choose)
      for (const lane of lanes) lane.isFree = true
      return { ...run, result: await readResult(pair, await repeat(pair, await answers)) }
    },
    /** Before and after races, in which PostgreSQL ends deadlocks. */
    async setRacing(isRacing: boolean) {
      for (const shop of shops) await shop.setDeadlockTimeout(isRacing ? '50ms' : '10min')
    },
    /** Runs a pair without a scheduler, both at the same moment. */
    async race(pair: Pair): Promise<Result> {
      await prepare()
      const answers = await Promise.all([toAnswer(shops[0], pair[0]), toAnswer(shops[1], pair[1])])
      return readResult(pair, await repeat(pair, answers))
    },
    async close() {
      for (const shop of shops) await shop.stop()
      await scene.close()
    },
  }
}
