import assert from 'node:assert/strict'
import { type AttackClass, attack, check, expectReply, expectText, refuse } from '../attack'
import type { Target } from '../target'
import { orderTables } from './tables'

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const paying = [...orderTables, 'mismatched_captures', 'refund_requests', 'audit_log']

const notify = ({ anonymous }: Target, path: string, fields: Record<string, string>) =>
  anonymous.post(path, new URLSearchParams(fields).toString(), form)

/** A customer with an unpaid order and an open page of the gateway. */
async function openOrder(target: Target, price = 450) {
  const customer = await target.signIn('user', 'payer')
  const { id } = await target.addOrder(customer, price)
  return { customer, orderId: id, ...(await target.openPage(customer, id)) }
}

async function readOrder({ admin }: Target, id: string) {
  return expectReply(await admin.get(`/api/order/${id}`), '200').json<{
    payment: boolean
    transactionId?: string
    totalAmount: number
    needsAttention?: boolean
  }>()
}

/** The server answers a notification after four seconds at most, even if the gateway takes longer. */
async function untilPaid(target: Target, orderId: string) {
  const giveUpAt = performance.now() + 60_000
  while (!(await readOrder(target, orderId)).payment) {
    check(performance.now() < giveUpAt, 'the order is not paid')
  }
}

async function issuesOf({ admin }: Target, orderId: string) {
  const issues = expectReply(await admin.get('/api/payment-issues?limit=100'), '200').json<
    { _id: string; reason: string; order: { _id: string } }[]
  >()
  return issues.filter(({ order }) => order._id === orderId)
}

/** What the notification says, although the bank has said nothing. */
const forgeries: Record<string, Record<string, string>> = {
  'that says VALID': { status: 'VALID' },
  'with an invented validation ID': { status: 'VALID', val_id: 'invented-1' },
  'with a signature of its own': {
    status: 'VALID',
    val_id: 'x',
    verify_sign: 'd41d8cd98f00b204e9800998ecf8427e',
    verify_key: 'amount,status',
    amount: '550.00',
  },
  'with an amount': {
    status: 'VALID',
    amount: '550.00',
    currency: 'BDT',
    store_amount: '550.00',
    bank_tran_id: 'B1',
  },
  'with a list in it': { 'val_id[]': 'x', 'status[$ne]': 'FAILED' },
}

