import { sql } from 'kysely'
import { findBrokenRules } from '../../../src/db/checkData'
import { countRefundsDue } from '../../../src/modules/dashboard/store'
import { findOrder } from '../../../src/modules/orders'
import { recordRefundByHand } from '../../../src/modules/payment/refund'
import { getRefundDelay } from '../../../src/modules/payment/rules'
import { someAdmin } from '../../support/rows'
import { type PaymentShop, startPaymentShop } from './paymentShop'

let shop: PaymentShop
let admin: { cookie: string }

beforeAll(async () => {
  shop = await startPaymentShop()
  admin = await shop.signIn('admin')
})
afterEach(async () => {
  await shop.clearFaults()
  expect(await findBrokenRules(shop.db)).toEqual([])
})
afterAll(() => shop.close())

type Said = Parameters<PaymentShop['bankSays']>[1]

async function paidOrder(said?: Said) {
  const { customer, orderId } = await shop.placeOrder()
  const { tranId } = await shop.openPage(orderId, customer)
  await shop.bankSays(tranId, said)
  return { customer, orderId, tranId }
}

async function cancelledOrder(said?: Said) {
  const paid = await paidOrder(said)
  await shop.deleteOrder(paid.orderId)
  return paid
}

const refund = (tranId: string) => shop.payments.refundPayment(tranId, someAdmin)

const requestsOf = (tranId: string) =>
  shop.db
    .selectFrom('refund_requests')
    .selectAll()
    .where('payment_id', '=', tranId)
    .orderBy('requested_at')
    .execute()

async function ageRequests(interval: string) {
  await sql`alter table refund_requests disable trigger guard_refund_request`.execute(shop.db)
  await sql`update refund_requests set requested_at = now() - ${interval}::interval`.execute(
    shop.db,
  )
  await sql`alter table refund_requests enable trigger guard_refund_request`.execute(shop.db)
}

async function listStuck() {
  const answer = await shop.get('/api/refunds?state=stuck', admin)
  const ids = ((await answer.json()) as { _id: string }[]).map(({ _id }) => _id)
  expect(await countRefundsDue(shop.db, {})).toMatchObject({ refundsStuck: ids.length })
  return ids
}

async function mailsAbout(orderId: string) {
  const mails = await shop.db
    .selectFrom('mails')
    .select('kind')
    .where('order_id', '=', orderId)
    .where('payment_id', 'is not', null)
    .orderBy('created_at')
    .execute()
  return mails.map(({ kind }) => kind)
}

async function shownTo({ customer, orderId }: Awaited<ReturnType<typeof paidOrder>>) {
  const order = await findOrder(shop.db, orderId, { userId: customer.id, role: 'user' })
  return {
    paidBack: order?.refunds?.length ?? 0,
    underWay: order?.refunds_under_way?.length ?? 0,
    isPending: order?.refund_pending,
  }
}

const onItsWay = { paidBack: 0, underWay: 1, isPending: true }
const paidBack = { paidBack: 1, underWay: 0, isPending: false }
const due = { paidBack: 0, underWay: 0, isPending: true }

