import pino from 'pino'
import { MailNotSentError } from '../../../src/adapters/mail'
import { createMailSender } from '../../../src/modules/mail'
import { startTestApp, type TestApp } from '../../support/app'
import { placeOrder } from '../../support/checkout'

let shop: TestApp

beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.close())

// Each try takes up to 10 seconds, by the end of which earlier mails would be due again.
it('is tried once while the mail server cannot be reached, and all mails are counted', async () => {
  const customer = await shop.signIn('user')
  for (let count = 0; count < 3; count++) await placeOrder(shop, customer)
  const lines: string[] = []
  let tries = 0
  let waiting = 0
  await createMailSender({
    db: shop.db,
    mailer: {
      send: async ({ to }) => {
        tries++
        throw new MailNotSentError(new Error(`<${to}>: try again`), false)
      },
    },
    logger: pino({}, { write: (line) => void lines.push(line) }),
    publicUrl: 'https://shop.example',
    onResult: () => undefined,
    onWaiting: (count) => {
      waiting = count
    },
  })(new AbortController().signal)
  expect({ tries, waiting }).toEqual({ tries: 1, waiting: 3 })
  expect(lines).toEqual([expect.stringContaining('<(recipient)>: try again')])
})
