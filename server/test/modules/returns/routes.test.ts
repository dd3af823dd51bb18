import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { warrantyMonths } from '../../../../shop/returns'
import { shop as settings } from '../../../../shop/shop.config'
import type { components } from '../../../src/contract/generated/types'
import { maxRequests } from '../../../src/modules/returns/rules'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import { insertOrder, insertProduct } from '../../support/rows'
import { formOf, photo } from '../images/samplePictures'
import { createUploads } from '../images/uploads'

type OrderReturns = components['schemas']['OrderReturns']
type ReturnRequest = components['schemas']['ReturnRequest']

let shop: TestApp
let admin: TestUser
beforeAll(async () => {
  shop = await startTestApp()
  admin = await shop.signIn('admin')
})
afterAll(() => shop.close())

const { upload } = createUploads(() => shop)

async function keepPhoto(user?: TestUser): Promise<string> {
  const answer = await upload(formOf(await photo(16, 16).png().toBuffer()), user)
  return answer.json<{ url: string }>().url
}

/** Days are those of the shop, at noon. */
const daysAgo = (days: number) => {
  const noon = new Date(
    `${new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10)}T06:00:00Z`,
  )
  return new Date(noon.getTime() - days * 86_400_000)
}

type Made = { days?: number; quantity?: number; isDelivered?: boolean; deletedAt?: Date | null }

async function anOrder({
  days = 1,
  quantity = 2,
  isDelivered = true,
  deletedAt = null,
}: Made = {}) {
  const customer = await shop.signIn('user')
  const { id: gadgetId } = await insertProduct(shop.db)
  const { id } = await insertOrder(shop.db, {
    order: {
      user_id: customer.id,
      email: customer.email,
      deleted_at: deletedAt,
      ...(isDelivered && { status: 'Delivered', delivered_at: daysAgo(days) }),
    },
    items: [{ product_id: gadgetId, quantity }],
  })
  const input = {
    gadgetId,
    kind: 'return',
    reason: 'faulty',
    details: 'It is silent.',
    quantity: 1,
    photos: [],
  }
  return {
    customer,
    id,
    gadgetId,
    ask: (changes: object = {}, by = customer, returnId: string = randomUUID()) =>
      by.put(`/api/orders/${id}/returns/${returnId}`, { ...input, ...changes }),
    list: async (by = customer) => (await by.get(`/api/orders/${id}/returns`)).json<OrderReturns>(),
  }
}

const answer = (id: string, changes: object = {}, by = admin) =>
  by.post(`/api/returns/${id}/answer`, {
    isAccepted: true,
    answer: 'Please send it back.',
    ...changes,
  })
const withdraw = (id: string, by: TestUser) => by.post(`/api/returns/${id}/withdraw`)
const finish = (id: string, by = admin) => by.post(`/api/returns/${id}/done`)

const mailsOf = (orderId: string) =>
  shop.db
    .selectFrom('mails')
    .select(['kind', 'return_id'])
    .where('order_id', '=', orderId)
    .execute()

const actionsOf = async (orderId: string) => {
  const rows = await shop.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject', '=', `Order/${orderId}`)
    .orderBy('id')
    .execute()
  return rows.map(({ action, details }) => [action, details])
}

