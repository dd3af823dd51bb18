import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import pino from 'pino'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { createSmtpMailer, type Mailer } from '../../../src/adapters/mail'
import { transaction } from '../../../src/db/transaction'
import { createMailSender, purgeMails, queueMails } from '../../../src/modules/mail'
import type { Order } from '../../../src/modules/orders/order'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import { placeOrder, toCheckout } from '../../support/checkout'
import { payOrder, tranId } from '../../support/rows'

type Fault = { at: 'from' | 'rcpt' | 'data'; code: number } | 'hangUp'

const publicUrl = 'https://shop.example'
let shop: TestApp
let smtp: SMTPServer
let mailer: Mailer
let received: Email[] = []
const results = new Map<string, number>()
let waiting = 0
let fault: Fault | undefined
const logger = pino({ level: 'silent' })

const refuse = (code: number) => Object.assign(new Error('Not now'), { responseCode: code })

beforeAll(async () => {
  shop = await startTestApp()
  smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom(_address, _session, done) {
      done(typeof fault === 'object' && fault.at === 'from' ? refuse(fault.code) : null)
    },
    onRcptTo(_address, _session, done) {
      done(typeof fault === 'object' && fault.at === 'rcpt' ? refuse(fault.code) : null)
    },
    onData(stream, _session, done) {
      void buffer(stream).then(async (raw) => {
        if (typeof fault === 'object') {
          done(refuse(fault.code))
          return
        }
        received.push(await PostalMime.parse(raw))
        // As if the server died after it had taken the mail.
        if (fault === 'hangUp') for (const { _socket } of smtp.connections) _socket.destroy()
        else done()
      })
    },
  })
  smtp.on('error', () => undefined)
  const server = smtp.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Shop <shop@shop.example>' })
})
beforeEach(async () => {
  await sql`delete from mails`.execute(shop.db)
  received = []
  results.clear()
  fault = undefined
})
afterAll(async () => {
  await new Promise<void>((done) => smtp.close(done))
  await shop.close()
})

const sendDue = (at = mailer) =>
  createMailSender({
    db: shop.db,
    mailer: at,
    logger,
    publicUrl,
    onResult: (result, count) => results.set(result, (results.get(result) ?? 0) + count),
    onWaiting: (count) => {
      waiting = count
    },
  })(new AbortController().signal)

const mails = () =>
  shop.db
    .selectFrom('mails')
    .select(['kind', 'state', 'tries', 'error'])
    .orderBy('created_at')
    .execute()

const makeDue = () =>
  sql`update mails set next_try_at = now() where state = 'waiting'`.execute(shop.db)

async function order(customer?: TestUser) {
  return placeOrder(shop, customer ?? (await shop.signIn('user')))
}

/** As if the customer had verified the address of the account, and had typed none at checkout. */
const verify = () =>
  sql`with o as (update orders set contact_email = null) update users set email_verified = true`.execute(
    shop.db,
  )

it('is sent when an order is placed, paid and delivered, once each', async () => {
  const admin = await shop.signIn('admin')
  const { _id, orderNumber, email, name, cartItems } = await order()
  await verify()
  await sendDue()
  await transaction(shop.db, (trx) => queueMails(trx, 'paid', [_id]))
  await admin.patch(`/api/orders/${_id}/deliver`)
  await admin.patch(`/api/orders/${_id}/deliver`)
  await Promise.all([sendDue(), sendDue()])
  await sendDue()

  expect(received.map(({ subject }) => subject)).toEqual([
    `Thank you for your order (order ${orderNumber})`,
    expect.stringContaining('(order'),
    expect.stringContaining('(order'),
  ])
  expect(new Set(received.map(({ subject }) => subject)).size).toBe(3)
  const [placed] = received
  expect(placed?.to).toMatchObject([{ address: email }])
  expect(placed?.from).toEqual({ name: 'Shop', address: 'shop@shop.example' })
  for (const text of [
    _id,
    `${orderNumber}`,
    name,
    '12 Lake Road',
    cartItems[0]?.name ?? '-',
    'Tk ',
    publicUrl,
  ]) {
    expect(placed?.text).toContain(text)
  }
  expect(placed?.html).toContain(`href="${publicUrl}/dashboard/order-details/`)
  expect(await mails()).toMatchObject(
    Array.from({ length: 3 }, () => ({ state: 'sent', tries: 1 })),
  )
})

