import assert from 'node:assert/strict'
import { type AttackClass, attack, check, expectReply } from '../attack'
import type { Target } from '../target'
import { orderTables } from './tables'

const paying = [...orderTables, 'mismatched_captures', 'refund_requests']
const callbacks = ['/payment/ipn', '/payment/success']

const notify = (
  { anonymous }: Target,
  path: string,
  tran_id: string,
  fields: Record<string, string>,
) =>
  anonymous.post(path, new URLSearchParams({ tran_id, ...fields }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })

/** A customer with an unpaid order and an open page of the gateway. */
async function openOrder(target: Target, price = 450) {
  const customer = await target.signIn('user', 'payer')
  const { id } = await target.addOrder(customer, price)
  return { customer, orderId: id, tranId: await target.openPage(customer, id) }
}

async function isPaid({ admin }: Target, id: string): Promise<boolean> {
  const order = expectReply(await admin.get(`/api/order/${id}`), '200')
  return order.json<{ payment: boolean }>().payment
}

/** The server answers a notification after four seconds at most, even if the gateway takes longer. */
async function untilPaid(target: Target, orderId: string) {
  const giveUpAt = performance.now() + 60_000
  while (!(await isPaid(target, orderId))) check(performance.now() < giveUpAt, 'it is not paid')
}

/** What the notification says, although the bank has said nothing. */
const forgeries: Record<string, Record<string, string>> = {
  'that says VALID': { status: 'VALID' },
  'with an invented validation ID': { status: 'VALID', val_id: 'invented-1' },
  'with a signature of its own': { status: 'VALID', verify_sign: 'd41d8', verify_key: 'status' },
  'with an amount': { status: 'VALID', amount: '550.00', currency: 'BDT', bank_tran_id: 'B1' },
  'with a list in it': { 'val_id[]': 'x', 'status[$ne]': 'FAILED' },
}
const strangeNumbers = ['no-such-payment', '//evil.example', 'x\r\nSet-Cookie: a=b', '../../evil']

export const payments: AttackClass = {
  title: 'replayed, recut and forged payment callbacks, and redirects',
  attacks: [
    ...Object.entries(forgeries).map(([what, fields]) =>
      attack(
        `a notification ${what} pays nothing`,
        async (target) => {
          for (const path of callbacks) {
            // Of an attempt of its own: the server asks once a second about each.
            const { tranId, orderId } = await openOrder(target)
            expectReply(await notify(target, path, tranId, fields), '200|303')
            assert.equal(await isPaid(target, orderId), false)
          }
        },
        paying,
      ),
    ),
    attack(
      'the validation ID of a payment of one’s own does not pay another order',
      async (target) => {
        const [mine, other] = [await openOrder(target, 10), await openOrder(target, 9000)]
        const { val_id } = await target.settle(mine.tranId)
        for (const path of callbacks)
          await notify(target, path, other.tranId, { val_id, status: 'VALID', amount: '9100.00' })
        assert.equal(await isPaid(target, other.orderId), false)
        await untilPaid(target, mine.orderId)
      },
      paying,
    ),
    attack(
      'a paid order that is said to have failed, to be cancelled or expired',
      async (target) => {
        const { tranId, orderId } = await openOrder(target)
        const { val_id } = await target.settle(tranId)
        await notify(target, '/payment/ipn', tranId, { val_id, status: 'VALID' })
        await untilPaid(target, orderId)
        for (const path of ['/payment/fail', '/payment/cancel', '/payment/ipn'])
          for (const status of ['FAILED', 'CANCELLED', 'EXPIRED'])
            await notify(target, path, tranId, { val_id, status })
        assert.equal(await isPaid(target, orderId), true)
      },
      paying,
    ),
    ...['amount', 'currency'].map((what) =>
      attack(
        `a payment with the wrong ${what} pays nothing, and an admin sees it (A2)`,
        async (target) => {
          const { tranId, orderId, customer } = await openOrder(target)
          await target.setFaults({ [what]: 'wrong', ipn: 'drop' })
          const { val_id } = await target.settle(tranId)
          await target.setFaults({ [what]: 'right', ipn: 'deliver' })
          const fields = { val_id, status: 'VALID', amount: '550.00' }
          expectReply(await notify(target, '/payment/ipn', tranId, fields), '200')
          // It is reported as an error, so that somebody looks at it.
          assert.match(target.takeErrors().join(''), /does not match/)
          assert.equal(await isPaid(target, orderId), false)
          const issues = await target.admin.get('/api/payment-issues?limit=100')
          check(issues.text.includes(orderId), 'no admin sees it')
          const again = await customer.post('/payment-gateway', { _id: orderId })
          expectReply(again, '409 payment_under_review')
        },
        paying,
      ),
    ),
    ...strangeNumbers.map((tranId) =>
      attack(
        `the return of the payment ${JSON.stringify(tranId)} stays in the shop`,
        async (target) => {
          for (const path of ['/payment/success', '/payment/fail', '/payment/cancel']) {
            const fields = { url: 'https://evil.example', redirect: '//evil.example' }
            const reply = expectReply(await notify(target, path, tranId, fields), '303')
            assert.equal(reply.headers.location, `${target.publicUrl}/cancel`)
            assert.equal(reply.cookie, '')
          }
        },
      ),
    ),
    attack(
      'a hundred validation IDs for one payment are few questions to the gateway (L18)',
      async (target) => {
        const replies = await Promise.all(
          Array.from({ length: 100 }, (_, at) =>
            notify(target, '/payment/ipn', target.names.tranId, { val_id: `made-up-${at}` }),
          ),
        )
        for (const reply of replies) expectReply(reply, '200')
      },
      ['payment_attempts'],
    ),
  ],
}
