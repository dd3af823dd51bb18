import { createJobsDatabase, startJobs } from '../jobs/jobs'
import { createMailSender } from '../modules/mail'
import { createPaymentService } from '../modules/payment'
import type { Logger } from '../observability/logger'
import { mailsSent, mailsWaiting } from '../observability/metrics'
import type { Config } from './config'
import {
  connectGateway,
  connectIdentity,
  connectMailServer,
  connectStorage,
  type ExternalServices,
} from './externalServices'
import type { Stops } from './stops'

/** Runs the periodic jobs. Several processes may: each job leaves alone what another process works on. */
export async function startWorker(
  config: Config,
  logger: Logger,
  services: ExternalServices,
  stops: Stops,
): Promise<void> {
  const { db, close } = createJobsDatabase(services.databaseUrl, (error) =>
    logger.warn(`A database connection of the jobs broke: ${error.message}`),
  )
  stops.push(close)
  const gateway = connectGateway(services)
  const { publicUrl } = config
  const payments = gateway && createPaymentService({ db, gateway, logger, publicUrl })
  const reconcilePayments = payments?.reconcileDueAttempts
  const checkRefunds = payments?.checkDueRefunds
  const mailer = connectMailServer(config, services)
  if (!mailer) logger.warn('SMTP_URL is not set: customers get no mails about their orders')
  const sendMails =
    mailer &&
    createMailSender({
      db,
      mailer,
      logger,
      publicUrl,
      onResult: (result, count) => mailsSent.inc({ result }, count),
      onWaiting: (count) => mailsWaiting.set(count),
    })
  const { sendMails: sendIdentityMails, ...identity } = await connectIdentity(config, db)
  const storage = connectStorage(config)
  stops.push(
    startJobs({
      db,
      logger,
      identity,
      storage,
      reconcilePayments,
      checkRefunds,
      sendMails,
      sendIdentityMails: sendIdentityMails && (() => sendIdentityMails(mailer, logger)),
    }),
  )
}
