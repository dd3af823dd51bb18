import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../../dev-services/findFreePort'
import { createSchema } from '../../../dev-services/identity/schema'
import { createSandbox, sandboxStore } from '../../../dev-services/payment-sandbox/sandbox'
import { createSslcommerzGateway } from '../../../server/src/adapters/payment'
import { type Config, loadConfig } from '../../../server/src/bootstrap/config'
import { connectIdentity } from '../../../server/src/bootstrap/externalServices'
import { startWeb } from '../../../server/src/bootstrap/startWeb'
import { createStops } from '../../../server/src/bootstrap/stops'
import { createPaymentService } from '../../../server/src/modules/payment'
import { createLogger } from '../../../server/src/observability/logger'
import { assembleApp, withoutLimits } from '../../../server/test/support/assembleApp'
import { freshDatabase } from '../../../server/test/support/database'
import { type Client, createClient } from './client'
import { createFingerprint } from './fingerprint'
import { project, startIdentityService } from './identityService'
import { createScene } from './scene'

const root = process.cwd()

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

export const listedAdmin = 'owner@shop.example'

/** A shop with a real identity project, as in production. */
const live = {
  ...withoutLimits,
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  FIREBASE_PROJECT_ID: project,
  FIREBASE_API_KEY: 'api-key',
  FIREBASE_AUTH_DOMAIN: 'auth.shop.example',
  ADMIN_EMAILS: listedAdmin,
  DATABASE_POOL: '8',
}

const proxied = {
  PUBLIC_URL: 'https://shop.example',
  TRUST_PROXY: '127.0.0.1',
  RATE_LIMIT_PER_MINUTE: '600',
  RATE_LIMIT_STRICT_PER_MINUTE: '30',
}
const notLive = { FIREBASE_PROJECT_ID: '', FIREBASE_API_KEY: '', FIREBASE_AUTH_DOMAIN: '' }

/** Keeps what the server logs. */
function createMemoryLog(config: Config) {
  const all: string[] = []
  let taken = 0
  const logger = createLogger(config, { write: (line) => all.push(line) })
  return {
    logger,
    text: () => all.join(''),
    /** What was logged as an error since the last call. */
    takeErrors() {
      const errors = all.slice(taken).filter((line) => /"level":[56]0/.test(line))
      taken = all.length
      return errors
    },
  }
}

/**
 * The shop under attack, over PostgreSQL and with a payment sandbox: the server as it is started in production (`startWeb`), and beside it,
 * over the same database, one behind a proxy with https and the usual limits (`behindProxy`), and a demo (`demo`).
 */
export async function startTarget() {
  const { db, url: databaseUrl, drop } = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'jontro-attacks-'))
  const identity = await startIdentityService()
  const sandbox = await createSandbox({
    ledgerFile: join(folder, 'ledger.jsonl'),
    shopName: 'Jontro',
    log: quiet,
  })
  const gatewayUrl = await sandbox.listen(0)
  const gateway = createSslcommerzGateway({ baseUrl: gatewayUrl, ...sandboxStore })
  const port = await findFreePort()
  const config = loadConfig(
    { ...live, PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: folder },
    root,
  )

  const log = createMemoryLog(config)
  const stops = createStops(log.logger)

  await startWeb(
    config,
    log.logger,
    {
      databaseUrl,
      gateway: { baseUrl: gatewayUrl, ...sandboxStore },
      smtpUrl: undefined,
    },
    stops,
  )

  async function assemble(env: NodeJS.ProcessEnv, host: string): Promise<Client> {
    const settings = loadConfig({ ...live, ...env, DATA_DIR: folder }, root)
    const { routes, ...verifier } = await connectIdentity(settings, db)
    const { app } = await assembleApp({
      db,
      config: settings,
      logger: log.logger,
      identity: verifier,
      ...(routes && { identityRoutes: routes }),
      payments: createPaymentService({
        db,
        gateway,
        logger: log.logger,
        publicUrl: settings.publicUrl,
      }),
    })
    stops.push(() => app.close())
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const client = createClient(Number(new URL(address).port), host)
    stops.push(async () => client.close())
    return client
  }

  const besides = new Map<string, Promise<Client>>()
  /** Another server over the same data, one for equal settings. */
  function startBeside(env: NodeJS.ProcessEnv, host: string): Promise<Client> {
    const key = JSON.stringify(env)
    const started = besides.get(key) ?? assemble(env, host)
    besides.set(key, started)
    return started
  }

  const client = createClient(port, `localhost:${port}`)
  const scene = await createScene({ db, client, identity, gatewayUrl })
  return {
    ...scene,
    db,
    client,
    identity,
    gatewayUrl,
    publicUrl: config.publicUrl,
    uploads: config.paths.uploads,
    folder,
    takeErrors: log.takeErrors,
    logText: log.text,
    takeFingerprint: await createFingerprint(db, config.paths.uploads),
    /** Behind a proxy with https. */
    behindProxy: (env: NodeJS.ProcessEnv = {}) =>
      startBeside({ ...proxied, ...env }, 'shop.example'),
    async startDemo() {
      await db.transaction().execute(createSchema)
      return startBeside(notLive, 'localhost')
    },
    async close() {
      client.close()
      await stops.stop()
      await sandbox.close()
      await identity.close()
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Target = Awaited<ReturnType<typeof startTarget>>
