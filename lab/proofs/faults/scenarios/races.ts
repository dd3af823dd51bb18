import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as customer from '../../../../scripts/shop/customerApi'
import type { Database } from '../../../../server/src/db/pool'
import type { SignedIn } from '../../../people/clientTab'
import { signIn } from '../../../people/scene'
import type { FaultyShop } from '../faultyShop'
import type { Scenario } from '../scenario'

const width = 30

type Answer = { status: number; body: Record<string, unknown> }
type Stage = {
  shop: FaultyShop
  db: Database
  product: string
  users: readonly [SignedIn, SignedIn]
  admins: readonly [SignedIn, SignedIn]
}

/** Sends 30 requests at once. */
const race = (request: (turn: number) => Promise<Response>): Promise<Answer[]> =>
  Promise.all(
    Array.from({ length: width }, async (_, turn) => {
      const response = await request(turn)
      const body = (await response.json().catch(() => ({}))) as Record<string, unknown>
      return { status: response.status, body }
    }),
  )

const succeeded = (answers: readonly Answer[]) => answers.filter(({ status }) => status < 300)
const isBusy = (answers: readonly Answer[]) => answers.some(({ status }) => status === 503)

/** Of a busy shop fewer requests succeed, and one that was answered 503 may have had its effect. */
function assertCount(what: string, actual: number, expected: number, answers: readonly Answer[]) {
  const isRight = isBusy(answers) ? actual <= expected : actual === expected
  return isRight ? [] : [`${what}: ${actual} instead of ${expected}`]
}

/** So many requests succeed, the others are answered 4xx. */
function assertWins(answers: readonly Answer[], wins: number): string[] {
  const failed = answers.filter(({ status }) => status >= 500 && status !== 503)
  return [
    ...assertCount('successes', succeeded(answers).length, wins, answers),
    ...failed.map(({ status, body }) => `answered ${status} ${JSON.stringify(body)}`),
  ]
}

async function countRows(query: Promise<{ rows: { count: number }[] }>): Promise<number> {
  return (await query).rows[0]?.count ?? 0
}

async function fillCart({ shop: { url }, product }: Stage, { cookie }: SignedIn) {
  await customer.addToCart(url, cookie, product)
  return customer.checkoutOf(await customer.readCart(url, cookie))
}

async function placeOrder(stage: Stage, buyer: SignedIn): Promise<string> {
  const checkout = await fillCart(stage, buyer)
  const { url } = stage.shop
  return (await customer.placeOrder(url, buyer.cookie, randomUUID(), checkout))._id
}

const countOrders = (db: Database, { id }: SignedIn) =>
  countRows(sql<{ count: number }>`select count(*) from orders where user_id = ${id}`.execute(db))

