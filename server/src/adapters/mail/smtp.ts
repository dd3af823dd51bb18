import { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'

export type MailMessage = {
  /** Stays the same when the mail is tried again. */
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  /** Where mail programs unsubscribe the recipient with one click (RFC 8058). */
  stopUrl?: string | undefined
}

/** The mail certainly did not leave. After any other error it may have. */
export class MailNotSentError extends Error {
  override readonly name = 'MailNotSentError'

  constructor(
    cause: Error,
    /** Whether trying again is useless. */
    readonly isFinal: boolean,
  ) {
    super(cause.message, { cause })
  }
}

export type Mailer = {
  send(message: MailMessage): Promise<void>
}

type Callback = (error?: Error | null) => void

/** Waits for a step of the connection. Some errors are events instead of answers to the step. */
function step(connection: SMTPConnection, start: (done: Callback) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject)
    start((error) => (error ? reject(error) : resolve()))
  })
}

const notSent = (error: Error): never => {
  throw new MailNotSentError(error, false)
}

/**
 * What the server answered with a code, it did not take; 5xx is for good, unless it refuses the shop as a sender: then it refuses all
 * mails, until somebody mends that. Without an answer, it can only have the mail if the content was read.
 */
function toSendError(error: Error, content: Readable): Error {
  if ('responseCode' in error && typeof error.responseCode === 'number') {
    const refusesSender = 'command' in error && error.command === 'MAIL FROM'
    return new MailNotSentError(error, error.responseCode >= 500 && !refusesSender)
  }
  return content.readableDidRead ? error : new MailNotSentError(error, false)
}

/**
 * `url` is `smtp://user:password@host:port`, or `smtps:` for TLS from the start. Each mail has its own connection: `nodemailer`'s
 * transport does not say whether a connection broke before the server had the mail.
 */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const { auth, ...address } = parseConnectionUrl(url)
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
  return {
    async send({ to, stopUrl, ...message }) {
      // As text, `to` could be a list of addresses.
      const recipient = { name: '', address: to }
      const headers = stopUrl && {
        'List-Unsubscribe': `<${stopUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
      const mail = new MailComposer({
        ...message,
        to: recipient,
        from,
        ...(headers && { headers }),
      }).compile()
      const content = Readable.from(await mail.build())
      const rethrow = (error: Error): never => {
        throw toSendError(error, content)
      }
      const connection = new SMTPConnection({ ...address, ...timeouts })
      // After the steps, when nobody waits for it.
      connection.on('error', () => undefined)
      try {
        await step(connection, (done) => connection.connect(done)).catch(notSent)
        if (auth) await step(connection, (done) => connection.login(auth, done)).catch(notSent)
        await step(connection, (done) => connection.send(mail.getEnvelope(), content, done)).catch(
          rethrow,
        )
        connection.quit()
      } catch (error) {
        connection.close()
        throw error
      }
    },
  }
}
