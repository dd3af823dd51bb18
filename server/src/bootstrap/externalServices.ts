import { join } from 'node:path'
import { shop } from '../../../shop/shop.config'
import {
  createAccountEditor,
  createAccountFinder,
  createIdentityVerifier,
} from '../adapters/identity'
import { createSmtpMailer } from '../adapters/mail'
import { createSslcommerzGateway } from '../adapters/payment'
import { createDiskStorage, createS3Storage } from '../adapters/storage'
import type { Database } from '../db/pool'
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
}

/** The database of DATABASE_URL, or the embedded one. */
export async function openDatabase(config: Config, logger: Logger) {
  const { database, dataDir } = config
  if (database.url) return { url: database.url, location: 'your PostgreSQL', stop: undefined }
  const { startPostgres } = await loadDevServices(config)
  const postgres = await startPostgres({ dataDir, log: logger })
  return { url: postgres.url, location: postgres.dataDir, stop: postgres.stop }
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

/** One adapter for the stand-in and a Firebase project. `routes` serves the stand-in on the shop's own origin. */
export async function connectIdentity(config: Config, db: Database) {
  const { identity, publicUrl } = config
  const standIn = identity.isEmulated
    ? await (await loadDevServices(config)).openIdentity(db, identity.projectId)
    : undefined
  return {
    ...createIdentityVerifier({ ...identity, publicKey: standIn?.publicKey }),
    ...createAccountEditor({ ...identity, standIn }),
    findAccount: createAccountFinder({ ...identity, publicUrl, standIn }),
    routes: standIn?.fastifyPlugin,
    sendMails: standIn?.sendMails,
  }
}

export const connectGateway = ({ gateway }: ExternalServices) =>
  gateway && createSslcommerzGateway(gateway)

export const connectMailServer = ({ mail }: Config, { smtpUrl }: ExternalServices) =>
  smtpUrl ? createSmtpMailer({ url: smtpUrl, from: mail.from }) : undefined

/** The bucket of S3_BUCKET, or the folder `uploads`. */
export const connectStorage = ({ s3, paths }: Config) =>
  s3 ? createS3Storage(s3) : createDiskStorage(paths.uploads)
