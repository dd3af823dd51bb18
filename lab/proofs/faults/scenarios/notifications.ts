import { sql } from 'kysely'
import type { Faults } from '../../../../dev-services/payment-sandbox/faults'
import { pick } from '../../../../server/test/support/random'
import { percentile } from '../../../bench/statistics'
import * as customer from '../../../people/customerApi'
import { signIn } from '../../../people/sessions'
import { formatTime } from '../../../time'
import { assertEveryCaptureIsApplied, assertTime, type Run, type Scenario } from '../scenario'

const maxPaidAfter = 120_000
const buyers = 4

type Page = { order: string; page: string; customer: string }
type Kind = { name: string; faults: (run: Run) => Partial<Faults> }

const kinds: readonly Kind[] = [
  { name: 'dropped', faults: () => ({ ipn: 'drop' }) },
  // Each has a delay of its own, so later ones overtake earlier ones.
  { name: 'delayed and reordered', faults: (run) => ({ ipnDelay: 1 + run.random(3_000) }) },
  { name: '50 at once', faults: () => ({ ipnRepeat: 50 }) },
  {
    name: 'doubled, provider down meanwhile',
    faults: () => ({ ipnRepeat: 2, api: 'error500', apiCalls: ['validation', 'query'] }),
  },
]

type Payment = Page & { kind: string; capturedAt: number }

async function openPages(run: Run, count: number) {
  const { shop } = run
  const { url } = shop
  const products = await customer.findProductIds(url)
  const users = await shop.withDatabase((db) =>
    Promise.all(Array.from({ length: buyers }, () => signIn(db, 'user'))),
  )
  const pages: Page[] = []
  await Promise.all(
    users.map(async ({ cookie, email }) => {
      while (pages.length < count) {
        const order = await customer.order(url, cookie, pick(products, run.random(1_000)))
        const page = await customer.openPayment(url, cookie, order._id)
        if (page) pages.push({ order: order._id, page, customer: email })
      }
    }),
  )
  return pages
}

/** One after the other, since the provider has the faults of one customer at a time. */
async function payWithFaults(run: Run, pages: readonly Page[]) {
  const payments: Payment[] = []
  for (const page of pages) {
    const { name, faults } = pick(kinds, payments.length)
    await customer.setGatewayFaults(page.page, { ...faults(run), customer: page.customer })
    const capturedAt = Date.now()
    await customer.payByCard(page.page)
    payments.push({ ...page, kind: name, capturedAt })
    await customer.setGatewayFaults(page.page, undefined)
  }
  return payments
}

async function compare(run: Run, payments: readonly Payment[]) {
  const findings: string[] = []
  const times = new Map<string, number[]>()
  const { rows } = await run.shop.withDatabase((db) =>
    sql<{ id: string; paid_at: Date | null; applied: number; captured: number }>`
      select o.id, o.paid_at, count(*) filter (where a.state = 'paid') as applied, count(a.captured_at) as captured
      from orders o left join payment_attempts a on a.order_id = o.id
      where o.id = any(${payments.map(({ order }) => order)}::uuid[]) group by o.id`.execute(db),
  )
  const byOrder = new Map(rows.map((row) => [row.id, row]))
  for (const { order, kind, capturedAt } of payments) {
    const row = byOrder.get(order)
    if (!row?.paid_at || row.applied !== 1 || row.captured !== 1) {
      findings.push(`${kind}: order ${order} has ${row?.applied ?? 0} applied payments`)
      continue
    }
    times.set(kind, [...(times.get(kind) ?? []), row.paid_at.getTime() - capturedAt])
  }
  return { findings, times }
}

export const notifications: Scenario = {
  name: 'notifications',
  says: 'notifications of payments are lost, late, reordered, repeated',
  async run(run) {
    const { shop } = run
    await shop.ensureStarted()
    const payments: Payment[] = []
    const batch = run.isLong ? 200 : 40
    for (const _round of run.rounds(1, 10_000 / batch)) {
      payments.push(...(await payWithFaults(run, await openPages(run, batch))))
    }
    const last = payments.at(-1)?.page ?? ''
    const late = await assertEveryCaptureIsApplied(run, last)
    const { findings, times } = await compare(run, payments)
    const slowest = Math.max(0, ...[...times.values()].flat())
    return [
      {
        fault: 'IPN dropped, delayed, reordered, 50 at once',
        times: `${payments.length} payments (200 / 10,000)`,
        measured: [...times]
          .map(([kind, all]) => `${kind}: slowest paid after ${formatTime(percentile(all, 1))}`)
          .join('; '),
        bar: 'each applied once, all paid in 2 minutes',
        ...(!run.isLong && { control: 'a short run makes the lookup due at once' }),
        findings: [
          ...late,
          ...findings,
          ...assertTime(run, 'paid after', slowest, maxPaidAfter),
          ...(await shop.findBrokenRules()),
        ],
      },
    ]
  },
}