it('is in the language of the order', async () => {
  const customer = await shop.signIn('user')
  await customer.put('/api/cart', { gadgetId: await shop.addProduct({ price: 1500 }) })
  const body = { ...(await toCheckout(customer)), language: 'bn' }
  const placing = await customer.post('/api/place-order', body)
  const { _id, orderNumber, totalAmount } = placing.json<Order>()
  await payOrder(shop.db, _id, totalAmount)
  await transaction(shop.db, (trx) => queueMails(trx, 'paid', [_id]))
  await sendDue()

  const [placed, paid] = received
  expect(placed?.subject).toBe(`অর্ডারের জন্য ধন্যবাদ (অর্ডার ${orderNumber})`)
  expect(placed?.html).toContain('<html lang="bn">')
  expect(placed?.html).toContain(`href="${publicUrl}/bn/dashboard/order-details/`)
  expect(paid?.text).toContain('৳১,৬০০.০০')
  expect(paid?.text).toContain('ঢাকা, বাংলাদেশ')
  expect(paid?.text).toMatch(
    /সর্বশেষ [০-৯]{1,2} \p{L}[\p{L}\p{M}]* ২০[০-৯]{2} তারিখের মধ্যে পৌঁছে যাবে।/u,
  )
  // All that is Latin in it was typed, or is an ID or an address.
  expect(placed?.text?.replace(/https?:\S+/g, '')).not.toMatch(/order|thank|delivery|total/i)
})

/** Of a payment that the shop keeps, and that does not pay the order. */
const payWrongAmount = (orderId: string) =>
  sql`
    with attempt as (
      insert into payment_attempts (tran_id, order_id, amount, state)
      select ${tranId()}, id, total_amount, 'failed' from orders where id = ${orderId}
      returning tran_id, order_id
    )
    insert into mismatched_captures (id, order_id, attempt_id, val_id, amount, currency, reason, accepted_reason, accepted_at)
    select ${tranId()}, order_id, tran_id, ${tranId()}, 5, 'BDT', 'wrongAmount', 'wrongAmount', now() from attempt`.execute(
    shop.db,
  )

it('names who brings the order, and how to follow it', async () => {
  const admin = await shop.signIn('admin')
  const { _id } = await order()
  await sql`delete from mails`.execute(shop.db)
  const path = `/api/orders/${_id}/handed-over`
  await admin.put(path, { courier: 'Steadfast', trackingNumber: 'SF 100/200' })
  await sendDue()
  const [mail] = received
  expect(mail?.subject).toMatch(/^Your order is on its way \(order J-/)
  for (const text of [
    ...['Steadfast', 'SF 100/200', 'https://steadfast.com.bd/t/SF%20100%2F200'],
    'Please have Tk 600.00 ready for the courier.',
  ]) {
    expect(mail?.text).toContain(text)
  }

  // Nor while there is money that is not the total.
  await payWrongAmount(_id)
  await admin.delete(path)
  await admin.put(path, { courier: 'Steadfast' })
  received = []
  await sendDue()
  expect(received[0]?.text).toContain('Steadfast')
  expect(received[0]?.text).not.toContain('ready for the courier')

  // What is taken back before the mail left is not said.
  await admin.delete(path)
  await admin.put(path, { courier: 'My own rider' })
  await admin.delete(path)
  received = []
  await sendDue()
  expect(received).toEqual([])

  await admin.put(path, { courier: 'My own rider' })
  await sendDue()
  expect(received).toHaveLength(1)
  expect(received[0]?.text).toContain('My own rider')
  expect(received[0]?.text).not.toContain('Tracking number')

  // Nor what has arrived before the mail left.
  await admin.delete(path)
  await admin.put(path, { courier: 'My own rider' })
  await admin.patch(`/api/orders/${_id}/deliver`)
  received = []
  await sendDue()
  expect(received.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your order was delivered/),
  ])
})

it.each([
  { status: 'Pending', isPromised: true },
  { status: 'Delivered', isPromised: false },
] as const)(
  'promises a date for the delivery of a paid order: $status',
  async ({ status, isPromised }) => {
    const { _id, totalAmount } = await order()
    await payOrder(shop.db, _id, totalAmount)
    await shop.db
      .updateTable('orders')
      .set({ status, ...(status === 'Delivered' && { delivered_at: new Date() }) })
      .where('id', '=', _id)
      .execute()
    await sql`delete from mails`.execute(shop.db)
    await transaction(shop.db, (trx) => queueMails(trx, 'paid', [_id]))
    await sendDue()

    expect(received).toHaveLength(1)
    expect(received[0]?.text?.includes('It will be delivered by')).toBe(isPromised)
  },
)