describe('a request', () => {
  it('is made for an item of a delivered order, answered by an admin, mailed once, and done', async () => {
    const { customer, id, gadgetId, ask, list } = await anOrder()
    const photos = [await keepPhoto(customer), await keepPhoto(customer)]
    const made = (await ask({ photos, details: '  It is silent. ' })).json<ReturnRequest>()
    expect(made).toMatchObject({
      order: { _id: id, email: customer.email, isDeleted: false },
      item: { gadgetId, quantity: 2 },
      kind: 'return',
      reason: 'faulty',
      details: 'It is silent.',
      quantity: 1,
      photos,
      state: 'open',
    })
    expect(await list()).toMatchObject({
      requests: [made],
      items: [{ gadgetId, quantityLeft: 1, kinds: [] }],
    })
    const answered = (await answer(made._id)).json<ReturnRequest>()
    expect(answered).toMatchObject({
      state: 'accepted',
      answer: 'Please send it back.',
      answeredBy: admin.email,
    })
    // The same answer again, as after a lost response.
    expect((await answer(made._id)).json()).toEqual(answered)
    expect(await mailsOf(id)).toEqual([{ kind: 'returnAnswered', return_id: made._id }])
    const [seen] = (await list()).requests
    expect(seen).toMatchObject({ state: 'accepted', answer: 'Please send it back.' })
    expect(seen).not.toHaveProperty('answeredBy')

    expect((await finish(made._id)).json()).toMatchObject({ state: 'done' })
    expect((await finish(made._id)).json()).toMatchObject({ state: 'done' })
    const product = { requestKind: 'return', product: 'Dhonira Aura Earbuds', quantity: 1 }
    expect(await actionsOf(id)).toEqual([
      [
        'answerReturn',
        {
          before: {},
          after: { ...product, requestState: 'accepted', answer: 'Please send it back.' },
        },
      ],
      ['finishReturn', { before: {}, after: product }],
    ])
    expect(await mailsOf(id)).toHaveLength(1)
  })

  it('is made once, however often the same call arrives', async () => {
    const { ask, list } = await anOrder()
    const returnId = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => ask({}, undefined, returnId)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await list()).requests).toHaveLength(1)
    expect((await ask({ reason: 'damaged' }, undefined, returnId)).json()).toMatchObject({
      status: 409,
      code: 'request_exists',
    })
  })

  it('is open once for an item at a time, also of calls at the same moment', async () => {
    const { ask, list } = await anOrder({ quantity: 9 })
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask()))
    const codes = answers.map((each) => each.json<{ code?: string }>().code ?? 'made').sort()
    expect(codes).toEqual(['made', ...Array<string>(5).fill('request_open')])
    expect((await list()).requests).toHaveLength(1)
  })

  it('can be for what no other one has', async () => {
    const { ask, list } = await anOrder({ quantity: 3 })
    const first = (await ask({ quantity: 2 })).json<ReturnRequest>()
    await answer(first._id)
    expect((await ask({ quantity: 2 })).json()).toMatchObject({
      status: 422,
      fieldErrors: { quantity: 'You can ask for 1 at most.' },
    })
    const second = (await ask({ kind: 'warranty' })).json<ReturnRequest>()
    expect((await list()).items).toMatchObject([{ quantityLeft: 0, kinds: [] }])
    // What was repaired can fail again; what was returned is gone.
    for (const { _id } of [second, first]) {
      await answer(_id)
      await finish(_id)
    }
    expect((await list()).items).toMatchObject([{ quantityLeft: 1, kinds: ['return', 'warranty'] }])
    const third = (await ask({ kind: 'warranty' })).json<ReturnRequest>()
    await answer(third._id, { isAccepted: false })
    expect((await list()).items).toMatchObject([{ quantityLeft: 1 }])
  })

  it.each([
    [settings.returnDays, ['return', 'warranty']],
    [settings.returnDays + 1, ['warranty']],
    [366 + 30 * (warrantyMonths - 11), []],
    [730, []],
  ])('is possible in time: %i days after the delivery', async (days, kinds) => {
    const { ask, list } = await anOrder({ days })
    expect((await list()).items).toMatchObject([{ kinds }])
    for (const kind of ['return', 'warranty']) {
      const { statusCode, json } = await ask({ kind })
      if (kinds.includes(kind)) {
        expect(statusCode).toBe(200)
        const customer = (await list()).requests[0]
        if (customer) await answer(customer._id, { isAccepted: false })
      } else expect(json()).toMatchObject({ status: 409, code: 'too_late' })
    }
  })

  it.each([
    ['is not delivered', { isDelivered: false }, 'not_delivered'],
    ['is cancelled', { deletedAt: new Date() }, 'not_found'],
  ])('is rejected for an order that %s', async (_which, made, code) => {
    const { ask, list } = await anOrder(made)
    expect((await ask()).json()).toMatchObject({ code })
    expect((await list()).items.flatMap(({ kinds }) => kinds)).toEqual([])
  })

  it('is rejected for orders of others, and for products that were not ordered', async () => {
    const { id, ask, list } = await anOrder()
    const other = await shop.signIn('user')
    expect((await ask({}, other)).statusCode).toBe(404)
    // An admin sees the requests, but makes none.
    expect((await ask({}, admin)).statusCode).toBe(404)
    expect((await other.get(`/api/orders/${id}/returns`)).statusCode).toBe(404)
    expect((await shop.visitor.get(`/api/orders/${id}/returns`)).statusCode).toBe(401)
    expect((await ask({ gadgetId: randomUUID() })).json()).toMatchObject({
      status: 404,
      message: 'Product not found.',
    })
    expect((await list(admin)).requests).toEqual([])
  })

  it.each([
    ['reason', { reason: 'bored' }],
    ['reason', { reason: 'toString' }],
    ['details', { details: '  ' }],
    ['details', { details: 'x'.repeat(1001) }],
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: 3 }],
    ['kind', { kind: 'exchange' }],
    ['photos', { photos: ['/uploads/a-960.webp', '/uploads/b-960.webp', '/c', '/d'] }],
    ['photos', { photos: ['https://elsewhere.example/a.png'] }],
    ['photos', { photos: ['/images/og.jpg'] }],
  ])('names a wrong %s: %j', async (field, changes) => {
    const { ask, list } = await anOrder()
    const rejected = (await ask(changes)).json<{ status: number; fieldErrors: object }>()
    expect(rejected.status).toBe(422)
    expect(Object.keys(rejected.fieldErrors).map((name) => name.split('.', 1)[0])).toEqual([field])
    expect((await list()).requests).toEqual([])
  })

  it('has photos that its customer has uploaded, and nobody else', async () => {
    const { customer, ask } = await anOrder()
    const other = await shop.signIn('user')
    const photos = {
      other: await keepPhoto(other),
      visitor: await keepPhoto(),
      gone: `/uploads/${randomUUID()}-960.webp`,
    }
    for (const url of Object.values(photos)) {
      expect((await ask({ photos: [await keepPhoto(customer), url] })).json()).toMatchObject({
        status: 422,
        fieldErrors: { photos: 'This picture has been deleted. Please upload it again.' },
      })
    }
  })

  it(`is made at most ${maxRequests} times for an item`, async () => {
    const { customer, ask } = await anOrder()
    for (let count = 0; count < maxRequests; count += 1) {
      const { _id } = (await ask()).json<ReturnRequest>()
      expect((await withdraw(_id, customer)).statusCode).toBe(200)
    }
    expect((await ask()).json()).toMatchObject({ status: 409, code: 'too_many' })
  })
})

