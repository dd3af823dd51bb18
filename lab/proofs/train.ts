/**
 * `npm run test:train`: checkout on a train. Cuts the requests of the way from the cart to a paid order at four moments each, with
 * five reactions of the shopper, in a real browser, and checks that each ends in one order or none, paid once or not at all, and that
 * the page says which.
 *
 *   --long           all requests; without it the dangerous ones
 *   --only TEXT      combinations whose name contains the text
 *   --seed N         decides in which combinations the browser notices that it is offline
 *   --parallel N     combinations at once
 */
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { adminAt, openAdminApi } from '../../e2e/support/admin'
import { launchBrowser } from '../../scripts/browser/launch'
import { conditionFlags, setConditions } from '../conditions'
import { findProductIds, logInWithSession, readCaptures } from '../people/customerApi'
import { openShop } from '../shop/startShop'
import { chooseDangerous } from './train/chooseDangerous'
import {
  type Combination,
  maxWait,
  type Outcome,
  reactions,
  recordRequests,
  runCombination,
  type Shop,
} from './train/combination'
import { stages } from './train/journey'
import { cuts } from './train/proxy'
import { createShopper, type Shopper } from './train/shopper'
import { createSlots } from './train/slots'
import { printTable } from './train/table'

const { values: options } = parseArgs({
  options: {
    ...conditionFlags,
    long: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    parallel: { type: 'string', default: '5' },
  },
})
setConditions(options)

/** Requests that are under way at once; the delayed ones wait without a slot. */
const maxOpen = 24

const isFile = (request: string) => /\.(?:js|css)$/.test(request)

const nameOf = ({ stage, request, cut, reaction }: Combination) =>
  `${stage.name} | ${request} | ${cut} | ${reaction}`

/** The same for the same seed. */
const toss = (text: string) =>
  createHash('sha256').update(`${options.seed} ${text}`).digest().readUInt8(0) % 2 === 0

/** A file changes nothing at the server: to the browser it is lost or late, and that once on the way. */
const fileCuts: readonly string[] = ['after commit', 'delayed']

async function listCombinations(shop: Shop): Promise<Combination[]> {
  const seenFiles = new Set<string>()
  const combinations: Combination[] = []
  for (const stage of stages) {
    const requests = (await recordRequests(shop, stage)).filter((name) => !seenFiles.has(name))
    for (const request of requests) {
      if (isFile(request)) seenFiles.add(request)
      for (const cut of cuts.filter((each) => !isFile(request) || fileCuts.includes(each))) {
        for (const reaction of reactions) {
          const isNoticed = toss([stage.name, request, cut, reaction].join())
          combinations.push({ stage, request, cut, reaction, isNoticed })
        }
      }
    }
  }
  return combinations
}

type Result = { combination: Combination; outcome: Outcome }

function report({ combination, outcome: { state, isReached, wait, faults } }: Result) {
  const end = isReached ? `${state ?? 'unknown'}, said after ${wait} ms` : 'not reached'
  const found = faults.map((fault) => `\n    ${fault}`).join('')
  console.log(`${faults.length > 0 ? '✗' : '✓'} ${nameOf(combination)}: ${end}${found}`)
}

async function runAll(shop: Shop, combinations: readonly Combination[], parallel: number) {
  const runInSlot = createSlots(parallel)
  const runOpen = createSlots(Math.max(maxOpen, parallel))
  return Promise.all(
    combinations.map((combination) =>
      runOpen(async () => {
        const outcome = await runInSlot((pause) => runCombination(shop, combination, pause))
        const result = { combination, outcome }
        report(result)
        return result
      }),
    ),
  )
}

/** Money that the gateway has taken and no order has, or the other way round. */
async function findPaymentFaults(shoppers: readonly Shopper[]): Promise<string[]> {
  const [anyone] = shoppers
  const page = anyone && (await anyone.openPayment((await anyone.placeOrder())._id))
  if (!page) throw new Error('the gateway has no page')
  const captured = await readCaptures(page)
  const recorded: string[] = []
  // One at a time: a thousand calls at once would be refused as overload.
  for (const shopper of shoppers) recorded.push(...(await shopper.readPayments()))
  return [
    ...captured
      .filter((id) => !recorded.includes(id))
      .map((id) => `no order has the capture ${id}`),
    ...recorded
      .filter((id) => !captured.includes(id))
      .map((id) => `nothing was captured for ${id}`),
    ...(new Set(recorded).size < recorded.length ? ['a capture pays two orders'] : []),
  ]
}

const isLate = ({ outcome: { wait, faults } }: Result) => faults.length === 0 && wait > maxWait

async function main() {
  const opened = await openShop()
  const { url } = opened
  const browser = await launchBrowser()
  try {
    const { cookie } = await logInWithSession(url, adminAt(0))
    const [product = ''] = await findProductIds(url)
    const shoppers: Shopper[] = []
    const shop: Shop = {
      url,
      browser,
      async createShopper() {
        const shopper = await createShopper(url, cookie, product)
        shoppers.push(shopper)
        return shopper
      },
    }
    const all = await listCombinations(shop)
    const chosen = (options.long || options.only ? all : chooseDangerous(all))
      .filter((combination) => nameOf(combination).includes(options.only))
      // They take longest.
      .toSorted((a, b) => Number(b.cut === 'delayed') - Number(a.cut === 'delayed'))
    let results = await runAll(shop, chosen, Number(options.parallel))

    const repeated = results.filter((result) => isLate(result) || !result.outcome.isReached)
    if (repeated.length > 0) {
      console.log(
        `\nLate beside others, or not reached: ${repeated.length}; once more, one at a time`,
      )
      const again = await runAll(
        shop,
        repeated.map(({ combination }) => combination),
        1,
      )
      results = [...results.filter((result) => !repeated.includes(result)), ...again]
    }
    printTable(results)
    const broken = await (await openAdminApi(url)).findBrokenRules()
    for (const rule of broken) console.log('The data has a contradiction:', JSON.stringify(rule))
    const paymentFaults = await findPaymentFaults([await shop.createShopper(), ...shoppers])
    for (const fault of paymentFaults) console.log(fault)
    const breaches = broken.length + paymentFaults.length
    const failed = results.filter(
      (result) => result.outcome.faults.length > 0 || isLate(result) || !result.outcome.isReached,
    )
    for (const result of failed) report(result)
    console.log(`seed ${options.seed}`)
    console.log(`${results.length - failed.length} passed, ${failed.length + breaches} failed`)
    if (failed.length + breaches > 0) process.exitCode = 1
  } finally {
    await browser.close()
    await opened.close()
  }
}

await main()
