/**
 * `npx tsx deploy/cluster/start.ts`: what compose.yaml runs, on this machine and without containers, until Ctrl-C. The shop has the settings of
 * the environment; without an identity project it is the demo.
 *
 *   --install     installs the packages of Debian that are missing
 *   --port 3000   where the shop is served
 */
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { findFreePort } from '../../dev-services/findFreePort'
import { spawnShop } from '../../lab/shop/spawnShop'
import { findObstacle, installPackages } from './packages'
import { startCluster } from './startCluster'

const { values: options } = parseArgs({
  options: {
    install: { type: 'boolean', default: false },
    port: { type: 'string', default: '3000' },
  },
})
if (options.install && findObstacle()) await installPackages()
const obstacle = findObstacle()
if (obstacle) throw new Error(`The cluster cannot be started: ${obstacle}.`)

const webPort = await findFreePort()
const cluster = await startCluster({ port: Number(options.port), webPort })
const url = `http://localhost:${options.port}`
const shop = await spawnShop(process.env.DATA_DIR ?? '.data/cluster', {
  port: webPort,
  settings: {
    DATABASE_URL: cluster.url,
    DATABASE_READ_URLS: cluster.readUrls,
    DATABASE_POOL: '8',
    WEB_CONCURRENCY: '2',
    PUBLIC_URL: process.env.PUBLIC_URL ?? url,
    TRUST_PROXY: '127.0.0.1,::1',
  },
})
await shop.whenReady()
console.log(`The shop is at ${url}, the logs of its cluster are in ${cluster.folder}`)
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
await shop.stop()
await cluster.stop()