it('is not sent for what was rolled back', async () => {
  const { _id } = await order()
  await sql`delete from mails`.execute(shop.db)
  const failing = transaction(shop.db, async (trx) => {
    await queueMails(trx, 'paid', [_id])
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await sendDue()
  expect(received).toEqual([])
})

it('escapes what customers typed, in HTML and in headers', async () => {
  const { _id } = await order()
  const name = 'রহিমা <img src=x onerror=alert(1)>\r\nBcc: other@mail.example'
  await sql`update orders set name = ${name} where id = ${_id}`.execute(shop.db)
  await verify()
  await sendDue()
  const [mail] = received
  expect(mail?.html).toContain('রহিমা &lt;img src=x onerror=alert(1)&gt;')
  expect(mail?.html).not.toContain('<img')
  expect(mail?.to).toHaveLength(1)
  expect(mail?.bcc ?? []).toEqual([])
})

it.each(['one@mail.example, two@mail.example', 'all:one@mail.example,two@mail.example;'])(
  'is sent to nobody if its address is a list: %s',
  async (list) => {
    const { _id } = await order()
    await sql`update orders set contact_email = ${list} where id = ${_id}`.execute(shop.db)
    await sendDue()
    expect(received.flatMap(({ to }) => to)).not.toContainEqual(
      expect.objectContaining({ address: 'two@mail.example' }),
    )
    expect(received).toEqual([])
  },
)

it.each([
  ['refuses the shop as a sender', { at: 'from', code: 550 }],
  ['refuses the recipient for now', { at: 'rcpt', code: 450 }],
  ['refuses the mail for now', { at: 'data', code: 451 }],
] as const)('is tried again later if the server %s', async (_case, answer) => {
  await order()
  fault = answer
  await sendDue()
  expect(await mails()).toMatchObject([{ state: 'waiting', tries: 1 }])
  expect(waiting).toBe(1)
  fault = undefined
  await sendDue()
  expect(received).toEqual([])
  await makeDue()
  await sendDue()
  expect(received).toHaveLength(1)
  expect(await mails()).toMatchObject([{ state: 'sent', tries: 2, error: null }])
})

it('is tried again if the server cannot be reached', async () => {
  await order()
  await sendDue(createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'shop@shop.example' }))
  expect(await mails()).toMatchObject([{ state: 'waiting', tries: 1 }])
  await makeDue()
  await sendDue()
  expect(received).toHaveLength(1)
})

it('is given up if the server refuses it for good', async () => {
  await order()
  fault = { at: 'rcpt', code: 550 }
  await sendDue()
  fault = undefined
  await makeDue()
  await sendDue()
  expect(received).toEqual([])
  expect(await mails()).toMatchObject([{ state: 'failed', tries: 1 }])
  expect(results.get('failed')).toBe(1)
})

it('is not sent again if the connection broke after the server had it', async () => {
  await order()
  fault = 'hangUp'
  await sendDue()
  fault = undefined
  await makeDue()
  await sendDue()
  expect(received).toHaveLength(1)
  expect(await mails()).toMatchObject([{ state: 'unclear', tries: 1 }])
})

it('is not sent again if the process died while it was being sent', async () => {
  await order()
  await sql`update mails set state = 'sending', claimed_at = now() - interval '4 minutes'`.execute(
    shop.db,
  )
  await sendDue()
  expect(await mails()).toMatchObject([{ state: 'sending' }])
  await sql`update mails set claimed_at = now() - interval '6 minutes'`.execute(shop.db)
  await sendDue()
  expect(await mails()).toMatchObject([{ state: 'unclear' }])
  expect(received).toEqual([])
})

it('is sent once by two processes', async () => {
  const customer = await shop.signIn('user')
  for (let count = 0; count < 10; count++) await order(customer)
  await verify()
  await Promise.all([sendDue(), sendDue(), sendDue()])
  expect(received).toHaveLength(10)
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(10)
})

