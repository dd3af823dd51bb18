import { demoId } from './ids'
import type { demoOrders } from './orders'
import { demoUsers } from './users'

const dayMs = 86_400_000

/** Of the demo customer's orders: one that waits for an answer, one that has it, and one that is done. */
const requests = [
  {
    order: 'order:own:3',
    kind: 'warranty',
    reason: 'partlyFaulty',
    details: 'The first days were fine. Since yesterday it stops after a few minutes.',
  },
  {
    order: 'order:own:6',
    kind: 'return',
    reason: 'damaged',
    details: 'বাক্সটা ভেজা ছিল, এক কোণ ভাঙা।',
    answer: 'দুঃখিত। বাক্সসহ পণ্যটি আমাদের ঢাকার শপে নিয়ে আসুন, অথবা কুরিয়ারে পাঠান।',
  },
  {
    order: 'order:own:8',
    kind: 'warranty',
    reason: 'faulty',
    details: 'It does not switch on any more.',
    answer: 'We have sent it to the service centre, which has replaced it.',
    isDone: true,
  },
] as const

/** Return requests of delivered orders; the answers have been mailed. */
export function demoReturns(made: ReturnType<typeof demoOrders>, now: number) {
  const admin = demoUsers.find(({ role }) => role === 'admin')
  return requests.flatMap(({ order: key, kind, reason, details, ...rest }) => {
    const found = made.find(({ order }) => order.id === demoId(key))
    const [item] = found?.items ?? []
    const delivered = found?.order.delivered_at?.getTime()
    if (!item || !admin || delivered === undefined) return []
    const after = (days: number) => new Date(delivered + days * dayMs)
    const { answer, isDone } = { answer: undefined, isDone: false, ...rest }
    const id = demoId(`return:${key}`)
    return {
      request: {
        id,
        order_id: item.order_id,
        product_id: item.product_id,
        kind,
        reason,
        details,
        quantity: 1,
        requested_at: answer ? after(2) : new Date(now - dayMs / 2),
        ...(answer && { answer, answered_at: after(3), answered_by: admin.id }),
        ...(isDone && { closed_at: after(6) }),
        state: isDone ? ('done' as const) : answer ? ('accepted' as const) : ('open' as const),
      },
      mail: answer && {
        id: demoId(`mail:${key}`),
        kind: 'returnAnswered' as const,
        order_id: item.order_id,
        return_id: id,
        state: 'sent' as const,
        created_at: after(3),
        sent_at: after(3),
      },
    }
  })
}
