import { v7 as newId } from 'uuid'
import { type Alert, serveAlerts } from '../../../src/modules/alerts/store'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.close())

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
const listed = async (user: TestUser) => (await user.get('/api/my-alerts')).json<Alert[]>()
const kinds = async (user: TestUser) => (await listed(user)).map(({ kind }) => kind)
const stored = (user: TestUser) =>
  shop.db.selectFrom('product_alerts').selectAll().where('user_id', '=', user.id).execute()

it('is asked for, listed and removed by its user', async () => {
  const user = await signIn()
  const gadgetId = await shop.addProduct({ name: 'Aura', price: 500, discountPrice: 450 })
  const added = (await ask(user, gadgetId, 'priceDrop')).json<Alert>()
  expect(added).toMatchObject({ gadgetId, kind: 'priceDrop', name: 'Aura', price: 450 })
  expect((await ask(user, gadgetId, 'priceDrop')).json()).toEqual(added)
  expect(await listed(user)).toEqual([added])

  const other = await signIn()
  expect(await listed(other)).toEqual([])
  expect((await other.delete(`/api/my-alerts/${added._id}`)).statusCode).toBe(404)
  expect((await user.delete(`/api/my-alerts/${added._id}`)).json()).toEqual({ deletedCount: 1 })
  expect((await user.delete(`/api/my-alerts/${added._id}`)).statusCode).toBe(404)
  expect(await listed(user)).toEqual([])
})

it('is added once, however many calls there are at once', async () => {
  const user = await signIn()
  const gadgetId = await shop.addProduct({ inStock: false })
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => ask(user, gadgetId, 'backInStock')),
  )
  expect(new Set(answers.map((answer) => answer.json<Alert>()._id)).size).toBe(1)
  expect(await stored(user)).toHaveLength(1)
})

it('needs a product that is out of stock to come back', async () => {
  const user = await signIn()
  const gadgetId = await shop.addProduct()
  expect((await ask(user, gadgetId, 'backInStock')).json()).toMatchObject({
    status: 409,
    code: 'in_stock',
  })
})

it('needs a verified address, and says what to do', async () => {
  const user = await shop.signIn('user')
  const answer = await ask(user, await shop.addProduct(), 'priceDrop')
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({
    code: 'email_not_verified',
    message: expect.stringContaining('press the link in the mail') as unknown,
    messageBn: expect.stringContaining('লিংকে চাপুন') as unknown,
  })
})

it('needs a product that there is', async () => {
  const user = await signIn()
  const gone = await shop.addProduct()
  await shop.db
    .updateTable('products')
    .set({ deleted_at: new Date() })
    .where('id', '=', gone)
    .execute()
  for (const id of [gone, newId()]) {
    expect((await ask(user, id, 'priceDrop')).statusCode).toBe(404)
  }
})

it('is refused to who waits for fifty', async () => {
  const user = await signIn()
  const products = await Promise.all(Array.from({ length: 51 }, () => shop.addProduct()))
  for (const id of products.slice(0, 50)) {
    expect((await ask(user, id, 'priceDrop')).statusCode).toBe(200)
  }
  expect((await ask(user, products[50] ?? '', 'priceDrop')).json()).toMatchObject({
    code: 'too_many',
    message: 'You can wait for at most 50 mails. Please remove some in your profile.',
  })
})

it('goes with its product, and with its user', async () => {
  const [user, other] = [await signIn(), await signIn()]
  const [one, two] = [await shop.addProduct(), await shop.addProduct()]
  for (const id of [one, two]) await ask(user, id, 'priceDrop')
  await ask(other, two, 'priceDrop')
  const admin = await shop.signIn('admin')
  await admin.delete(`/api/product/${one}`)
  expect((await listed(user)).map(({ gadgetId }) => gadgetId)).toEqual([two])
  await admin.delete(`/user/${user.id}`)
  expect(await stored(user)).toEqual([])
  expect(await kinds(other)).toEqual(['priceDrop'])
})

describe('the link of a mail', () => {
  async function openAlerts() {
    const [user, other] = [await signIn(), await signIn()]
    const gadgetId = await shop.addProduct({ inStock: false })
    for (const each of [user, other]) {
      await ask(each, gadgetId, 'backInStock')
      await ask(each, gadgetId, 'priceDrop')
    }
    // One of them was mailed.
    await shop.db
      .updateTable('products')
      .set({ in_stock: true })
      .where('id', '=', gadgetId)
      .execute()
    await serveAlerts(shop.db)
    await shop.db.updateTable('mails').set({ state: 'sent', sent_at: new Date() }).execute()
    const mailed = (await stored(user)).find(({ kind }) => kind === 'backInStock')
    return { user, other, key: mailed?.stop_key ?? '' }
  }

  it('stops all alerts of its recipient, without a session', async () => {
    const { user, other, key } = await openAlerts()
    const answer = await shop.visitor.post('/api/stop-alerts', { key })
    expect(answer.json()).toEqual({ deletedCount: 1 })
    expect(await kinds(user)).toEqual([])
    expect(await kinds(other)).toEqual(['priceDrop'])
    const again = await shop.visitor.post('/api/stop-alerts', { key })
    expect(again.json()).toEqual({ deletedCount: 0 })
  })

  it('is pressed by mail programs (RFC 8058)', async () => {
    const { user, key } = await openAlerts()
    const post = (payload: string) =>
      shop.app.inject({
        method: 'POST',
        url: `/unsubscribe?key=${key}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      })
    expect((await post('List-Unsubscribe=No')).statusCode).toBe(422)
    expect(await kinds(user)).toEqual(['priceDrop'])
    expect((await post('List-Unsubscribe=One-Click')).json()).toEqual({ deletedCount: 1 })
    expect(await kinds(user)).toEqual([])
  })

  it('stops nothing with another key', async () => {
    const { user } = await openAlerts()
    const answer = await shop.visitor.post('/api/stop-alerts', { key: newId() })
    expect(answer.json()).toEqual({ deletedCount: 0 })
    expect(await kinds(user)).toEqual(['priceDrop'])
  })
})
