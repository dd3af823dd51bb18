import { inspect } from 'node:util'
import { renderMail } from '../../../../common/mail'
import { type Mailer, MailNotSentError } from '../../adapters/mail'
import type { Database } from '../../db/pool'
import type { Logger } from '../../observability/logger'
import { toAlertContent, toStopUrl } from './alertContent'
import { toMailContent } from './content'
import {
  claimMail,
  countWaiting,
  type DueMail,
  expireMails,
  recordFailure,
  recordSent,
  retryIn,
} from './outbox'

export type MailResult = 'sent' | 'failed' | 'unclear'

type Services = {
  db: Database
  mailer: Mailer
  logger: Logger
  /** Base URL of the links. */
  publicUrl: string
  onResult: (result: MailResult, count: number) => void
  onWaiting: (count: number) => void
}

/** Minutes until the next try. After the last one it is tried every hour. */
const retryAfter = [1, 5, 15, 60] as const

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Returns whether the next mail can be sent now. */
async function sendMail({ db, mailer, logger, publicUrl, onResult }: Services, mail: DueMail) {
  const { id, kind } = mail
  const content =
    'stopKey' in mail ? toAlertContent(mail, publicUrl) : toMailContent(mail, publicUrl)
  if (!content) {
    await recordFailure(db, id, 'failed', 'There was nothing to say any more when it was due.')
    return true
  }
  const messageId = `<${id}@${new URL(publicUrl).hostname}>`
  try {
    const stopUrl = 'stopKey' in mail ? toStopUrl(mail, publicUrl) : undefined
    await mailer.send({ messageId, to: mail.to, ...renderMail(content), stopUrl })
  } catch (error) {
    const order = 'orderId' in mail ? mail.orderId : undefined
    // Servers repeat the address in what they answer, and the log has none.
    const details = error instanceof MailNotSentError ? error.message : inspect(error)
    const reason = details.replaceAll(mail.to, '(recipient)')
    if (error instanceof MailNotSentError && !error.isFinal) {
      if (mail.tries === 1) logger.warn({ id, kind, order, reason }, 'a mail waits')
      await retryIn(db, id, retryAfter[mail.tries - 1] ?? 60, error.message)
      return false
    }
    const state = error instanceof MailNotSentError ? 'failed' : 'unclear'
    await recordFailure(db, id, state, describe(error))
    onResult(state, 1)
    logger.warn({ id, kind, order, reason }, `a mail is ${state}`)
    return true
  }
  await recordSent(db, id)
  onResult('sent', 1)
  return true
}

/** Returns a job that sends the mails that are due, one after the other. Several processes may run it. */
export function createMailSender(services: Services) {
  const { db, logger, onResult, onWaiting } = services
  return async (signal: AbortSignal) => {
    const { unclear, failed } = await expireMails(db)
    onResult('unclear', unclear)
    onResult('failed', failed)
    if (unclear + failed > 0) logger.warn({ unclear, failed }, 'mails were given up')
    while (!signal.aborted) {
      const mail = await claimMail(db)
      if (mail === 'held') continue
      // Without a mail server each mail takes the whole timeout: the others wait for the next run.
      if (!mail || !(await sendMail(services, mail))) break
    }
    onWaiting(await countWaiting(db))
  }
}
