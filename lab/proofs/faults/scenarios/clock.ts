import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import type { Database } from '../../../../server/src/db/pool'
import * as customer from '../../../people/customerApi'
import { signIn } from '../../../people/sessions'
import type { Shop } from '../../../shop/startShop'
import { succeeds, until } from '../../../time'
import type { Scenario } from '../scenario'

const hours = 2
const preload = pathToFileURL(join(import.meta.dirname, '../../../plant/shiftClock.mjs')).href

/** Hours by which the shop's clock differs from the database's, one after the other. */
const jumps = [hours, 0, -hours, hours, 0]

type Customer = { cookie: string; row: string }

/** The identity service of the demo starts seconds after the shop. */
async function register(url: string) {
  let cookie = ''
  const isRegistered = async () => {
    cookie = (await customer.signUp(url)).cookie
  }
  await until('users can register', () => succeeds(isRegistered()))
  return cookie
}

async function createCustomer(url: string, cookie: string, product: string): Promise<Customer> {
  const { _id } = await customer.addToCart(url, cookie, product)
  return { cookie, row: _id }
}

/** Counts the changes that an open page is sent. */
async function followChanges(url: string) {
  const stopping = new AbortController()
  const response = await customer.send(`${url}/api/live`, { signal: stopping.signal })
  let events = 0
  let isOpen = true
  const reading = (async () => {
    for await (const chunk of response.body ?? []) {
      events += Buffer.from(chunk).toString().split('event: tags').length - 1
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      isOpen = false
    })
  return {
    count: () => events,
    isOpen: () => isOpen,
    async close() {
      stopping.abort()
      await reading
    },
  }
}

/** Products are public, so every open page is sent a change of one. */
const changeProduct = (db: Database, product: string) =>
  sql`update products set price = price + 1 where id = ${product}`.execute(db)

async function buy(url: string, { cookie }: Customer, product: string): Promise<string[]> {
  const { _id } = await customer.order(url, cookie, product)
  const page = await customer.openPayment(url, cookie, _id)
  if (!page) return ['no payment page']
  if (page !== (await customer.openPayment(url, cookie, _id))) return ['the page expired at once']
  await customer.payByCard(page)
  const { payment } = await customer.readOrder(url, cookie, _id)
  return payment ? [] : ['a notified payment is not applied']
}

/** A clock of the database that jumps is the same as sessions that were stored so much earlier or later. */
const shiftSessions = (db: Database, by: number) =>
  sql`
  update sessions set created_at = created_at + make_interval(hours => ${by}),
    last_seen_at = last_seen_at + make_interval(hours => ${by}),
    expires_at = expires_at + make_interval(hours => ${by})`.execute(db)

async function assertSignedIn(shop: Shop, customers: readonly Customer[], when: string) {
  const findings: string[] = []
  for (const { cookie, row } of customers) {
    const answer = await customer.send(`${shop.url}/api/my-cart`, { cookie })
    const text = await answer.text()
    if (!answer.ok || !text.includes(row))
      findings.push(`${when}: the session or its cart is lost (${answer.status})`)
  }
  return findings
}

export const clock: Scenario = {
  name: 'clock',
  says: "the shop's clock, or the database's, is hours ahead or behind, or jumps",
  async run(run) {
    const { shop } = run
    const { url } = shop
    const clockFile = `${shop.folder}.clock`
    const setClock = async (by: number) => {
      await writeFile(clockFile, String(by * 3_600_000))
      await sleep(100)
    }
    await setClock(0)
    await shop.ensureStarted({
      settings: { CLOCK_FILE: clockFile },
      nodeArgs: ['--import', preload],
    })
    const findings: string[] = []
    let times = 0
    try {
      await shop.withDatabase(async (db) => {
        const [product = '', bought = ''] = await customer.findProductIds(url)
        const customers = [
          await createCustomer(url, await register(url), product),
          await createCustomer(url, (await signIn(db, 'user')).cookie, product),
        ]
        const buyer = { cookie: (await signIn(db, 'user')).cookie, row: '' }
        const changes = await followChanges(url)
        for (const round of run.rounds(jumps.length, 20 * jumps.length)) {
          const by = jumps[round % jumps.length] ?? 0
          const when = `clock of the shop at ${by} h`
          times = round + 1
          await setClock(by)
          findings.push(...(await assertSignedIn(shop, customers, when)))
          findings.push(...(await buy(url, buyer, bought)).map((each) => `${when}: ${each}`))
          await createCustomer(url, await register(url), product)
          const before = changes.count()
          await changeProduct(db, product)
          await until('an open page is sent the change', () => changes.count() > before)
          if (!changes.isOpen()) findings.push(`${when}: an open page lost its event stream`)
        }
        await changes.close()
        for (const by of [hours, -hours, -hours, hours]) {
          await shiftSessions(db, by)
          const when = `clock of the database moved by ${-by} h`
          findings.push(...(await assertSignedIn(shop, customers, when)))
          times++
        }
      })
    } finally {
      await shop.stop()
      await rm(clockFile, { force: true })
    }
    return [
      {
        fault: 'clock 2 h ahead or behind, or jumping back',
        times: `${times} jumps`,
        measured: 'sessions, carts, sign-ins, orders, payments, event streams',
        bar: 'no session lost, nothing expires early',
        findings,
      },
    ]
  },
}
