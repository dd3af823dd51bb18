import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSmtpMailer } from '../../../server/src/adapters/mail'
import { startMailbox } from '../../mailbox/startMailbox'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'jontro-mailbox-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const mail = {
  messageId: '<first@shop.example>',
  to: 'rahima@mail.example',
  subject: 'Your <b>order</b>',
  text: 'আপনার অর্ডার <script>alert(1)</script>',
  html: '<p style="color:red">Hello</p><script>alert(1)</script>',
}

async function read(url: string, headers = {}) {
  const response = await fetch(url, { headers })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

test('shows the mails that it received, also after a restart', async () => {
  let mailbox = await startMailbox({ dataDir, log })
  expect((await read(mailbox.mailboxUrl)).text).toContain('No mail yet.')
  const mailer = createSmtpMailer({ url: mailbox.smtpUrl, from: 'shop@mail.example' })
  await mailer.send(mail)
  await mailer.send({ ...mail, subject: 'Second' })
  await mailbox.stop()

  mailbox = await startMailbox({ dataDir, log })
  const list = (await read(mailbox.mailboxUrl)).text
  expect(list.indexOf('Second')).toBeLessThan(list.indexOf('Your &lt;b&gt;order&lt;/b&gt;'))
  expect(list).toContain('to rahima@mail.example')
  const [, path = ''] = /href="(\/mails\/\w+)"><strong>Your/.exec(list) ?? []
  const page = await read(mailbox.mailboxUrl + path)
  expect(page.text).toContain('আপনার অর্ডার &lt;script&gt;')
  expect(page.text).toMatch(/<iframe [^>]*sandbox="allow-popups/)

  const framed = await read(`${mailbox.mailboxUrl}${path}/html`)
  expect(framed.text).toContain('<p style="color:red">Hello</p>')
  expect(framed.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await read(`${mailbox.mailboxUrl}/mails/none`)).status).toBe(404)
  await mailbox.stop()
})

test('is not shown under a foreign name', async () => {
  const mailbox = await startMailbox({ dataDir, log })
  const { port } = new URL(mailbox.mailboxUrl)
  const { request } = await import('node:http')
  const status = await new Promise((resolve) => {
    request({ port, host: '127.0.0.1', headers: { host: 'evil.example' } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).end()
  })
  expect(status).toBe(421)
  await mailbox.stop()
})