const races: Record<string, (stage: Stage) => Promise<string[]>> = {
  async cart({ shop: { url }, db, product, users: [, { id, cookie }] }) {
    await sql`delete from cart_rows where user_id = ${id}`.execute(db)
    const answers = await race(() =>
      customer.send(`${url}/api/cart`, {
        method: 'PUT',
        cookie,
        body: { gadgetId: product, quantity: 1 },
      }),
    )
    const { rows } = await sql<{ quantity: number }>`
      select quantity from cart_rows where user_id = ${id}`.execute(db)
    return [
      ...assertWins(answers, width),
      ...assertCount('rows', rows.length, 1, answers),
      ...assertCount('quantity', rows[0]?.quantity ?? 0, width, answers),
    ]
  },

  async 'order, same key'(stage) {
    const { shop, db, users } = stage
    const [buyer] = users
    const [body, before, key] = [
      await fillCart(stage, buyer),
      await countOrders(db, buyer),
      randomUUID(),
    ]
    const answers = await race(() =>
      customer.send(`${shop.url}/api/place-order`, {
        cookie: buyer.cookie,
        headers: { 'idempotency-key': key },
        body,
      }),
    )
    const ids = new Set(succeeded(answers).map((answer) => answer.body._id))
    return [
      ...assertWins(answers, width),
      ...assertCount('different orders', ids.size, 1, answers),
      ...assertCount('new orders', (await countOrders(db, buyer)) - before, 1, answers),
    ]
  },

  async 'order, no key'(stage) {
    const { shop, db, users } = stage
    const [buyer] = users
    const [body, before] = [await fillCart(stage, buyer), await countOrders(db, buyer)]
    const { cookie } = buyer
    const answers = await race(() => customer.send(`${shop.url}/api/place-order`, { cookie, body }))
    return [
      ...assertWins(answers, 1),
      ...assertCount('new orders', (await countOrders(db, buyer)) - before, 1, answers),
    ]
  },

  async 'payment page'(stage) {
    const { shop, db, users } = stage
    const [buyer] = users
    const order = await placeOrder(stage, buyer)
    const answers = await race(() =>
      customer.send(`${shop.url}/payment-gateway`, { cookie: buyer.cookie, body: { _id: order } }),
    )
    const pages = new Set(succeeded(answers).map(({ body }) => body.url))
    const attempts = await countRows(
      sql<{
        count: number
      }>`select count(*) from payment_attempts where order_id = ${order}`.execute(db),
    )
    return [
      ...assertWins(answers, width),
      ...assertCount('pages', pages.size, 1, answers),
      ...assertCount('attempts', attempts, 1, answers),
    ]
  },

  async delivery(stage) {
    const { shop, db, users, admins } = stage
    const order = await placeOrder(stage, users[0])
    const answers = await race((turn) =>
      customer.send(`${shop.url}/api/orders/${order}/deliver`, {
        method: 'PATCH',
        cookie: admins[turn % 2 === 0 ? 0 : 1].cookie,
        body: {},
      }),
    )
    const entries = await countRows(
      sql<{ count: number }>`
        select count(*) from audit_log where action = 'deliverOrder' and subject = ${`Order/${order}`}`.execute(
        db,
      ),
    )
    return [...assertWins(answers, 1), ...assertCount('audit entries', entries, 1, answers)]
  },

  async review(stage) {
    const { shop, db, users, admins } = stage
    const [buyer] = users
    const order = await placeOrder(stage, buyer)
    await customer.deliverOrder(shop.url, admins[0].cookie, order)
    const answers = await race((turn) =>
      customer.send(`${shop.url}/api/add-review/${order}`, {
        method: 'PUT',
        cookie: buyer.cookie,
        body: { reviewText: `Review ${turn}` },
      }),
    )
    const { rows } = await sql<{ text: string }>`
      select customer_review as text from orders where id = ${order}`.execute(db)
    const [accepted] = succeeded(answers)
    const isOther = accepted !== undefined && rows[0]?.text !== accepted.body.customerReview
    return [
      ...assertWins(answers, 1),
      ...(isOther ? [`another review is stored: ${rows[0]?.text}`] : []),
    ]
  },

  /** The two last admins demote each other. */
  async demotion({ shop, db, admins }) {
    const { rows: others } = await sql<{ id: string }>`
      update users set role = 'user' where role = 'admin' and id <> all(${admins.map(({ id }) => id)}) returning id`.execute(
      db,
    )
    const restored = [...others, ...admins].map(({ id }) => id)
    try {
      const answers = await race((turn) => {
        const [from, to] = turn % 2 === 0 ? admins : [admins[1], admins[0]]
        return customer.send(`${shop.url}/api/user-update/${to.id}`, {
          method: 'PATCH',
          cookie: from.cookie,
          body: { role: 'user' },
        })
      })
      const left = await countRows(
        sql<{ count: number }>`select count(*) from users where role = 'admin'`.execute(db),
      )
      const changes = succeeded(answers).filter(({ body }) => body.modifiedCount !== 0)
      return [
        ...assertWins(changes, 1),
        ...assertWins(answers, succeeded(answers).length),
        ...assertCount('admins left', left, 1, answers),
      ]
    } finally {
      await sql`update users set role = 'admin' where id = any(${restored})`.execute(db)
    }
  },
}

export const raceScenario: Scenario = {
  name: 'races',
  says: '30 requests at once for one cart, order, review, delivery, demotion',
  async run(run) {
    const { shop } = run
    await shop.ensureStarted()
    const findings: string[] = []
    let times = 0
    await shop.withDatabase(async (db) => {
      const [product = ''] = await customer.findProductIds(shop.url)
      const stage: Stage = {
        shop,
        db,
        product,
        users: [await signIn(db, 'user'), await signIn(db, 'user')],
        admins: [await signIn(db, 'admin'), await signIn(db, 'admin')],
      }
      for (const round of run.rounds(2, 1_000)) {
        times = round + 1
        for (const [name, runRace] of Object.entries(races)) {
          const found = await runRace(stage)
          findings.push(...found.map((each) => `round ${times}, ${name}: ${each}`))
        }
      }
    })
    findings.push(...(await shop.findBrokenRules()))
    return [
      {
        fault: '30-way races',
        times: `${times} rounds of ${Object.keys(races).length} (50 / 1,000)`,
        measured: Object.keys(races).join(', '),
        bar: 'one effect each',
        findings,
      },
    ]
  },
}