describe('an open request', () => {
  it('is withdrawn by its customer only, without a mail', async () => {
    const { customer, id, ask, list } = await anOrder()
    const { _id } = (await ask()).json<ReturnRequest>()
    for (const by of [await shop.signIn('user'), admin]) {
      expect((await withdraw(_id, by)).statusCode).toBe(404)
    }
    expect((await withdraw(_id, customer)).json()).toMatchObject({ state: 'withdrawn' })
    expect((await withdraw(_id, customer)).json()).toMatchObject({ state: 'withdrawn' })
    expect((await answer(_id)).json()).toMatchObject({ status: 409, code: 'withdrawn' })
    expect(await mailsOf(id)).toEqual([])
    expect((await list()).items).toMatchObject([{ quantityLeft: 2 }])
  })

  it('is answered by one of two admins; the other sees the first answer', async () => {
    const { id, ask } = await anOrder()
    const { _id } = (await ask()).json<ReturnRequest>()
    const other = await shop.signIn('admin')
    const answers = await Promise.all([
      answer(_id, { answer: 'Yes.' }),
      answer(_id, { isAccepted: false, answer: 'No.' }, other),
    ])
    const [made, rejected] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
    const first = made?.json<ReturnRequest>()
    expect(rejected?.json()).toMatchObject({
      status: 409,
      code: 'already_answered',
      message: `${first?.answeredBy} has ${first?.state} this request already: “${first?.answer}”`,
    })
    expect(await mailsOf(id)).toHaveLength(1)
    expect(await actionsOf(id)).toHaveLength(1)
  })

  it('is answered or withdrawn, not both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { customer, ask, list } = await anOrder()
      const { _id } = (await ask()).json<ReturnRequest>()
      const outcomes = await Promise.all([answer(_id), withdraw(_id, customer)])
      expect(outcomes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      const [{ state } = { state: undefined }] = (await list()).requests
      expect(state).toBe(outcomes[0].statusCode === 200 ? 'accepted' : 'withdrawn')
    }
  })

  it('is answered by admins only, with words', async () => {
    const { customer, ask } = await anOrder()
    const { _id } = (await ask()).json<ReturnRequest>()
    for (const call of [
      answer(_id, {}, customer),
      finish(_id, customer),
      customer.get('/api/returns'),
    ]) {
      expect((await call).statusCode).toBe(403)
    }
    for (const text of ['  ', 'x'.repeat(1001)]) {
      expect((await answer(_id, { answer: text })).json()).toMatchObject({
        status: 422,
        fieldErrors: { answer: expect.any(String) as unknown },
      })
    }
    expect((await answer(randomUUID())).statusCode).toBe(404)
    expect((await finish(_id)).json()).toMatchObject({ status: 409, code: 'not_accepted' })
  })

  it('is withdrawn, and loses words and pictures, with its user', async () => {
    const { customer, id, ask, list } = await anOrder({ quantity: 3 })
    const photos = [await keepPhoto(customer)]
    const first = (await ask({ photos })).json<ReturnRequest>()
    await answer(first._id)
    await ask({ photos })
    expect((await admin.delete(`/user/${customer.id}`)).statusCode).toBe(200)
    expect((await list(admin)).requests).toMatchObject([
      { state: 'withdrawn', details: '', photos: [] },
      { state: 'accepted', details: '', photos: [], answer: 'Please send it back.' },
    ])
    expect(await mailsOf(id)).toHaveLength(1)
    expect((await ask()).statusCode).toBe(401)
  })

  it('can be answered after its order was refunded', async () => {
    const { id, ask } = await anOrder()
    const { _id } = (await ask()).json<ReturnRequest>()
    await admin.delete(`/api/orders/${id}`)
    expect((await answer(_id)).json()).toMatchObject({
      state: 'accepted',
      order: { isDeleted: true },
    })
  })
})

