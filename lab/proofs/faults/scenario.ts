import { createLossCheck, findPaymentDifferences, makeLookupsDue } from '../../checks/losses'
import { type Crowd, type Random, startCrowd } from '../../people/crowd'
import { signIn } from '../../people/sessions'
import type { Shop } from '../../shop/startShop'
import { formatTime, until } from '../../time'

/** One line of the table. */
export type Row = {
  fault: string
  /** What was done how often, beside what the bar asks for. */
  times: string
  measured: string
  bar: string
  /** The same without the fault, where a time depends on the machine. */
  control?: string | undefined
  /** Empty if all is well. */
  findings: readonly string[]
  /** Why it could not be tried here. */
  skipped?: string
}

export type Run = {
  /** One for all scenarios, since creating its data takes seconds. */
  shop: Shop
  /** The bars on times decide. A short run decides by correctness, since it shares the machine with other tests. */
  isLong: boolean
  random: Random
  /** Counts up to the number of rounds of a short or long run, or until the time is over. */
  rounds(short: number, long: number): Generator<number>
  /** Milliseconds of a short or long run, or until the time is over. */
  time(short: number, long: number): number
}

export type Scenario = {
  name: string
  says: string
  run(run: Run): Promise<Row[]>
}

/** Bars on times are this much wider in a short run. */
const shortRunFactor = 60
const maxPaymentTime = 120_000

/** Paths of public pages and their data; the shop has their responses in its cache. */
export const publicPaths = [
  '/',
  '/category/fan',
  '/api/new-arrival',
  '/api/popular-gadget',
] as const

export function assertTime(run: Run, what: string, milliseconds: number, bar: number): string[] {
  const max = run.isLong ? bar : bar * shortRunFactor
  return milliseconds <= max ? [] : [`${what}: ${formatTime(milliseconds)}`]
}

/** Waits until the shop has recorded every capture of the provider; returns what it has not recorded in time. */
export async function assertEveryCaptureIsApplied(
  { shop, isLong }: Pick<Run, 'shop' | 'isLong'>,
  pageUrl: string | undefined,
): Promise<string[]> {
  if (!pageUrl) return []
  const findings = isLong ? [] : await shop.withDatabase((db) => makeLookupsDue(db, pageUrl))
  let differences: string[] = []
  const isSame = async () => {
    differences = await shop.withDatabase((db) => findPaymentDifferences(db, pageUrl))
    return differences.length === 0
  }
  await until('every capture is applied', isSame, { timeout: maxPaymentTime, interval: 200 }).catch(
    () => undefined,
  )
  return [...findings, ...differences]
}

type CrowdAtWork = Crowd & {
  /** What was lost, and the rules that the data breaks, while no request is in progress. */
  findFaults(): Promise<string[]>
}

/** Customers fill carts, order, pay and review meanwhile. Returns what went wrong, also with what they were acknowledged. */
export async function withCrowd(
  { shop, isLong, random }: Pick<Run, 'shop' | 'isLong' | 'random'>,
  { customers = 3, onOutage = (_: unknown) => {} },
  work: (crowd: CrowdAtWork) => Promise<string[]>,
) {
  const crowd = await shop.withDatabase(async (db) =>
    startCrowd({
      url: shop.url,
      random,
      admin: await signIn(db, 'admin'),
      buyers: await Promise.all(Array.from({ length: customers }, () => signIn(db, 'user'))),
      cartOwner: await signIn(db, 'user'),
      isPaying: true,
      isOpenToAll: true,
      onOutage,
    }),
  )
  const findLosses = createLossCheck(crowd.journal)
  async function findFaults() {
    await crowd.pause()
    const losses = await shop.withDatabase(findLosses)
    const brokenRules = await shop.findBrokenRules()
    crowd.resume()
    return [...losses, ...brokenRules]
  }
  const findings: string[] = []
  try {
    findings.push(...(await work({ ...crowd, findFaults })))
  } finally {
    await crowd.stop()
  }
  findings.push(
    ...crowd.problems,
    ...(await assertEveryCaptureIsApplied({ shop, isLong }, crowd.lastPage())),
    ...(await shop.findBrokenRules()),
  )
  return { findings, journal: crowd.journal, calls: crowd.calls() }
}
