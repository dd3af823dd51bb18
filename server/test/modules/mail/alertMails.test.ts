import { sql } from 'kysely'
import pino from 'pino'
import { type Mailer, type MailMessage, MailNotSentError } from '../../../src/adapters/mail'
import { type Alert, serveAlerts } from '../../../src/modules/alerts/store'
import { createMailSender, purgeMails } from '../../../src/modules/mail'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import { placeOrder } from '../../support/checkout'

let shop: TestApp
let sent: MailMessage[] = []
let failure: Error | undefined
beforeAll(async () => {
  shop = await startTestApp()
})
beforeEach(async () => {
  await sql`delete from mails`.execute(shop.db)
  await sql`delete from product_alerts`.execute(shop.db)
  sent = []
  failure = undefined
})
afterAll(() => shop.close())

const mailer: Mailer = {
  async send(message) {
    if (failure) throw failure
    sent.push(message)
  },
}
const sendDue = () =>
  createMailSender({
    db: shop.db,
    mailer,
    logger: pino({ level: 'silent' }),
    publicUrl: 'https://shop.example',
    onResult: () => undefined,
    onWaiting: () => undefined,
  })(new AbortController().signal)

async function work() {
  await serveAlerts(shop.db)
  await sendDue()
}

async function signIn() {
  const user = await shop.signIn('user')
  await shop.db
    .updateTable('users')
    .set({ email_verified: true })
    .where('id', '=', user.id)
    .execute()
  return user
}
const ask = (user: TestUser, gadgetId: string, kind: Alert['kind'], more: object = {}) =>
  user.put('/api/my-alerts', { gadgetId, kind, ...more })
const edit = (id: string, values: { in_stock?: boolean; price?: number; deleted_at?: Date }) =>
  shop.db.updateTable('products').set(values).where('id', '=', id).execute()
const mails = () =>
  shop.db.selectFrom('mails').select(['kind', 'state', 'tries']).orderBy('created_at').execute()
const makeDue = () => sql`update mails set next_try_at = now()`.execute(shop.db)
const subjects = () => sent.map(({ subject }) => subject)

it('is sent once when the product is back in stock, in the language of the page', async () => {
  const [user, other] = [await signIn(), await signIn()]
  const id = await shop.addProduct({ name: 'Aura', inStock: false })
  await ask(user, id, 'backInStock')
  await ask(other, id, 'backInStock', { language: 'bn' })
  await work()
  expect(sent).toEqual([])

  await edit(id, { in_stock: true })
  await Promise.all([serveAlerts(shop.db), serveAlerts(shop.db)])
  await Promise.all([sendDue(), sendDue()])
  await edit(id, { in_stock: false })
  await edit(id, { in_stock: true })
  await work()
  expect(subjects().sort()).toEqual(['Back in stock: Aura', 'আবার স্টকে এসেছে: Aura'])
  expect(sent.map(({ to }) => to).sort()).toEqual([user.email, other.email].sort())
  const [message] = sent.filter(({ to }) => to === user.email)
  const key = /unsubscribe\?key=([\da-f-]{36})/.exec(message?.text ?? '')?.[1]
  expect(message?.stopUrl).toBe(`https://shop.example/unsubscribe?key=${key}`)
  expect(message?.html).toContain(`href="https://shop.example/unsubscribe?key=${key}"`)
  expect(message?.html).toContain('https://shop.example/product/aura/')
  const [inBengali] = sent.filter(({ to }) => to === other.email)
  expect(inBengali?.html).toContain('https://shop.example/bn/unsubscribe?key=')
  expect((await user.get('/api/my-alerts')).json()).toEqual([])
})

it('is sent when the price is below the one of then, not before', async () => {
  const user = await signIn()
  const id = await shop.addProduct({ name: 'Aura', price: 500 })
  await ask(user, id, 'priceDrop')
  await edit(id, { price: 600 })
  await work()
  await edit(id, { price: 500 })
  await work()
  expect(sent).toEqual([])
  await edit(id, { price: 499 })
  await work()
  await edit(id, { price: 400 })
  await work()
  expect(subjects()).toEqual(['Price drop: Aura'])
  expect(sent[0]?.text).toContain('Price when you asked: Tk 500')
  expect(sent[0]?.text).toContain('Price now: Tk 499')
  // Asked for again, it is about the price of now.
  await ask(user, id, 'priceDrop')
  await edit(id, { price: 399 })
  await work()
  expect(sent).toHaveLength(2)
})