describe('a refund', () => {
  it('is on its way until the gateway says that it is made', async () => {
    const cancelled = await cancelledOrder()
    const { orderId, tranId } = cancelled
    expect(await refund(tranId)).toEqual({ state: 'requested' })
    await shop.checkRefunds()
    expect(await shop.toAttemptIssues(orderId)).toEqual([])
    expect(await shownTo(cancelled)).toEqual(onItsWay)
    expect(await mailsAbout(orderId)).toEqual(['refundRequested'])

    await shop.bankRefunds(tranId, 'refunded')
    await shop.checkRefunds()
    expect(await shownTo(cancelled)).toEqual(paidBack)
    expect(await mailsAbout(orderId)).toEqual(['refundRequested', 'refunded'])
    const [request] = await requestsOf(tranId)
    expect(request).toMatchObject({ id: tranId, state: 'settled', next_check_at: null })
    expect(await refund(tranId)).toMatchObject({ state: 'settled', reference: request?.reference })
  })

  it('that the gateway cancels is due again, and is requested anew', async () => {
    const cancelled = await cancelledOrder()
    const { orderId, tranId } = cancelled
    await refund(tranId)
    await shop.bankRefunds(tranId, 'cancelled')
    await shop.checkRefunds()
    expect(await shownTo(cancelled)).toEqual(due)
    expect(await shop.toAttemptIssues(orderId)).toMatchObject([
      { _id: tranId, isRefundable: true, refundFailure: 'The bank cancelled the refund' },
    ])

    await refund(tranId)
    expect(await shownTo(cancelled)).toEqual(onItsWay)
    await shop.bankRefunds(tranId, 'refunded')
    await shop.checkRefunds()
    expect(await shownTo(cancelled)).toEqual(paidBack)
    const [failed, settled] = await requestsOf(tranId)
    expect([failed?.state, settled?.state]).toEqual(['failed', 'settled'])
    expect(settled?.id).not.toBe(failed?.id)
    expect(await mailsAbout(orderId)).toEqual(['refundRequested', 'refunded'])
  })

  it('that was made without an answer stays requested, and is found', async () => {
    const cancelled = await cancelledOrder({ refund: 'unanswered' })
    const { orderId, tranId } = cancelled
    expect(await refund(tranId)).toEqual({ state: 'requested' })
    expect(await requestsOf(tranId)).toMatchObject([{ state: 'requested', reference: null }])
    expect(await mailsAbout(orderId)).toEqual([])
    const admin = await shop.signIn('admin')
    expect((await shop.send(`/api/payment/${tranId}/accept`, admin)).status).toBe(409)

    await shop.checkRefunds()
    expect(await requestsOf(tranId)).toMatchObject([
      { id: tranId, state: 'requested', reference: expect.any(String) as string },
    ])
    expect(await mailsAbout(orderId)).toEqual(['refundRequested'])
    await shop.bankRefunds(tranId, 'refunded')
    await shop.checkRefunds()
    expect(await shownTo(cancelled)).toEqual(paidBack)
  })

  it.each(['error500', 'cutOff', 'html'] as const)(
    'stays requested while the gateway answers with %s',
    async (api) => {
      const cancelled = await cancelledOrder()
      await refund(cancelled.tranId)
      await shop.bankRefunds(cancelled.tranId, 'refunded')
      await shop.setFaults({ api, apiCalls: ['refundQuery'] })
      await shop.checkRefunds()
      expect(await shownTo(cancelled)).toEqual(onItsWay)
      await shop.clearFaults()
      await shop.checkRefunds()
      expect(await shownTo(cancelled)).toEqual(paidBack)
    },
  )

  it('that the gateway refuses is due, and can be settled elsewhere', async () => {
    const cancelled = await cancelledOrder()
    const { orderId, tranId } = cancelled
    await sql`update payment_attempts set bank_tran_id = 'unknown' where tran_id = ${tranId}`.execute(
      shop.db,
    )
    await expect(refund(tranId)).rejects.toMatchObject({
      status: 409,
      code: 'refund_refused',
      message: 'The gateway refuses the refund: Nothing to refund',
    })
    expect(await shop.toAttemptIssues(orderId)).toMatchObject([
      { refundFailure: 'Nothing to refund' },
    ])
    const admin = await shop.signIn('admin')
    const answer = await shop.send(`/api/payment/${tranId}/refund-elsewhere`, admin)
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        transactionId: tranId,
        state: 'settled',
        refundReference: 'By hand',
        refundedAt: expect.any(String) as string,
      },
    ])
    expect(await shownTo(cancelled)).toEqual(paidBack)
    expect(await mailsAbout(orderId)).toEqual(['refunded'])
  })

  it('is not settled elsewhere while it is under way, but an hour later if the gateway never named it', async () => {
    const named = await cancelledOrder()
    await refund(named.tranId)
    const unnamed = await cancelledOrder({ refund: 'unanswered' })
    await refund(unnamed.tranId)
    const settle = ({ tranId }: { tranId: string }) =>
      recordRefundByHand(shop.db, tranId, someAdmin)
    await expect(settle(named)).rejects.toMatchObject({ code: 'refund_under_way' })
    await expect(settle(unnamed)).rejects.toMatchObject({ code: 'refund_under_way' })

    expect(await listStuck()).not.toContain(unnamed.tranId)
    await ageRequests('61 minutes')
    expect(await listStuck()).toContain(unnamed.tranId)
    expect(await listStuck()).not.toContain(named.tranId)
    await expect(settle(named)).rejects.toMatchObject({ code: 'refund_under_way' })
    await expect(settle(unnamed)).resolves.toMatchObject({ state: 'settled' })
    expect(await requestsOf(unnamed.tranId)).toMatchObject([{ state: 'settled', reference: null }])
    // Nor for ever: the customer may have to be paid in another way.
    await ageRequests('12 days')
    expect(await listStuck()).toContain(named.tranId)
    await expect(settle(named)).resolves.toMatchObject({ state: 'settled' })
    expect(await listStuck()).not.toContain(named.tranId)
    await shop.bankRefunds(named.tranId, 'refunded')
    await shop.checkRefunds()
    expect(await requestsOf(named.tranId)).toMatchObject([{ state: 'settled' }])
  })

  it('is asked about by one process at a time, after a restart too', async () => {
    const all = []
    for (let index = 0; index < 12; index++) all.push(await cancelledOrder())
    for (const { tranId } of all) {
      await refund(tranId)
      await shop.bankRefunds(tranId, 'refunded')
    }
    await sql`update refund_requests set next_check_at = 'epoch' where state = 'requested'`.execute(
      shop.db,
    )
    const processes = [shop.payments, shop.startOther(), shop.startOther()]
    const checked = await Promise.all(processes.map((each) => each.checkDueRefunds()))
    expect(checked.reduce((sum, each) => sum + each, 0)).toBe(12)
    for (const cancelled of all) expect(await shownTo(cancelled)).toEqual(paidBack)
  })

  it('is asked about at growing pauses', () => {
    const pauses = [0, 1, 2, 10, 100].map((checks) =>
      getRefundDelay({ firstDelay: 5_000, maxDelay: 21_600_000 }, checks),
    )
    expect(pauses).toEqual([5_000, 10_000, 20_000, 5_120_000, 21_600_000])
  })

  it('counts its checks, so that the pauses grow', async () => {
    const { tranId } = await cancelledOrder()
    await refund(tranId)
    await shop.checkRefunds()
    await shop.setFaults({ api: 'error500', apiCalls: ['refundQuery'] })
    await shop.checkRefunds()
    expect(await requestsOf(tranId)).toMatchObject([{ checks: 3, state: 'requested' }])
  })
})