it('is not sent for an order that was cancelled before', async () => {
  const admin = await shop.signIn('admin')
  const { _id } = await order()
  await admin.delete(`/api/orders/${_id}`)
  await sendDue()
  expect(received).toEqual([])
  expect(await mails()).toMatchObject([{ state: 'failed' }])
})

it('is not sent after three days, and is removed after 90', async () => {
  await order()
  await sql`update mails set created_at = now() - interval '73 hours'`.execute(shop.db)
  await sendDue()
  expect(received).toEqual([])
  expect(await mails()).toMatchObject([{ state: 'failed' }])
  await purgeMails(shop.db)
  expect(await mails()).toHaveLength(1)
  await sql`update mails set created_at = now() - interval '91 days'`.execute(shop.db)
  await purgeMails(shop.db)
  expect(await mails()).toEqual([])
})

it('is removed after 90 days without a mail server, when no job sends or expires it', async () => {
  await order()
  await sql`update mails set created_at = now() - interval '89 days'`.execute(shop.db)
  await purgeMails(shop.db)
  expect(await mails()).toMatchObject([{ state: 'waiting' }])
  await sql`update mails set created_at = now() - interval '91 days'`.execute(shop.db)
  await purgeMails(shop.db)
  expect(await mails()).toEqual([])
})

