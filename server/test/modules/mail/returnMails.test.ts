import { randomUUID } from 'node:crypto'
import pino from 'pino'
import type { Mailer, MailMessage } from '../../../src/adapters/mail'
import { createMailSender } from '../../../src/modules/mail'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import { insertOrder } from '../../support/rows'

let shop: TestApp
let admin: TestUser
let sent: MailMessage[] = []
beforeAll(async () => {
  shop = await startTestApp()
  admin = await shop.signIn('admin')
})
beforeEach(() => {
  sent = []
})
afterAll(() => shop.close())

const mailer: Mailer = { send: async (mail) => void sent.push(mail) }

const sendDue = () =>
  createMailSender({
    db: shop.db,
    mailer,
    logger: pino({ level: 'silent' }),
    publicUrl: 'https://shop.example',
    onResult: () => undefined,
    onWaiting: () => undefined,
  })(new AbortController().signal)

async function aRequest(kind: string, language: 'en' | 'bn' = 'en') {
  const customer = await shop.signIn('user')
  const gadgetId = await shop.addProduct()
  const { id } = await insertOrder(shop.db, {
    order: {
      user_id: customer.id,
      email: customer.email,
      language,
      status: 'Delivered',
      delivered_at: new Date(),
    },
    items: [{ product_id: gadgetId, quantity: 3 }],
  })
  const returnId = randomUUID()
  const ask = (requestId: string = returnId) =>
    customer.put(`/api/orders/${id}/returns/${requestId}`, {
      gadgetId,
      kind,
      reason: 'faulty',
      details: 'Silent.',
      quantity: 1,
      photos: [],
    })
  await ask()
  return { customer, id, returnId, ask }
}

const answer = (id: string, isAccepted: boolean, text: string) =>
  admin.post(`/api/returns/${id}/answer`, { isAccepted, answer: text })

it.each([
  ['return', true, 'You can return your product'],
  ['return', false, 'We cannot take your product back'],
  ['warranty', true, 'The warranty covers your product'],
  ['warranty', false, 'The warranty does not cover your product'],
])('says the answer: %s, %s', async (kind, isAccepted, title) => {
  const { customer, id, returnId } = await aRequest(kind)
  await answer(returnId, isAccepted, 'Come to <our> shop.\nBring the box.')
  await sendDue()
  await sendDue()
  expect(sent).toHaveLength(1)
  const [mail] = sent
  expect(mail?.to).toBe(customer.email)
  expect(mail?.subject).toContain(title)
  expect(mail?.html).toContain('Come to &lt;our&gt; shop.<br>Bring the box.')
  expect(mail?.text).toContain('Product: 1 × Dhonira Aura Earbuds')
  expect(mail?.text).toContain(`/${id}`)
})

it('is in the language of the order', async () => {
  const { returnId } = await aRequest('warranty', 'bn')
  await answer(returnId, true, 'দোকানে নিয়ে আসুন।')
  await sendDue()
  expect(sent[0]?.subject).toContain('আপনার পণ্যটি ওয়ারেন্টি পাবে')
  expect(sent[0]?.text).toContain('১ × Dhonira Aura Earbuds')
})

it('is sent for each request of an order, also of one that was deleted meanwhile; none for a withdrawn one', async () => {
  const { customer, id, returnId, ask } = await aRequest('return')
  await answer(returnId, true, 'First.')
  const [second, third] = [randomUUID(), randomUUID()]
  await ask(second)
  await customer.post(`/api/returns/${second}/withdraw`)
  await ask(third)
  await answer(third, false, 'Third.')
  await admin.delete(`/api/orders/${id}`)
  await sendDue()
  const texts = sent.map(({ text }) => /First\.|Third\./.exec(text)?.[0])
  expect(texts.sort()).toEqual(['First.', 'Third.'])
})
