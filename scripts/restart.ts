/**
 * `npm run test:restart`: kills the running shop at random moments during sign-ups, cart changes, orders and payments, starts it
 * again with the same data, and checks that every acknowledged account, cart row, order and payment exists, once.
 */
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPostgres } from '../dev-services/postgres'
import { checkData } from '../server/src/db/checkData'
import { type Checkout, createCheckout, findPaymentLosses } from './restart/checkout'
import * as customer from './shop/customerApi'
import { startShopProcess } from './shop/shopProcess'
import { makeDataDir } from './shop/temporaryShop'

const rounds = Number(process.argv[2] ?? 10)
const password = 'restart-test-1'

/** Writes that the shop acknowledged. */
const acknowledged = {
  accounts: new Set<string>(),
  quantities: new Map<string, number>(),
}

type Shopper = { email: string; cookie: string }

async function createShopper(url: string): Promise<Shopper> {
  const email = `shopper-${randomUUID()}@jontro.example`
  const { idToken } = await customer.register(url, { email, password })
  return { email, cookie: await customer.openSession(url, email, idToken) }
}

/** Repeats a write until the connection to the shop fails. */
async function repeatUntilKilled(write: () => Promise<void>) {
  try {
    for (;;) await write()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
}

async function createAccount(url: string) {
  const email = `${randomUUID()}@jontro.example`
  await customer.register(url, { email, password })
  acknowledged.accounts.add(email)
}

function cartWriter(url: string, { cookie }: Shopper, products: readonly string[]) {
  let turn = 0
  return async () => {
    const gadgetId = products[turn++ % products.length] ?? ''
    const row = await customer.addToCart(url, cookie, gadgetId)
    acknowledged.quantities.set(row._id, row.quantity)
    const quantity = (row.quantity % 90) + 1
    await customer.setQuantity(url, cookie, row._id, quantity)
    acknowledged.quantities.set(row._id, quantity)
  }
}

async function findLosses(url: string, { cookie }: Shopper): Promise<string[]> {
  const losses: string[] = []
  for (const email of acknowledged.accounts) {
    const exists = await customer.logIn(url, { email, password }).then(
      () => true,
      () => false,
    )
    if (!exists) losses.push(`account ${email}`)
  }
  const cart = new Map((await customer.readCart(url, cookie)).map((row) => [row._id, row.quantity]))
  for (const [row, quantity] of acknowledged.quantities) {
    const actual = cart.get(row)
    // A write in flight when the shop was killed may have been committed without a response.
    const possible = [quantity, quantity + 1, (quantity % 90) + 1]
    if (actual === undefined || !possible.includes(actual)) {
      losses.push(`row ${row}: ${quantity} acknowledged, ${actual ?? 'nothing'} found`)
    }
    acknowledged.quantities.set(row, actual ?? quantity)
  }
  return losses
}

const findOrderLosses = async (url: string, buyers: readonly Checkout[]) =>
  (await Promise.all(buyers.map((buyer) => buyer.findLosses(url)))).flat()

type Customers = { shopper: Shopper; buyers: readonly Checkout[] }

async function runRound(dataDir: string, { shopper, buyers }: Customers, round: number) {
  const shop = await startShopProcess(dataDir)
  const startedAt = Date.now()
  await shop.whenReady()
  const ready = Date.now() - startedAt
  const products = await customer.findProductIds(shop.url)
  await Promise.all(buyers.map((buyer) => buyer.step(shop.url, products)))
  const losses = [
    ...(await findLosses(shop.url, shopper)),
    ...(await findOrderLosses(shop.url, buyers)),
  ]
  // The identity service takes seconds to start: every second round waits for it before the kill.
  if (round % 2 === 1) await createAccount(shop.url)
  const writers = [
    repeatUntilKilled(() => createAccount(shop.url)),
    repeatUntilKilled(() => createAccount(shop.url)),
    repeatUntilKilled(cartWriter(shop.url, shopper, products)),
    ...buyers.map((buyer) => repeatUntilKilled(() => buyer.step(shop.url, products))),
  ]
  await sleep(300 + Math.random() * 2500)
  await shop.kill()
  await Promise.all(writers)
  return { losses, ready }
}

async function main() {
  const dataDir = await makeDataDir()
  try {
    const first = await startShopProcess(dataDir)
    await first.whenReady()
    const shopper = await createShopper(first.url)
    const buyers: Checkout[] = []
    for (let count = 0; count < 3; count++) {
      buyers.push(createCheckout((await createShopper(first.url)).cookie))
    }
    await first.kill()

    let complete = 0
    for (let round = 1; round <= rounds; round++) {
      const { losses, ready } = await runRound(dataDir, { shopper, buyers }, round)
      if (losses.length === 0) complete++
      const { accounts, quantities } = acknowledged
      const total = (kind: 'orders' | 'payments') =>
        buyers.reduce((sum, buyer) => sum + buyer.counts()[kind], 0)
      console.log(
        `kill ${round}: ready again in ${ready} ms, ${accounts.size} accounts, ${quantities.size} rows, ` +
          `${total('orders')} orders and ${total('payments')} payments acknowledged` +
          losses.map((loss) => `\n  LOST ${loss}`).join(''),
      )
    }
    const last = await startShopProcess(dataDir)
    await last.whenReady()
    const products = await customer.findProductIds(last.url)
    await Promise.all(buyers.map((buyer) => buyer.step(last.url, products)))
    const losses = [
      ...(await findLosses(last.url, shopper)),
      ...(await findOrderLosses(last.url, buyers)),
      ...(await findPaymentLosses(last.url, buyers)),
    ]
    const database = await openPostgres(dataDir, console)
    for (const { rule, subjects } of await checkData(database.url)) {
      losses.push(`${rule}: broken by ${subjects.join(', ')}`)
    }
    await last.stop()
    console.log(losses.map((loss) => `LOST ${loss}`).join('\n'))
    console.log(`${complete}/${rounds} restarts without a loss`)
    if (losses.length > 0 || complete < rounds) process.exitCode = 1
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

await main()
