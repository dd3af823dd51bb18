/**
 * `npm run test:upgrade`: the version before and this one serve one database side by side while customers order, then this one alone. No
 * request may fail, no order may be lost, and open tabs go on with their old scripts.
 *
 *   --long       20,000 requests and 200 orders over 100,000 orders; otherwise 2,000 and 20 over 1,000
 *   --from REV   the version before; by default the one that was released last
 *   --seed N     what the customers choose
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../dev-services/postgres'
import { startShopProcess } from '../../scripts/shop/shopProcess'
import { makeDataDir } from '../../scripts/shop/temporaryShop'
import { checkData } from '../../server/src/db/checkData'
import { createDatabase } from '../../server/src/db/pool'
import { startLoadBalancer } from './upgrade/loadBalancer'
import { openOldTabs } from './upgrade/oldTabs'
import { buildPreviousVersion, type PreviousVersion } from './upgrade/previousVersion'
import { seedPrevious } from './upgrade/seedPrevious'
import { createTraffic, type Traffic } from './upgrade/traffic'
import { watchLocks } from './upgrade/watchLocks'

const { values: options } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    from: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
/** A short run shares the machine with other tests, and must not overload the shop: it would refuse requests then, rightly. */
const { requests, orders, factor, visitors, customers } = options.long
  ? { requests: 20_000, orders: 200, factor: 1, visitors: 4, customers: 11 }
  : { requests: 2_000, orders: 20, factor: 0.01, visitors: 2, customers: 3 }
const maxLock = 100

type Result = { what: string; measured: string; isOk: boolean }

/** Resolves when the traffic has made its share of the requests and orders. */
async function reach(traffic: Traffic, share: number) {
  while (traffic.count() < requests * share || traffic.orders.length < orders * share) {
    await sleep(20)
  }
}

async function findMissing(url: string, ids: readonly string[]): Promise<string[]> {
  const { db, close } = createDatabase(url, { size: 1 })
  try {
    const rows = await db.selectFrom('orders').select('id').where('id', 'in', ids).execute()
    const found = new Set(rows.map(({ id }) => id))
    return ids.filter((id) => !found.has(id))
  } finally {
    await close()
  }
}

async function upgrade({ commit, folder }: PreviousVersion): Promise<Result[]> {
  console.log(`From ${commit.slice(0, 8)}, seed ${options.seed}`)
  const dataDir = await makeDataDir()
  const log = { info: () => undefined, warn: console.warn, error: console.error }
  const postgres = await startPostgres({ dataDir, log })
  const balancer = await startLoadBalancer()
  const running: { stop(): Promise<void> }[] = []

  async function start(name: string, root?: string) {
    const shop = await startShopProcess(join(dataDir, name), {
      root,
      settings: {
        DATABASE_URL: postgres.url,
        PUBLIC_URL: balancer.url,
        TRUST_PROXY: '127.0.0.1,::1',
        FIREBASE_PROJECT_ID: 'upgrade',
        FIREBASE_API_KEY: 'upgrade',
        FIREBASE_AUTH_DOMAIN: 'upgrade.example',
      },
    })
    running.push(shop)
    await shop.whenReady()
    return shop
  }

  try {
    const seeded = await seedPrevious(folder, postgres.url, { factor, customers: customers + 1 })
    const old = await start('old', folder)
    await balancer.sendTo(old.url)
    const [shopper = '', ...buyers] = seeded.customers
    const tabs = await openOldTabs(balancer.url, { admin: seeded.admin, shopper })
    running.push({ stop: tabs.close })
    const who = { admin: seeded.admin, customers: buyers, visitors }
    const traffic = createTraffic(balancer.url, who, Number(options.seed))
    const stopTraffic = await traffic.start()
    running.push({ stop: stopTraffic })

    await reach(traffic, 0.2)
    const stopWatching = await watchLocks(postgres.url)
    const current = await start('new')
    const locks = await stopWatching()
    await balancer.sendTo(old.url, current.url)
    await reach(traffic, 0.6)
    await balancer.sendTo(current.url)
    await old.stop()
    const troubles = await tabs.goOn()
    await reach(traffic, 1)
    // Going back: the previous version starts on the new database.
    const again = await start('old', folder)
    await balancer.sendTo(again.url)
    await reach(traffic, 1.1)
    await stopTraffic()

    const broken = await checkData(postgres.url)
    const missing = await findMissing(postgres.url, traffic.orders)
    const longest = locks.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 10)
    for (const { migration, relation, mode, milliseconds } of longest) {
      console.log(`  ${migration} held ${mode} on ${relation} for ${milliseconds.toFixed(0)} ms`)
    }
    for (const text of [...new Set([...traffic.failures, ...troubles])].slice(0, 20)) {
      console.log(`  ${text}`)
    }
    const maxHeld = longest[0]?.milliseconds ?? 0
    return [
      {
        what: 'Requests that failed',
        measured: `${traffic.failures.length} of ${traffic.count()}`,
        isOk: traffic.failures.length === 0,
      },
      {
        what: 'Acknowledged orders that are missing',
        measured: `${missing.length} of ${traffic.orders.length}`,
        isOk: missing.length === 0,
      },
      {
        what: 'Contradictions in the data',
        measured: broken.map(({ rule }) => rule).join('; ') || 'none',
        isOk: broken.length === 0,
      },
      {
        what: 'Tabs opened before the upgrade: what did not work',
        measured: String(troubles.length),
        isOk: troubles.length === 0,
      },
      {
        what: `Longest lock of a migration (${maxLock} ms at most)`,
        measured: `${maxHeld.toFixed(0)} ms`,
        isOk: maxHeld <= maxLock,
      },
    ]
  } finally {
    for (const { stop } of running.reverse()) await stop()
    balancer.close()
    await postgres.stop()
    for (const path of [postgres.dataDir, dataDir]) await rm(path, { recursive: true, force: true })
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
