/**
 * `npm run test:upgrade`: the version before and this one serve one database side by side while customers order, then this one alone. No
 * request may fail, no order may be lost, and open tabs go on with their old scripts.
 *
 *   --long       20,000 requests and 200 orders over 100,000 orders; otherwise 2,000 and 20 over 1,000
 *   --from REV   the version before; by default the one that was released last
 *   --seed N     what the customers choose
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createRandom } from '../../server/test/support/random'
import { createLossCheck } from '../checks/losses'
import { conditionFlags, isAged, setConditions } from '../conditions'
import { type Crowd, startCrowd } from '../people/crowd'
import { ageRows } from '../shop/age'
import { identityProject, startShop } from '../shop/startShop'
import { openOldTabs } from './upgrade/oldTabs'
import { buildPreviousVersion, type PreviousVersion } from './upgrade/previousVersion'
import { seedPrevious } from './upgrade/seedPrevious'
import { watchLocks } from './upgrade/watchLocks'

const { values: options } = parseArgs({
  options: {
    ...conditionFlags,
    long: { type: 'boolean', default: false },
    from: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
setConditions(options)
/** A short run shares the machine with other tests, and must not overload the shop: it would refuse requests then, rightly. */
const { requests, orders, factor, visitors, customers } = options.long
  ? { requests: 20_000, orders: 200, factor: 1, visitors: 4, customers: 11 }
  : { requests: 2_000, orders: 20, factor: 0.01, visitors: 2, customers: 3 }
/** In milliseconds, or twice what the shortest change took on a machine that is busy. */
const maxLock = 100

type Result = { what: string; measured: string; isOk: boolean }

/** Resolves when the crowd has made its share of the requests and orders. */
async function reach({ calls, journal }: Crowd, share: number) {
  while (calls() < requests * share || journal.count('order') < orders * share) await sleep(20)
}

async function upgrade({ commit, folder }: PreviousVersion): Promise<Result[]> {
  console.log(`From ${commit.slice(0, 8)}, seed ${options.seed}`)
  const shop = await startShop({
    processes: 0,
    database: 'durable',
    network: 'balanced',
    data: 'none',
    settings: identityProject('upgrade'),
  })
  const { url, databaseUrl = '' } = shop
  const closing: (() => Promise<void>)[] = [shop.close]
  try {
    const seeded = await seedPrevious(folder, databaseUrl, { factor, customers: customers + 2 })
    if (isAged()) await shop.withDatabase((db) => ageRows(db, 730, ['sessions']))
    const [shopper, cartOwner, ...buyers] = seeded.customers
    const { admin } = seeded
    if (!shopper || !cartOwner) throw new Error('there are no customers')
    const old = await shop.addProcess({ version: folder })
    await shop.sendTo(old)
    const tabs = await openOldTabs(url, { admin: admin.cookie, shopper: shopper.cookie })
    closing.push(tabs.close)
    const random = createRandom(Number(options.seed))
    const people = { admin, buyers, cartOwner, visitors, isAdminBusy: true }
    const crowd = await startCrowd({ url, random, ...people })
    closing.push(crowd.stop)

    await reach(crowd, 0.2)
    const stopWatching = await watchLocks(databaseUrl)
    const current = await shop.addProcess()
    const { locks, control } = await stopWatching()
    await shop.sendTo(old, current)
    await reach(crowd, 0.6)
    await shop.sendTo(current)
    await old.stop()
    const troubles = await tabs.goOn()
    await reach(crowd, 1)
    // Going back: the previous version starts on the new database.
    await shop.sendTo(await shop.addProcess({ version: folder }))
    await reach(crowd, 1.1)
    await crowd.stop()

    const broken = await shop.findBrokenRules()
    const losses = await shop.withDatabase(createLossCheck(crowd.journal))
    const longest = locks.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 10)
    for (const { migration, relation, mode, milliseconds } of longest) {
      console.log(`  ${migration} held ${mode} on ${relation} for ${milliseconds.toFixed(0)} ms`)
    }
    for (const text of [...new Set([...crowd.problems, ...losses, ...troubles])].slice(0, 20)) {
      console.log(`  ${text}`)
    }
    const maxHeld = longest[0]?.milliseconds ?? 0
    return [
      {
        what: 'Requests that failed',
        measured: `${crowd.problems.length} of ${crowd.calls()}`,
        isOk: crowd.problems.length === 0,
      },
      {
        what: 'Orders and deliveries that were acknowledged and are missing, or were never sent',
        measured: `${losses.length} of ${crowd.journal.count('order')} orders`,
        isOk: losses.length === 0,
      },
      {
        what: 'Contradictions in the data',
        measured: broken.join('; ') || 'none',
        isOk: broken.length === 0,
      },
      {
        what: 'Tabs opened before the upgrade: what did not work',
        measured: String(troubles.length),
        isOk: troubles.length === 0,
      },
      {
        what: `Longest lock of a migration (${maxLock} ms at most, or 3 × control)`,
        measured: `${maxHeld.toFixed(0)} ms; control: ${control.toFixed(0)} ms`,
        // The last one brings all routines, too.
        isOk: maxHeld <= Math.max(maxLock, 3 * control),
      },
    ]
  } finally {
    for (const close of closing.reverse()) await close()
  }
}

const previous = await buildPreviousVersion(options.from)
const results = previous ? await upgrade(previous) : []
for (const { what, measured, isOk } of results)
  console.log(`${isOk ? '✓' : '✗'} ${what}: ${measured}`)
const failed = results.filter(({ isOk }) => !isOk).length
if (!previous) console.log('1 skipped: the previous version is in a complete clone only')
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
