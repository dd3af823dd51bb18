import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import Fastify from 'fastify'
import { SMTPServer } from 'smtp-server'
import type { Log } from '../log'
import { openMailStore } from './mailStore'
import { mailPages } from './pages'

export type MailboxOptions = {
  /** A folder of its own. */
  dataDir: string
  log: Log
}

const host = '127.0.0.1'
const isOwnHost = (name: string | undefined) => /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(name ?? '')

/** A mail server that keeps what it receives, and a site that shows it. */
export async function startMailbox({ dataDir, log }: MailboxOptions) {
  const store = await openMailStore(dataDir)
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: 1024 * 1024,
    onData(stream, _session, callback) {
      buffer(stream)
        .then((raw) => store.add(raw))
        .then(
          () => callback(),
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
        )
    },
  })
  smtp.on('error', (error) => log.warn(`A mail connection failed: ${String(error)}`))
  const listening = smtp.listen(0, host)
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo

  const site = Fastify({ forceCloseConnections: true })
  site.addHook('onRequest', async ({ headers }, reply) => {
    // Prevents DNS rebinding: a foreign name that resolves to this machine would let a foreign page read responses.
    if (!isOwnHost(headers.host)) return reply.code(421).send('Unknown host')
  })
  mailPages(site, store)
  const mailboxUrl = await site.listen({ host, port: 0 })

  const smtpUrl = `smtp://${host}:${port}`
  return {
    smtpUrl,
    mailboxUrl,
    async stop() {
      await site.close()
      await new Promise<void>((done) => smtp.close(done))
    },
  }
}
