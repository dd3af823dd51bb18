/**
 * `npm run test:restart`: kills the running shop at random moments while accounts are made, carts are filled and orders are
 * placed and paid, starts it again on the same data, and checks that every acknowledged account, cart row, order and payment is
 * there, and no order or payment twice.
 */
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Checkout, createCheckout, findPaymentLosses } from './restart/checkout'
import * as customer from './restart/customer'
import { type ShopProcess, startShopProcess } from './restart/shopProcess'

const rounds = Number(process.argv[2] ?? 10)
const password = 'restart-test-1'

/** Writes that the shop acknowledged. */
const acknowledged = {
  accounts: new Set<string>(),
  quantities: new Map<string, number>(),
}

type Shopper = { email: string; cookie: string }

async function becomeShopper({ url }: ShopProcess): Promise<Shopper> {
  const email = `shopper-${randomUUID()}@jontro.example`
  const { idToken } = await customer.register(url, { email, password })
  return { email, cookie: await customer.openSession(url, email, idToken) }
}

/** Repeats a write until the connection to the shop fails. */
async function untilCut(write: () => Promise<void>) {
  try {
    for (;;) await write()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
}

async function makeAccount(url: string) {
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
    const isThere = await customer.logIn(url, { email, password }).then(
      () => true,
      () => false,
    )
    if (!isThere) losses.push(`account ${email}`)
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

async function playRound(dataDir: string, { shopper, buyers }: Customers, round: number) {
  const shop = await startShopProcess(dataDir)
  const from = Date.now()
  await shop.whenReady()
  const ready = Date.now() - from
  const products = await customer.productIds(shop.url)
  await Promise.all(buyers.map((buyer) => buyer.step(shop.url, products)))
  const losses = [
    ...(await findLosses(shop.url, shopper)),
    ...(await findOrderLosses(shop.url, buyers)),
  ]
  // The identity service takes seconds to start: every second kill comes after it has, the others at any time.
  if (round % 2 === 1) await makeAccount(shop.url)
  const writers = [
    untilCut(() => makeAccount(shop.url)),
    untilCut(() => makeAccount(shop.url)),
    untilCut(cartWriter(shop.url, shopper, products)),
    ...buyers.map((buyer) => untilCut(() => buyer.step(shop.url, products))),
  ]
  await sleep(300 + Math.random() * 2500)
  await shop.kill()
  await Promise.all(writers)
  return { losses, ready }
}

async function main() {
  const dataDir = await mkdtemp(join(tmpdir(), 'jontro-restart-'))
  // The database may run as another user, who must be able to enter.
  await chmod(dataDir, 0o755)
  try {
    const first = await startShopProcess(dataDir)
    await first.whenReady()
    const shopper = await becomeShopper(first)
    const buyers: Checkout[] = []
    for (let count = 0; count < 3; count++) {
      buyers.push(createCheckout((await becomeShopper(first)).cookie))
    }
    await first.kill()

    let whole = 0
    for (let round = 1; round <= rounds; round++) {
      const { losses, ready } = await playRound(dataDir, { shopper, buyers }, round)
      if (losses.length === 0) whole++
      const { accounts, quantities } = acknowledged
      const sumOf = (what: 'orders' | 'payments') =>
        buyers.reduce((sum, buyer) => sum + buyer.counts()[what], 0)
      console.log(
        `kill ${round}: ready again in ${ready} ms, ${accounts.size} accounts, ${quantities.size} rows, ` +
          `${sumOf('orders')} orders and ${sumOf('payments')} payments acknowledged` +
          losses.map((loss) => `\n  LOST ${loss}`).join(''),
      )
    }
    const last = await startShopProcess(dataDir)
    await last.whenReady()
    const products = await customer.productIds(last.url)
    await Promise.all(buyers.map((buyer) => buyer.step(last.url, products)))
    const losses = [
      ...(await findLosses(last.url, shopper)),
      ...(await findOrderLosses(last.url, buyers)),
      ...(await findPaymentLosses(last.url, buyers)),
    ]
    await last.stop()
    console.log(losses.map((loss) => `LOST ${loss}`).join('\n'))
    console.log(`${whole}/${rounds} restarts with everything acknowledged present`)
    if (losses.length > 0 || whole < rounds) process.exitCode = 1
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

await main()