describe('cancelling and refunding an order', () => {
  const send = async (orderId: string) => {
    const admin = await shop.signIn('admin')
    const answer = await shop.send(`/api/orders/${orderId}/refund`, admin)
    return { status: answer.status, body: (await answer.json()) as object }
  }
  const isDeleted = async (orderId: string) => (await shop.readOrder(orderId)).deleted_at !== null

  it('is one step', async () => {
    const paid = await paidOrder()
    expect(await send(paid.orderId)).toEqual({
      status: 200,
      body: { transactionId: paid.tranId, state: 'requested' },
    })
    expect(await isDeleted(paid.orderId)).toBe(true)
    expect(await shownTo(paid)).toEqual(onItsWay)
    const entries = await shop.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', 'in', [`Order/${paid.orderId}`, `Payment/${paid.tranId}`])
      .orderBy('action')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['cancelOrder', 'refundPayment'])
  })

  it('keeps the order if its payment cannot be refunded', async () => {
    const { orderId, tranId } = await paidOrder()
    await sql`update payment_attempts set bank_tran_id = null where tran_id = ${tranId}`.execute(
      shop.db,
    )
    expect(await send(orderId)).toMatchObject({ status: 409, body: { code: 'refund_impossible' } })
    expect(await isDeleted(orderId)).toBe(false)
    expect(await requestsOf(tranId)).toEqual([])
  })

  it('reports what the gateway refuses, which stays due', async () => {
    const paid = await paidOrder()
    await sql`update payment_attempts set bank_tran_id = 'unknown' where tran_id = ${paid.tranId}`.execute(
      shop.db,
    )
    expect(await send(paid.orderId)).toEqual({
      status: 200,
      body: { transactionId: paid.tranId, state: 'failed', failure: 'Nothing to refund' },
    })
    expect(await shownTo(paid)).toEqual(due)
  })

  it('is refused for an unpaid order, and for one that is cancelled', async () => {
    const { orderId } = await shop.placeOrder()
    expect(await send(orderId)).toMatchObject({ status: 409, body: { code: 'not_paid' } })
    const cancelled = await cancelledOrder()
    expect(await send(cancelled.orderId)).toMatchObject({ status: 404 })
  })

  it('happens once, however many requests there are', async () => {
    const { orderId, tranId } = await paidOrder()
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(orderId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404])
    expect(await requestsOf(tranId)).toHaveLength(1)
  })
})