export const payments: AttackClass = {
  title: 'replayed, recut and forged payment callbacks, and redirects',
  attacks: [
    ...Object.entries(forgeries).flatMap(([what, fields]) =>
      ['/payment/ipn', '/payment/success'].map((path) =>
        attack(
          `a notification at ${path} ${what} pays nothing`,
          async (target) => {
            // Of an attempt of its own: the server asks once a second about each.
            const { tranId, orderId } = await openOrder(target)
            const { status } = await notify(target, path, { tran_id: tranId, ...fields })
            check(status === 200 || status === 303, `${status}`)
            assert.equal((await readOrder(target, orderId)).payment, false)
          },
          paying,
        ),
      ),
    ),
    attack(
      'the validation ID of a payment of one’s own pays another order',
      async (target) => {
        const [mine, other] = [await openOrder(target, 10), await openOrder(target, 9000)]
        const { val_id } = await target.settle(mine.tranId)
        for (const path of ['/payment/ipn', '/payment/success'])
          await notify(target, path, {
            tran_id: other.tranId,
            val_id,
            status: 'VALID',
            amount: '9100.00',
          })
        assert.equal((await readOrder(target, other.orderId)).payment, false)
        await untilPaid(target, mine.orderId)
      },
      paying,
    ),
    attack(
      'a payment that is sent again, 20 times at once, counts once',
      async (target) => {
        const { tranId, orderId } = await openOrder(target)
        const { val_id } = await target.settle(tranId)
        const replies = await Promise.all(
          Array.from({ length: 20 }, (_, at) =>
            notify(target, at % 2 === 0 ? '/payment/ipn' : '/payment/success', {
              tran_id: tranId,
              val_id,
              status: 'VALID',
            }),
          ),
        )
        for (const { status } of replies) check(status === 200 || status === 303)
        await untilPaid(target, orderId)
        assert.deepEqual(await issuesOf(target, orderId), [])
        const attempts = expectReply(
          await target.admin.get(`/api/orders/${orderId}/payments`),
          '200',
        ).json<object[]>()
        assert.equal(attempts.length, 1)
      },
      paying,
    ),
    attack(
      'a paid order that is said to have failed, to be cancelled or expired',
      async (target) => {
        const { tranId, orderId } = await openOrder(target)
        const { val_id } = await target.settle(tranId)
        await notify(target, '/payment/ipn', { tran_id: tranId, val_id, status: 'VALID' })
        await untilPaid(target, orderId)
        for (const path of ['/payment/fail', '/payment/cancel', '/payment/ipn']) {
          for (const status of ['FAILED', 'CANCELLED', 'EXPIRED', 'UNATTEMPTED'])
            await notify(target, path, { tran_id: tranId, val_id, status })
        }
        assert.equal((await readOrder(target, orderId)).payment, true)
      },
      paying,
    ),
    ...(['amount', 'currency'] as const).map((what) =>
      attack(
        `a payment with the wrong ${what} pays nothing, and an admin sees it (A2)`,
        async (target) => {
          const { tranId, orderId, customer } = await openOrder(target)
          await target.setFaults({ [what]: 'wrong', ipn: 'drop' })
          const { val_id } = await target.settle(tranId)
          await target.setFaults({ [what]: 'right', ipn: 'deliver' })
          expectReply(
            await notify(target, '/payment/ipn', {
              tran_id: tranId,
              val_id,
              status: 'VALID',
              amount: '550.00',
            }),
            '200',
          )
          // It is reported as an error, so that somebody looks at it.
          assert.match(target.takeErrors().join(''), /does not match/)
          assert.equal((await readOrder(target, orderId)).payment, false)
          assert.equal((await issuesOf(target, orderId)).length, 1)
          expectReply(
            await customer.post('/payment-gateway', { _id: orderId }),
            '409 payment_under_review',
          )
        },
        paying,
      ),
    ),
    attack(
      'an order that is deleted while its customer pays keeps the money in sight (A2)',
      async (target) => {
        const { tranId, orderId } = await openOrder(target)
        expectReply(await target.admin.delete(`/api/orders/${orderId}`), '200')
        const { val_id } = await target.settle(tranId)
        await notify(target, '/payment/success', { tran_id: tranId, val_id, status: 'VALID' })
        assert.equal((await issuesOf(target, orderId))[0]?.reason, 'orderDeleted')
        expectReply(await target.admin.get(`/api/order/${orderId}`), '200')
      },
      paying,
    ),
    attack(
      'a paid order that is deleted can be refunded, once (A2)',
      async (target) => {
        const { tranId, orderId } = await openOrder(target)
        const { val_id } = await target.settle(tranId)
        await notify(target, '/payment/ipn', { tran_id: tranId, val_id, status: 'VALID' })
        expectReply(await target.admin.post(`/api/payment/${tranId}/refund`), '404')
        expectReply(await target.admin.delete(`/api/orders/${orderId}`), '200')
        const replies = await Promise.all(
          [1, 2, 3, 4].map(() => target.admin.post(`/api/payment/${tranId}/refund`)),
        )
        for (const reply of replies) expectReply(reply, '200')
        expectReply(await target.otherAdmin.post(`/api/payment/${tranId}/refund`), '200')
        const requests = await target.db
          .selectFrom('refund_requests')
          .select('id')
          .where('payment_id', '=', tranId)
          .execute()
        assert.deepEqual(requests, [{ id: tranId }])
        expectReply(await target.admin.post(`/api/payment/${tranId}/accept`), '409')
      },
      paying,
    ),
    refuse('a payment that needs no refund', '404', ({ admin, paidTranId }) =>
      admin.post(`/api/payment/${paidTranId}/refund`),
    ),
    refuse('cash for an order that is paid', '409 already_paid', ({ admin, paidOrder }) =>
      admin.post(`/api/orders/${paidOrder}/cash-payment`),
    ),
    refuse('cash that a customer says was paid', '403 forbidden', ({ alice, pendingOrder }) =>
      alice.post(`/api/orders/${pendingOrder}/cash-payment`, { amount: 1 }),
    ),
    attack(
      'cash of another amount is the whole amount',
      async (target) => {
        const customer = await target.signIn('user', 'cash')
        const { id } = await target.addOrder(customer)
        const cash = expectReply(
          await target.admin.post(`/api/orders/${id}/cash-payment`, { amount: 1, total: 1 }),
          '200',
        ).json<{ amount: number }>()
        assert.equal(cash.amount, 550)
      },
      paying,
    ),
    attack(
      'Pay Now, 20 times at once, opens one page',
      async (target) => {
        const customer = await target.signIn('user', 'eager')
        const { id } = await target.addOrder(customer)
        const replies = await Promise.all(
          Array.from({ length: 20 }, () => customer.post('/payment-gateway', { _id: id })),
        )
        const urls = new Set(
          replies
            .filter(({ status }) => status === 200)
            .map((reply) => reply.json<{ url: string }>().url),
        )
        assert.equal(urls.size, 1)
        assert.match([...urls][0] ?? '', new RegExp(`^${target.gatewayUrl}/`))
      },
      paying,
    ),
    refuse('another amount for Pay Now', '409 already_paid', ({ alice, paidOrder }) =>
      alice.post('/payment-gateway', {
        _id: paidOrder,
        total_amount: 1,
        amount: 1,
        success_url: 'https://evil.example',
      }),
    ),
    ...['success', 'fail', 'cancel'].flatMap((outcome) =>
      Object.entries({
        'of a payment that does not exist': 'no-such-payment',
        'that is an address': '//evil.example',
        'with a line break': 'x\r\nSet-Cookie: a=b',
        'that climbs': '../../evil',
      }).map(([what, tran_id]) =>
        attack(
          `the return by /payment/${outcome} with a number ${what} stays in the shop`,
          async (target) => {
            const { headers } = expectReply(
              await notify(target, `/payment/${outcome}`, {
                tran_id,
                url: 'https://evil.example',
                redirect: '//evil.example',
              }),
              '303',
            )
            assert.equal(headers.location, `${target.publicUrl}/cancel`)
            assert.equal(headers['set-cookie'], undefined)
          },
        ),
      ),
    ),
    attack('redirects of pages stay in the shop', async ({ anonymous, product }) => {
      const names = [
        '//evil.example',
        '%2f%2fevil.example',
        '\\evil.example',
        '.evil.example',
        '@evil.example',
        'https:evil.example',
      ]
      for (const name of names) {
        const { status, headers } = await anonymous.get(`/product/${name}/${product}`)
        check([301, 400, 404].includes(status))
        if (status === 301)
          assert.match(String(headers.location), /^\/product\/[\w%-]+\/[\da-f-]+$/)
      }
      for (const path of [
        '//evil.example',
        '///evil.example/%2e%2e',
        '/%5cevil.example',
        '/.evil.example',
        '//evil.example/category/fan',
        '/category/%20%2f%2fevil.example',
      ]) {
        const { status, headers } = await anonymous.get(path)
        assert.equal(headers.location, undefined, path)
        check(status >= 400)
      }
    }),
    attack(
      'a return path of another site, in the address of the login page',
      async ({ anonymous }) => {
        for (const name of ['from', 'next', 'redirect', 'returnTo', 'url', 'continue']) {
          const { text, headers } = expectReply(
            await anonymous.get(`/login?${name}=//evil.example&${name}=javascript:alert(1)`),
            '200',
          )
          assert.equal(headers.location, undefined)
          expectText(text, { lacks: ['evil.example', 'javascript:'] })
        }
      },
    ),
    attack(
      'a hundred validation IDs for one payment are few questions to the gateway (L18)',
      async (target) => {
        const replies = await Promise.all(
          Array.from({ length: 100 }, (_, at) =>
            notify(target, '/payment/ipn', { tran_id: target.tranId, val_id: `made-up-${at}` }),
          ),
        )
        for (const { status } of replies) assert.equal(status, 200)
      },
      ['payment_attempts'],
    ),
  ],
}
