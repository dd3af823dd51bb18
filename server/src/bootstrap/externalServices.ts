import { dirname, extname, join } from 'node:path'
import type { FastifyError, FastifyPluginAsync } from 'fastify'
import type { DeliveredMail, SendToEmulator } from '../../../dev-services'
import { shop } from '../../../shop/shop.config'
import {
  createAccountEditor,
  createAccountFinder,
  createIdentityVerifier,
} from '../adapters/identity'
import { createSmtpMailer } from '../adapters/mail'
import { createSslcommerzGateway } from '../adapters/payment'
import { createDiskStorage, createS3Storage } from '../adapters/storage'
import { Problem, unavailable } from '../http/problem'
import type { Logger } from '../observability/logger'
import type { Config } from './config'
import { type DevServices, loadDevServices } from './loadDevServices'

/** What web processes and jobs use. One process starts it; others of the same machine connect to it. */
export type ExternalServices = {
  databaseUrl: string
  /** Undefined without card payment. */
  gateway: Config['gateway']
  /** Undefined if no mails are sent. */
  smtpUrl: string | undefined
  /** The page that shows the mails of a demo. */
  mailboxUrl?: string | undefined
  /** Calls the identity emulator of a demo. */
  sendToEmulator: SendToEmulator | undefined
}

/** The database of DATABASE_URL, or the embedded one. */
export async function openDatabase(config: Config, logger: Logger) {
  const { database, dataDir } = config
  if (database.url) return { url: database.url, location: 'your PostgreSQL', stop: undefined }
  const { startPostgres } = await loadDevServices(config)
  const postgres = await startPostgres({ dataDir, log: logger })
  return { url: postgres.url, location: postgres.dataDir, stop: postgres.stop }
}

/** The identity emulator with the demo's accounts, if no Firebase project is configured. */
export async function startEmulator(
  config: Config,
  logger: Logger,
  deliver: ((mail: DeliveredMail) => Promise<void>) | undefined,
) {
  if (!config.identity.isEmulated) return undefined
  const { devServices } = config.paths
  const { startIdentityEmulator, demoAccounts } = await loadDevServices(config)
  const emulator = startIdentityEmulator({
    projectId: config.identity.projectId,
    stateFile: join(config.dataDir, 'identity.json'),
    log: logger,
    onMail: deliver,
    workerFile: join(dirname(devServices), `identity/worker${extname(devServices)}`),
  })
  const ready = emulator.ready.then(() => emulator.ensureAccounts(demoAccounts))
  const isSettled = ready.catch(() => undefined)
  // Calls wait until the demo accounts exist: an early sign-in would fail with "unknown account".
  const send: SendToEmulator = async (request) => {
    await isSettled
    return emulator.send(request)
  }
  return { stop: emulator.stop, ready, send, demoAccounts }
}

/** SSLCommerz if a store is configured, its sandbox in a demo, otherwise undefined. */
export async function openGateway(config: Config, logger: Logger) {
  if (config.gateway || !config.isDemo) return { gateway: config.gateway, stop: undefined }
  const { startPaymentSandbox } = await loadDevServices(config)
  const { stop, ...gateway } = await startPaymentSandbox({
    dataDir: join(config.dataDir, 'payment'),
    shopName: shop.name,
    log: logger,
  })
  return { gateway, stop }
}

export type MailServer = Partial<Awaited<ReturnType<DevServices['startMailbox']>>>

/** The mail server of SMTP_URL, the mailbox of a demo, otherwise none. */
export async function openMailServer(config: Config, logger: Logger): Promise<MailServer> {
  if (config.mail.smtpUrl) return { smtpUrl: config.mail.smtpUrl }
  if (!config.isDemo) return {}
  const { startMailbox } = await loadDevServices(config)
  return startMailbox({ dataDir: join(config.dataDir, 'mail'), log: logger })
}

/** One adapter for the emulator and a Firebase project. `proxy` serves the emulator on the shop's own origin. */
export async function connectIdentity(config: Config, send: SendToEmulator | undefined) {
  const { identity, publicUrl } = config
  const emulator =
    send && (await loadDevServices(config)).createEmulatorClient(send, identity.projectId)
  const proxy: FastifyPluginAsync | undefined =
    emulator &&
    (async (app) => {
      app.setErrorHandler((error: FastifyError) => {
        throw error.statusCode || error instanceof Problem
          ? error
          : unavailable('Signing in is not possible yet. Please try again.', error)
      })
      await app.register(emulator.fastifyPlugin)
    })
  return {
    ...createIdentityVerifier(identity),
    findAccount: createAccountFinder({ ...identity, publicUrl, emulator }),
    ...createAccountEditor({ ...identity, emulator }),
    proxy,
  }
}

export const connectGateway = ({ gateway }: ExternalServices) =>
  gateway && createSslcommerzGateway(gateway)

export const connectMailServer = ({ mail }: Config, { smtpUrl }: ExternalServices) =>
  smtpUrl ? createSmtpMailer({ url: smtpUrl, from: mail.from }) : undefined

/** The bucket of S3_BUCKET, or the folder `uploads`. */
export const connectStorage = ({ s3, paths }: Config) =>
  s3 ? createS3Storage(s3) : createDiskStorage(paths.uploads)