describe('the list of admins', () => {
  const listed = async (query: string) =>
    (await admin.get(`/api/returns?${query}`)).json<ReturnRequest[]>()

  it('is filtered by state, kind, e-mail, day and order number, and sorted', async () => {
    const one = await anOrder()
    const two = await anOrder()
    const first = (await one.ask()).json<ReturnRequest>()
    const second = (await two.ask({ kind: 'warranty' })).json<ReturnRequest>()
    await answer(second._id)
    const ids = async (query: string) => (await listed(query)).map(({ _id }) => _id)
    expect((await ids('')).slice(0, 2)).toEqual([second._id, first._id])
    expect(await ids('limit=1&page=2')).toEqual([first._id])
    expect((await ids('sort=answeredAt&order=asc&state=accepted')).at(-1)).toBe(second._id)
    expect(await ids('state=open')).toContain(first._id)
    expect(await ids('state=open')).not.toContain(second._id)
    expect(await ids('kind=warranty')).not.toContain(first._id)
    expect(await ids(`email=${one.customer.email}`)).toEqual([first._id])
    const { orderNumber = '' } = first.order
    expect(await ids(`search=${encodeURIComponent(orderNumber)}`)).toEqual([first._id])
    expect(await ids(`search=${one.id}`)).toEqual([first._id])
    expect(await ids('to=2020-01-01')).toEqual([])
  })

  it('is exported', async () => {
    const { ask } = await anOrder()
    const { _id } = (await ask({ details: 'Silent, "always"' })).json<ReturnRequest>()
    const { body } = await admin.get('/api/export/returns?language=bn')
    const line = body.split('\r\n').find((each) => each.includes(_id))
    expect(line).toContain('"ফেরত","কাজ করছে না","Silent, ""always""","","উত্তর বাকি"')
  })

  it('has what is years old', async () => {
    const { id, ask, gadgetId } = await anOrder()
    await ask()
    await sql`
      insert into return_requests (id, order_id, product_id, kind, reason, details, quantity, state, requested_at, closed_at)
      values (${randomUUID()}, ${id}, ${gadgetId}, 'warranty', 'a reason of before', '', 1, 'withdrawn', '2024-11-01', '2024-11-02')`.execute(
      shop.db,
    )
    expect(await listed('to=2024-12-31')).toMatchObject([
      { reason: 'a reason of before', details: '' },
    ])
    expect((await admin.get('/api/export/returns?to=2024-12-31')).body).toContain(
      'a reason of before',
    )
  })
})
