import { dirname, extname, join } from 'node:path'
import type { FastifyError, FastifyPluginAsync } from 'fastify'
import { shop } from '../../../shop/shop.config'
import {
  createAccountDisabler,
  createAccountFinder,
  createIdentityVerifier,
} from '../adapters/identity'
import { createSslcommerzGateway } from '../adapters/payment'
import { unavailable } from '../http/problem'
import type { Logger } from '../observability/logger'
import type { Config } from './config'
import { loadDevServices } from './loadDevServices'

/** The database of DATABASE_URL, or the embedded one. */
export async function openDatabase(config: Config, logger: Logger) {
  const { database, dataDir } = config
  if (database.url) return { url: database.url, location: 'your PostgreSQL', stop: undefined }
  const { startPostgres } = await loadDevServices(config)
  const postgres = await startPostgres({ dataDir, log: logger })
  return { url: postgres.url, location: postgres.dataDir, stop: postgres.stop }
}

/** The identity emulator with the demo's accounts, if no Firebase project is configured. */
export async function startEmulator(config: Config, logger: Logger) {
  if (!config.identity.isEmulated) return undefined
  const { devServices } = config.paths
  const { startIdentityEmulator, demoAccounts } = await loadDevServices(config)
  const emulator = startIdentityEmulator({
    projectId: config.identity.projectId,
    stateFile: join(config.dataDir, 'identity.json'),
    log: logger,
    workerFile: join(dirname(devServices), `identity/worker${extname(devServices)}`),
  })
  const ready = emulator.ready.then(() => emulator.ensureAccounts(demoAccounts))
  const isSettled = ready.catch(() => undefined)
  const proxy: FastifyPluginAsync = async (app) => {
    // Calls wait until the demo accounts exist: an early sign-in would fail with "unknown account".
    app.addHook('onRequest', async () => isSettled)
    app.setErrorHandler((error: FastifyError) => {
      throw error.statusCode
        ? error
        : unavailable('Signing in is not possible yet. Please try again.', error)
    })
    await app.register(emulator.fastifyPlugin)
  }
  return { ...emulator, ready, proxy, demoAccounts }
}

/** One adapter for the emulator and a Firebase project. */
export function connectIdentity(
  { identity, publicUrl }: Config,
  emulator: Awaited<ReturnType<typeof startEmulator>>,
) {
  return {
    ...createIdentityVerifier(identity),
    findAccount: createAccountFinder({ ...identity, publicUrl, emulator }),
    disableAccount: createAccountDisabler({ ...identity, emulator }),
  }
}

/** SSLCommerz if a store is configured, its sandbox in a demo, otherwise undefined. */
export async function connectGateway(config: Config, logger: Logger) {
  const { gateway, isDemo, dataDir } = config
  if (gateway) return { gateway: createSslcommerzGateway(gateway), stop: undefined }
  if (!isDemo) return undefined
  const { startPaymentSandbox } = await loadDevServices(config)
  const sandbox = await startPaymentSandbox({
    dataDir: join(dataDir, 'payment'),
    shopName: shop.name,
    log: logger,
  })
  return { gateway: createSslcommerzGateway(sandbox), stop: sandbox.stop }
}
