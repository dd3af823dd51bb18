/**
 * `npm run test:failover`: the shop on the cluster of `deploy/cluster`, on this machine: its primary is killed, frozen, cut off and switched
 * over in turn while customers order and pay. Needs root on Linux and Debian's packages; without them it is skipped.
 *
 *   --rounds 30      how often in all
 *   --only killed    these kinds, separated by commas
 *   --install        installs the packages that are missing, as CI=true does
 *   --seed 1         repeats the random choices of a run
 */
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findObstacle, installPackages } from '../../deploy/cluster/packages'
import { type Cluster, startCluster } from '../../deploy/cluster/startCluster'
import { findFreePort } from '../../dev-services/findFreePort'
import { createRandom } from '../../server/test/support/random'
import { percentile } from '../bench/statistics'
import { findProductIds, send } from '../people/customerApi'
import { type Shop, startShop } from '../shop/startShop'
import { formatTime, succeeds, until } from '../time'
import { kinds } from './failover/kinds'
import { watchNodes } from './failover/nodeWrites'
import { add, printTable, type Round } from './failover/table'
import { startProbe, startVisitor, startWriter, warmPublicPages } from './faults/probe'
import { withCrowd } from './faults/scenario'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '4' },
    only: { type: 'string' },
    install: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
  },
})
const maxWriteGap = 30_000
const words = ['earbuds', 'fan', 'phone', 'charger', 'watch']

if ((options.install || process.env.CI) && findObstacle()) await installPackages()
const obstacle = findObstacle()
if (obstacle) {
  console.log(`1 skipped: ${obstacle}`)
  process.exit(0)
}
const only = options.only?.split(',')
const chosen = kinds.filter(({ name }) => only?.includes(name) ?? true)
const random = createRandom(Number(options.seed))
console.log(`Seed ${options.seed}`)

async function findNodes(cluster: Cluster) {
  const name = await cluster.findPrimary()
  const primary = cluster.nodes.find((node) => node.name === name)
  const standby = cluster.nodes.find((node) => node.name !== name)
  if (!primary || !standby) throw new Error('There is no primary')
  return { primary, standby }
}

const startSearcher = ({ url }: Shop, textOf: (turn: number) => string) =>
  startProbe(200, (turn) =>
    send(`${url}/api/search-products?search=${encodeURIComponent(textOf(turn))}`),
  )

const usualText = (turn: number) => words[turn % words.length] ?? ''

/** Each process answers from a cache of its own. */
async function warmCaches(shop: Shop) {
  for (let turn = 0; turn < 4; turn++) await warmPublicPages(shop)
  const searcher = startSearcher(shop, usualText)
  await sleep(3_000)
  await searcher.stop()
}

async function runRound(
  cluster: Cluster,
  shop: Shop,
  kind: (typeof kinds)[number],
): Promise<Omit<Round, 'errors' | 'findings'>> {
  await cluster.whenHealthy()
  await warmCaches(shop)
  const { primary, standby } = await findNodes(cluster)
  const [visitor, searcher, newSearcher, writer] = [
    startVisitor(shop, 100),
    startSearcher(shop, usualText),
    startSearcher(shop, (turn) => `${usualText(turn)} ${turn}`),
    await startWriter(shop, 250),
  ]
  await sleep(500 + random(2_000))
  await kind.strike(primary, standby, cluster)
  await until(
    'another node is the primary',
    async () => (await cluster.findPrimary()) === standby.name,
    { timeout: 90_000, interval: 100 },
  )
  await writer.untilWritten(90_000)
  await sleep(1_000 + random(3_000))
  await kind.mend(primary)
  await cluster.whenHealthy()
  const [pages, searches, newSearches, writes] = [
    await visitor.stop(),
    await searcher.stop(),
    await newSearcher.stop(),
    await writer.stop(),
  ]
  return {
    kind: kind.name,
    writeGap: writes.maxGap,
    pages: pages.statuses,
    searches: searches.statuses,
    newSearches: newSearches.statuses,
  }
}

const [port, webPort] = [await findFreePort(), await findFreePort()]
const url = `http://localhost:${port}`
const cluster = await startCluster({ port, webPort })
const started = await startShop({
  processes: 0,
  database: { url: cluster.url },
  settings: {
    DATABASE_READ_URLS: cluster.readUrls,
    DATABASE_POOL: '8',
    WEB_CONCURRENCY: '2',
    PUBLIC_URL: url,
    TRUST_PROXY: '127.0.0.1,::1',
  },
})
const shop: Shop = { ...started, url }
const rounds: Round[] = []
const late: string[] = []
try {
  await shop.addProcess({ port: webPort })
  await until('HAProxy has found it', () => succeeds(findProductIds(url)))
  const { primary } = await findNodes(cluster)
  const watcher = await watchNodes(cluster.nodes, primary)
  let errors = 0
  const { findings, journal } = await withCrowd(
    { shop, isLong: false, random },
    { customers: 3, onOutage: () => errors++ },
    async ({ findFaults }) => {
      for (let index = 0; index < Number(options.rounds); index++) {
        const kind = chosen[index % chosen.length]
        if (!kind) throw new Error(`Kinds: ${kinds.map(({ name }) => name).join(', ')}`)
        errors = 0
        const round = await runRound(cluster, shop, kind)
        const found = [
          ...(await findFaults()),
          ...(await watcher.findLost((await findNodes(cluster)).primary)),
        ]
        rounds.push({ ...round, errors, findings: found })
        const { writeGap } = round
        console.log(`${index + 1}. ${kind.name}: writes again after ${formatTime(writeGap)}`)
        for (const each of found) console.log(`   - ${each}`)
      }
      return []
    },
  )
  await watcher.stop()
  late.push(...findings, ...watcher.findSplits())
  const [orders, paid] = [journal.count('order'), journal.count('paid')]
  console.log(
    `\n${orders} orders, ${paid} payments, ${journal.count('review')} reviews, ${journal.count('quantity')} quantities and ${watcher.count()} writes to a node acknowledged`,
  )
} catch (error) {
  late.push(`ended early: ${String(error)}`)
} finally {
  await shop.close()
  const keepsFolder = [...late, ...rounds.flatMap(({ findings }) => findings)].length > 0
  if (keepsFolder) console.log(`The logs of the cluster are in ${cluster.folder}`)
  await cluster.stop({ keepsFolder })
}

printTable(rounds)
const p99 = percentile(
  rounds.map(({ writeGap }) => writeGap),
  0.99,
)
const failed = [
  ...rounds.flatMap(({ findings }) => findings),
  ...late,
  ...(p99 > maxWriteGap ? [`writes again after ${formatTime(p99)} (p99)`] : []),
  ...Object.entries(add(rounds.map(({ pages }) => pages))).flatMap(([status, count]) =>
    status === '200' ? [] : [`${count} public pages answered ${status}`],
  ),
]
for (const each of late) console.log(`- ${each}`)
console.log(
  `\n${failed.length === 0 ? '1 passed, 0 failed' : `0 passed, 1 failed: ${failed.length} findings`}`,
)
process.exit(failed.length > 0 ? 1 : 0)