it('waits while what it says is not so, and goes with a deleted product', async () => {
  const user = await signIn()
  const id = await shop.addProduct({ inStock: false })
  await ask(user, id, 'backInStock')
  await edit(id, { in_stock: true })
  await serveAlerts(shop.db)
  await edit(id, { in_stock: false })
  await sendDue()
  expect(sent).toEqual([])
  expect(await mails()).toMatchObject([{ state: 'deferred', tries: 0 }])
  expect((await user.get('/api/my-alerts')).json()).toHaveLength(1)

  await shop.db
    .updateTable('users')
    .set({ email_verified: false })
    .where('id', '=', user.id)
    .execute()
  await edit(id, { in_stock: true })
  await makeDue()
  await sendDue()
  expect(sent).toEqual([])

  await edit(id, { deleted_at: new Date() })
  await makeDue()
  await sendDue()
  expect(sent).toEqual([])
  expect(await mails()).toEqual([])
})

it('waits for mails about orders, and takes none of theirs', async () => {
  const user = await signIn()
  const products = await Promise.all(
    Array.from({ length: 5 }, () => shop.addProduct({ price: 500 })),
  )
  for (const id of products) await ask(user, id, 'priceDrop')
  for (const id of products) await edit(id, { price: 400 })
  await serveAlerts(shop.db)
  for (let count = 0; count < 2; count += 1) await placeOrder(shop, user)
  await sendDue()
  expect(subjects().map((subject) => subject.split(/[ :]/)[0])).toEqual([
    'Thank',
    'Thank',
    'Price',
    'Price',
    'Price',
  ])
  const late = await placeOrder(shop, user)
  await sendDue()
  expect(subjects().at(-1)).toContain(String(late.orderNumber))
  expect((await mails()).filter(({ state }) => state === 'deferred')).toHaveLength(2)

  await sql`update mails set claimed_at = claimed_at - interval '1 hour'`.execute(shop.db)
  await makeDue()
  await sendDue()
  expect(subjects().filter((subject) => subject.startsWith('Price'))).toHaveLength(5)
})

it('is tried again if it did not leave', async () => {
  const user = await signIn()
  const id = await shop.addProduct({ price: 500 })
  await ask(user, id, 'priceDrop')
  await edit(id, { price: 400 })
  failure = new MailNotSentError(new Error('No mail server'), false)
  await work()
  expect(await mails()).toEqual([{ kind: 'priceDrop', state: 'deferred', tries: 1 }])
  failure = undefined
  await makeDue()
  await sendDue()
  expect(sent).toHaveLength(1)
})

it('is purged with its alert after ninety days', async () => {
  const user = await signIn()
  const id = await shop.addProduct({ price: 500 })
  await ask(user, id, 'priceDrop')
  await edit(id, { price: 400 })
  await work()
  await purgeMails(shop.db)
  expect(await mails()).toHaveLength(1)
  await sql`update mails set created_at = now() - interval '91 days'`.execute(shop.db)
  await purgeMails(shop.db)
  expect(await mails()).toEqual([])
  const left = await shop.db.selectFrom('product_alerts').selectAll().execute()
  expect(left).toEqual([])
})

it('is not sent after its user has stopped it', async () => {
  const user = await signIn()
  const id = await shop.addProduct({ price: 500 })
  const { _id } = (await ask(user, id, 'priceDrop')).json<Alert>()
  await edit(id, { price: 400 })
  await serveAlerts(shop.db)
  expect((await user.delete(`/api/my-alerts/${_id}`)).statusCode).toBe(200)
  await sendDue()
  expect(sent).toEqual([])
  expect(await mails()).toEqual([])
})