it('is sent for an order whose user is gone, and keeps no other mail waiting', async () => {
  const { _id } = await order()
  await sql`delete from users where id = (select user_id from orders where id = ${_id})`.execute(
    shop.db,
  )
  await order()
  await sendDue()
  expect(await mails()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
})

describe('about a refund', () => {
  async function paidOrder() {
    const { _id, totalAmount } = await order()
    const tranId = await payOrder(shop.db, _id, totalAmount)
    await sql`delete from mails`.execute(shop.db)
    return { _id, tranId }
  }

  async function requested() {
    const { _id, tranId } = await paidOrder()
    await sql`
      insert into refund_requests (id, payment_id, order_id, next_check_at)
      values (${tranId}, ${tranId}, ${_id}, now())`.execute(shop.db)
    await transaction(shop.db, (trx) => queueMails(trx, 'refundRequested', [_id], tranId))
    return tranId
  }

  it('says that it is on its way', async () => {
    await requested()
    await sendDue()
    expect(received[0]?.subject).toMatch(/^Your refund of Tk [\d,]+\.00 is on its way \(order /)
    expect(received[0]?.text).toContain('We write again when it is done.')
  })

  it.each(['settled', 'failed'])('says nothing of one on its way that has %s', async (state) => {
    const tranId = await requested()
    await sql`
      update refund_requests set next_check_at = null, resolved_at = now(), state = ${state}::refund_state,
        failure = ${state === 'failed' ? 'Cancelled' : null}
      where id = ${tranId}`.execute(shop.db)
    await sendDue()
    expect(received).toEqual([])
  })

  it.each([
    ['REF-1', 'The amount was given back to the card or account'],
    ['By hand', 'We have given the amount back to you.'],
  ])('names its amount, and how it was made (%s)', async (reference, how) => {
    const { _id, tranId } = await paidOrder()
    await sql`update payment_attempts set refunded_at = now(), refund_reference = ${reference} where tran_id = ${tranId}`.execute(
      shop.db,
    )
    await transaction(shop.db, (trx) => queueMails(trx, 'refunded', [_id], tranId))
    await sendDue()
    expect(received[0]?.subject).toMatch(/^We have refunded Tk [\d,]+\.00 \(order /)
    expect(received[0]?.text).toContain(`Refund: ${reference}`)
    expect(received[0]?.text).toContain(how)
  })
})

describe('to an address that the customer has not verified', () => {
  const held = async () =>
    (await mails()).filter(({ state, tries }) => state === 'waiting' && tries === 0).length
  /** As if that time had passed since the last mails. */
  const pass = (time: string) =>
    sql`
      update mails set created_at = created_at - ${time}::interval, next_try_at = next_try_at - ${time}::interval,
        claimed_at = claimed_at - ${time}::interval, sent_at = sent_at - ${time}::interval,
        held_until = held_until - ${time}::interval`.execute(shop.db)
  const sendTo = (address: string) =>
    sql`update orders set contact_email = ${address} where id in (
      select order_id from mails where state = 'waiting' and tries = 0 and held_until is null
    )`.execute(shop.db)

  it('the confirmation has no text of the sender but the name, until the order is paid', async () => {
    const { _id, totalAmount } = await order()
    await sendDue()
    await payOrder(shop.db, _id, totalAmount)
    await transaction(shop.db, (trx) => queueMails(trx, 'paid', [_id]))
    await sendDue()
    const [placed, paid] = received
    for (const text of ['12 Lake Road', '+8801711000000', 'Ring twice']) {
      expect(placed?.text).not.toContain(text)
      expect(placed?.html).not.toContain(text)
    }
    expect(placed?.text).toContain('Dear Rafia Rahman,')
    expect(paid?.text).toContain('12 Lake Road')
  })

  it('a name with an address in it is left out, which older orders may have', async () => {
    const { _id } = await order()
    await sql`update orders set name = 'Your account is locked: https://evil.example' where id = ${_id}`.execute(
      shop.db,
    )
    await sendDue()
    expect(received[0]?.text).toContain('Dear customer,')
    expect(`${received[0]?.subject} ${received[0]?.text} ${received[0]?.html}`).not.toMatch(/evil/)
  })

  it('three mails are sent in an hour for 200 orders; the others wait, also longer than three days', async () => {
    const customer = await shop.signIn('user')
    const first = await order(customer)
    await sql`
      with copies as (
        insert into orders (id, user_id, email, contact_email, name, mobile_number, country, district, address,
          additional_info, delivery_charge, total_amount)
        select gen_random_uuid(), user_id, email,
          (array['typed@mail.example', 'TYPED+' || n % 4 || '@mail.example'])[n % 2 + 1], name, mobile_number, country,
          district, address, additional_info, delivery_charge, total_amount
        from orders, generate_series(1, 199) as n where id = ${first._id}
        returning id
      ),
      items as (
        insert into order_items (order_id, position, product_id, name, price, quantity, image)
        select c.id, i.position, i.product_id, i.name, i.price, i.quantity, i.image
        from copies c, order_items i where i.order_id = ${first._id}
      )
      insert into mails (kind, order_id) select 'placed', id from copies`.execute(shop.db)
    await Promise.all([sendDue(), sendDue(), sendDue()])
    expect(received).toHaveLength(3)
    expect(await held()).toBe(197)
    expect(waiting).toBe(0)

    await pass('59 minutes')
    await sendDue()
    expect(received).toHaveLength(3)
    await pass('2 minutes')
    await sendDue()
    expect(received).toHaveLength(6)

    await pass('60 hours')
    await sendDue()
    await pass('60 hours')
    await sendDue()
    await sql`update mails set created_at = now() - interval '91 days' where state = 'waiting'`.execute(
      shop.db,
    )
    await purgeMails(shop.db)
    await sendDue()
    expect(received).toHaveLength(12)
    expect(await held()).toBe(188)
    expect(results.get('failed')).toBe(0)
  })

  it('an account sends ten in an hour, however many addresses it names', async () => {
    const customer = await shop.signIn('user')
    for (let count = 0; count < 12; count++) {
      await order(customer)
      await sendTo(`stranger-${count}@mail.example`)
      await sendDue()
    }
    expect(received).toHaveLength(10)
    await order()
    await sendDue()
    expect(received).toHaveLength(11)
    await pass('61 minutes')
    await sendDue()
    expect(received).toHaveLength(13)
  })

  it('is one that the account has not, even if another account has verified it', async () => {
    const customer = await shop.signIn('user')
    for (let count = 0; count < 4; count++) await order(customer)
    await sql`update users set email_verified = true`.execute(shop.db)
    await shop.db
      .updateTable('users')
      .set({ email: 'typed@mail.example' })
      .where('id', '=', (await shop.signIn('user')).id)
      .execute()
    await sendDue()
    expect(received).toHaveLength(3)
  })

  it('a mail that the server refuses is not counted, and one that may have arrived is', async () => {
    const customer = await shop.signIn('user')
    for (let count = 0; count < 4; count++) await order(customer)
    fault = { at: 'rcpt', code: 550 }
    await sendDue()
    expect(results.get('failed')).toBe(4)
    fault = undefined
    for (let count = 0; count < 4; count++) await order(customer)
    fault = 'hangUp'
    await sendDue()
    expect(results.get('unclear')).toBe(3)
    expect(await held()).toBe(1)
  })
})
