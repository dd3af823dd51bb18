import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { demoAccounts } from '../../../dev-services/demo-data/accounts'
import { startIdentityEmulator } from '../../../dev-services/identity'
import { startPaymentSandbox } from '../../../dev-services/payment-sandbox'
import { startPostgres } from '../../../dev-services/postgres'
import { shop } from '../../../shop/shop.config'
import {
  createAccountDisabler,
  createAccountFinder,
  createIdentityVerifier,
} from '../adapters/identity'
import { createSslcommerzGateway } from '../adapters/payment'
import { ensureNotifications } from '../db/changes'
import type { Logger } from '../observability/logger'
import type { Config } from './config'

/** The PostgreSQL that is named, or our own. */
export async function openDatabase({ database, dataDir }: Config, logger: Logger) {
  if (database.url) {
    await ensureNotifications(database.url)
    return { url: database.url, location: 'your PostgreSQL', stop: undefined }
  }
  const postgres = await startPostgres({
    dataDir,
    log: logger,
    onLost: (reason) => {
      logger.error(`The database was lost and is being started again: ${reason}`)
    },
  })
  return { url: postgres.url, location: postgres.dataDir, stop: postgres.stop }
}

/** The identity service with the demo's accounts, where no real project is configured. */
export function startEmulator(config: Config, logger: Logger) {
  if (!config.identity.isEmulated) return undefined
  const emulator = startIdentityEmulator({
    projectId: config.identity.projectId,
    stateFile: join(config.dataDir, 'identity.json'),
    log: logger,
    workerFile: config.paths.identityWorker,
  })
  const ready = emulator.ready.then(() => emulator.ensureAccounts(demoAccounts))
  const isSettled = ready.catch(() => undefined)
  const proxy: FastifyPluginAsync = async (app) => {
    // Who is quicker than the demo's accounts would be told that they do not exist.
    app.addHook('onRequest', async () => isSettled)
    await app.register(emulator.fastifyPlugin)
  }
  return { ...emulator, ready, proxy }
}

/** The same adapter for the embedded identity service and a real one. */
export function connectIdentity(
  { identity, publicUrl }: Config,
  emulator: ReturnType<typeof startEmulator>,
) {
  return {
    ...createIdentityVerifier(identity),
    findAccount: createAccountFinder({ ...identity, publicUrl, emulator }),
    disableAccount: createAccountDisabler({ ...identity, emulator }),
  }
}

/** The real provider where one is set up, its embedded stand-in in a demo, or none. */
export async function connectGateway({ gateway, isDemo, dataDir, paths }: Config, logger: Logger) {
  if (gateway) return { gateway: createSslcommerzGateway(gateway), stop: undefined }
  if (!isDemo) return undefined
  const sandbox = await startPaymentSandbox({
    dataDir: join(dataDir, 'payment'),
    shopName: shop.name,
    log: logger,
    workerFile: paths.paymentSandbox,
  })
  return { gateway: createSslcommerzGateway(sandbox), stop: sandbox.stop }
}
