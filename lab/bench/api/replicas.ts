import { embeddedPostgres } from '../../shop/embeddedPostgres'
import { type Standby, startStandby } from '../../shop/standby'
import { benchChanges } from './changes'
import { measureRequests } from './load'
import { formatRatio, noBar } from './report'
import { createTexts, encodeSearch } from './search'
import type { Bench, Row } from './setup'
import { readCpu } from './usage'

const connections = 16
const minRatio = 1.6
const changes = 200

/** Searches by one web process on each of these servers; returns the processor time of every server for each search. */
async function measureSearches(
  bench: Bench,
  readUrls: readonly string[],
  servers: readonly (() => readonly number[])[],
) {
  const shops = await Promise.all(
    readUrls.map((url) => bench.startShop({ settings: { DATABASE_READ_URLS: url } })),
  )
  const next = createTexts(bench.products.map(({ name }) => name))
  const load = { connections: connections / shops.length, seconds: bench.seconds }
  const before = await Promise.all(servers.map((findPids) => readCpu(findPids())))
  const timings = await Promise.all(
    shops.map((shop) => measureRequests(shop, load, () => encodeSearch(next()))),
  )
  const after = await Promise.all(servers.map((findPids) => readCpu(findPids())))
  await bench.stopShops()
  const calls = timings.reduce((sum, timing) => sum + timing.calls, 0)
  const perSecond = timings.reduce((sum, timing) => sum + timing.perSecond, 0)
  return { perSecond, cpu: after.map((each, index) => (each - (before[index] ?? 0)) / calls) }
}

/**
 * Searches with the primary alone, and with one and two replicas beside it. Here they share the cores; on a core of its own the server that
 * needs the most for each search sets the rate. Then how long others wait for a change.
 */
export async function benchReplicas(bench: Bench): Promise<Row[]> {
  const standbys: Standby[] = []
  const rows: Row[] = []
  try {
    for (const name of ['replica_1', 'replica_2'])
      standbys.push(await startStandby(bench, { name }))
    const urls = [bench.url, ...standbys.map(({ url }) => url)]
    const servers = [embeddedPostgres(bench.dataDir), ...standbys.map(({ postgres }) => postgres)]
    let alone: number | undefined
    for (const replicas of [0, 1, 2]) {
      const { perSecond, cpu } = await measureSearches(
        bench,
        urls.slice(0, replicas + 1),
        servers.map(({ findAll }) => findAll),
      )
      const rate = 1000 / Math.max(...cpu)
      alone ??= rate
      const ratio = rate / alone
      rows.push({
        figure: `searches, the primary and ${replicas} replicas, ${connections} connections`,
        measured: `${rate.toFixed(0)}/s with a core for each (${cpu.map((each) => each.toFixed(2)).join(' + ')} ms CPU)`,
        control: `${perSecond.toFixed(0)}/s on this machine`,
        ratio: formatRatio(ratio),
        bar: replicas === 1 ? `≥ ${minRatio} ×` : noBar,
        holds: replicas !== 1 || ratio >= minRatio,
      })
    }
    const [, replica] = urls
    const seen = await benchChanges(bench, changes, { DATABASE_READ_URLS: replica })
    return [...rows, ...seen]
  } finally {
    await bench.stopShops()
    for (const standby of standbys) await standby.stop()
  }
}
