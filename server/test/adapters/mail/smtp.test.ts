import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { createSmtpMailer, type Mailer } from '../../../src/adapters/mail'

type Moment = 'AUTH' | 'MAIL' | 'RCPT' | 'DATA'

let smtp: SMTPServer
let mailer: Mailer
let hangsUpAt: Moment

function reach(moment: Moment, done: () => void) {
  if (moment !== hangsUpAt) done()
  else for (const { _socket } of smtp.connections) _socket.destroy()
}

beforeAll(async () => {
  smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => reach('AUTH', () => done(null, { user: 'shop' })),
    onMailFrom: (_address, _session, done) => reach('MAIL', done),
    onRcptTo: (_address, _session, done) => reach('RCPT', done),
    onData: (stream, _session, done) => void buffer(stream).then(() => reach('DATA', () => done())),
  })
  smtp.on('error', () => undefined)
  const server = smtp.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  mailer = createSmtpMailer({
    url: `smtp://shop:secret@127.0.0.1:${port}`,
    from: 'shop@shop.example',
  })
})
afterAll(() => new Promise<void>((done) => smtp.close(done)))

const message = {
  messageId: '<1@shop.example>',
  to: 'rafia@mail.example',
  subject: 'Your order',
  text: 'Thank you',
  html: '<p>Thank you</p>',
}

test.each<Moment>(['AUTH', 'MAIL', 'RCPT'])(
  'a mail certainly did not leave if the connection breaks at %s',
  async (moment) => {
    hangsUpAt = moment
    await expect(mailer.send(message)).rejects.toMatchObject({
      name: 'MailNotSentError',
      isFinal: false,
    })
  },
)

test('a mail may have left if the connection breaks after its text', async () => {
  hangsUpAt = 'DATA'
  await expect(mailer.send(message)).rejects.not.toMatchObject({ name: 'MailNotSentError' })
})
