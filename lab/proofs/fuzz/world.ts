import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createSandbox, sandboxStore } from '../../../dev-services/payment-sandbox/sandbox'
import { InvalidTokenError } from '../../../server/src/adapters/identity'
import { createSslcommerzGateway } from '../../../server/src/adapters/payment'
import { createSessionStore, type IdentityService, toSessionKey } from '../../../server/src/auth'
import { loadConfig } from '../../../server/src/bootstrap/config'
import type { Role } from '../../../server/src/contract/types'
import { createPaymentService } from '../../../server/src/modules/payment'
import { createLogger } from '../../../server/src/observability/logger'
import { startTestApp } from '../../../server/test/support/app'
import {
  insertCartRow,
  insertOrder,
  insertProduct,
  insertUser,
} from '../../../server/test/support/rows'
import { shop } from '../../../shop/shop.config'
import { createRows, plantedDomain } from './rows'

export const categoryNames: readonly string[] = shop.productCategories

/** The server must show none of these, in whatever it sends or logs. */
const planted = {
  storePassword: sandboxStore.storePassword,
  databasePassword: 'planted-database-password',
  smtpPassword: 'planted-smtp-password',
  s3Secret: 'planted-s3-secret',
}

const env = {
  FIREBASE_PROJECT_ID: 'fuzzed-shop',
  FIREBASE_API_KEY: 'public-key',
  FIREBASE_AUTH_DOMAIN: 'fuzzed-shop.example',
  PUBLIC_URL: 'http://localhost:3000',
  DATABASE_URL: `postgres://shop:${planted.databasePassword}@db.example/shop`,
  SSLCOMMERZ_STORE_ID: sandboxStore.storeId,
  SSLCOMMERZ_STORE_PASSWORD: planted.storePassword,
  SMTP_URL: `smtp://shop:${planted.smtpPassword}@mail.example`,
  S3_BUCKET: 'pictures',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: planted.s3Secret,
  LOG_LEVEL: 'trace',
}

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

export type SignedIn = { id: string; email: string; token: string; role: Role }
type Users = Record<'user' | 'otherUser' | 'admin' | 'otherAdmin', SignedIn>

/** Accounts of the identity service, each with one token. */
function createIdentity() {
  const accounts = new Map<string, { email: string; uid: string }>()
  const identity: IdentityService = {
    async verify(idToken) {
      const account = accounts.get(idToken)
      if (!account) throw new InvalidTokenError('The token is not known')
      return { ...account, emailVerified: true, issuedAt: Date.now() / 1000 }
    },
    findAccount: async () => ({}),
    disableAccount: async () => undefined,
  }
  function register(email: string, uid: string): string {
    const idToken = `eyJhbGciOiJSUzI1NiJ9.${Buffer.from(uid).toString('base64url')}.${randomUUID()}`
    accounts.set(idToken, { email, uid })
    return idToken
  }
  return { identity, register }
}

/** A world to copy. */
export type Frozen = { template: string; ledgerFile: string; users: Users; bystander: SignedIn }

/** The real app over a database of its own with a payment sandbox, users of each role, and rows in each state. */
export async function createWorld(from?: Frozen) {
  const folder = await mkdtemp(join(tmpdir(), 'jontro-fuzz-'))
  const ledgerFile = join(folder, 'ledger.jsonl')
  if (from) await copyFile(from.ledgerFile, ledgerFile)
  const sandbox = await createSandbox({ ledgerFile, shopName: shop.name, log: quiet })
  const sandboxUrl = await sandbox.listen(0)
  async function callSandbox(method: string, path: string, body: object) {
    const headers = { 'content-type': 'application/json' }
    const init = { method, body: JSON.stringify(body), headers }
    const answer = await fetch(`${sandboxUrl}/sandbox/${path}`, init)
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  }
  // The shop does not listen; notifications are sent as requests of the fuzz.
  await callSandbox('PUT', 'faults', { ipn: 'drop' })

  const logLines: string[] = []
  const logger = createLogger(loadConfig({ NODE_ENV: 'production', ...env }, folder), {
    write: (line) => void logLines.push(line),
  })
  const gateway = createSslcommerzGateway({ baseUrl: sandboxUrl, ...sandboxStore, timeout: 2_000 })
  const { identity, register } = createIdentity()
  const app = await startTestApp({
    env,
    logger,
    template: from?.template,
    identity,
    createPayments: (db) =>
      createPaymentService({
        db,
        gateway,
        logger,
        publicUrl: env.PUBLIC_URL,
        notificationInterval: 0,
      }),
  })
  const { db } = app
  const sessions = createSessionStore(db)
  const secrets = new Set<string>(Object.values(planted))
  const callAs = ({ token }: SignedIn) => app.caller(`jontro_session=${token}`)

  async function openSession(role: Role, { id, email }: { id: string; email: string }) {
    const token = await sessions.open({ userId: id, emailVerified: true })
    secrets.add(token)
    return { id, email, token, role }
  }
  async function signUp(role: Role): Promise<SignedIn> {
    const uid = randomUUID()
    const email = `${uid}@${plantedDomain}`
    const user = { role, identity_uid: uid, email, email_verified: true }
    return openSession(role, await insertUser(db, user))
  }
  const users: Users = from
    ? { ...from.users }
    : {
        user: await signUp('user'),
        otherUser: await signUp('user'),
        admin: await signUp('admin'),
        otherAdmin: await signUp('admin'),
      }
  /** A user who sends nothing: their data must reach nobody but admins. */
  const bystander = from?.bystander ?? (await signUp('user'))

  /** Requests may delete or demote a user, and end their session. */
  async function actAs(name: keyof Users): Promise<SignedIn> {
    const { id, token, role } = users[name]
    const session = await sessions.find(toSessionKey(token))
    if (session?.role === role) return users[name]
    const user = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .where('id', '=', id)
      .where('role', '=', role)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    users[name] = user ? await openSession(role, user) : await signUp(role)
    return users[name]
  }

  const order = (
    customer: SignedIn,
    changes: NonNullable<Parameters<typeof insertOrder>[1]>['order'] = {},
  ) => insertOrder(db, { order: { user_id: customer.id, email: customer.email, ...changes } })

  /** Opens the page of the gateway for a new order; returns the numbers of both. */
  async function openPage(customer: SignedIn) {
    const { id } = await order(customer)
    const { statusCode, body } = await callAs(customer).post('/payment-gateway', { _id: id })
    if (statusCode !== 200) throw new Error(`The gateway opened no page: ${body}`)
    const { tran_id } = await db
      .selectFrom('payment_attempts')
      .select('tran_id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    return { id, tran_id }
  }
  async function settle(tran_id: string, risky = false) {
    await callSandbox('POST', 'settle', { tran_id, risky })
    const payload = new URLSearchParams({ tran_id }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await app.app.inject({ method: 'POST', url: '/payment/ipn', payload, headers })
  }

  /** Orders in each state. */
  async function replenishOrders(customer: SignedIn) {
    const delivered = { status: 'Delivered' as const, delivered_at: new Date() }
    const reviewed = {
      customer_review: 'Quiet and strong.',
      review_stars: 4,
      review_added: new Date(),
    }
    for (let index = 0; index < 4; index++) await order(customer)
    await order(customer, { packed_at: new Date() })
    await order(customer, { handed_over_at: new Date(), courier: 'RedX', tracking_number: 'R-1' })
    for (const changes of [{}, {}, reviewed]) await order(customer, { ...delivered, ...changes })
    await settle((await openPage(customer)).tran_id)
    await settle((await openPage(customer)).tran_id, true)
    await openPage(customer)
    // Paid in cash while the gateway's page is open, and then there.
    const { id, tran_id } = await openPage(customer)
    await callAs(users.admin).post(`/api/orders/${id}/cash-payment`)
    await settle(tran_id)
  }

  const { list, readRows, hasRead, resolve } = createRows(db, bystander.id)
  const count = async (rows: string, { id }: SignedIn) =>
    (await list(`select id from ${rows} as own where user_id = '${id}'`)).length

  /** Makes rows that requests have used up. */
  async function replenish() {
    const [admin] = [await actAs('admin'), await actAs('otherAdmin')]
    const customers = [await actAs('user'), await actAs('otherUser')]
    const products = await list('select id from products where deleted_at is null')
    for (let index = products.length; index < 25; index++) {
      await insertProduct(db, {
        category: categoryNames[index % categoryNames.length],
        price: 500 + index * 10.5,
        discount_price: index % 3 === 0 ? 450 : null,
        in_stock: index % 8 !== 0,
      })
    }
    const inStock = await list(
      'select id from products where deleted_at is null and in_stock order by id limit 5',
    )
    for (const each of [...customers, bystander]) {
      if ((await count('cart_rows', each)) >= 3) continue
      for (const product_id of inStock)
        await insertCartRow(db, { user_id: each.id, product_id }).catch(() => undefined)
    }
    for (const each of [...customers, bystander]) {
      if ((await count('addresses', each)) > 0) continue
      const where =
        each === bystander
          ? { mobileNumber: '+8801999777555', address: 'Bystander Lane 77' }
          : { mobileNumber: '+8801711000000', address: '12 Lake Road' }
      const address = { label: 'Home', name: 'Rafia Rahman', district: 'Dhaka', ...where }
      await callAs(each).put(`/api/my-addresses/${randomUUID()}`, address)
    }
    for (const each of customers)
      if ((await count('(select * from orders where deleted_at is null)', each)) < 40)
        await replenishOrders(each)
    if (!hasRead())
      await order(bystander, { mobile_number: '+8801999777555', address: 'Bystander Lane 77' })
    for (let index = 0; index < 2; index++)
      await insertUser(db, { email: `${randomUUID()}@${plantedDomain}` })
    const [id] = await list(
      'select id from orders where deleted_at is null order by random() limit 1',
    )
    const note = { text: 'Call before noon.' }
    if (id) await callAs(admin).put(`/api/orders/${id}/notes/${randomUUID()}`, note)
    await callAs(admin).put(`/api/customers/${customers[0]?.id}/notes/${randomUUID()}`, note)
    const view = { name: `Unpaid ${randomUUID().slice(0, 8)}`, query: 'payment=false' }
    await callAs(admin).put(`/api/saved-views/${randomUUID()}`, {
      ...view,
      ...{ table: 'orders', hiddenColumns: ['email'], isShared: true },
    })
    await readRows()
  }

  const background = { r: 200, g: 40, b: 60 }
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()

  return {
    ...app,
    actAs,
    bystander,
    register,
    logLines,
    picture,
    readRows,
    replenish,
    resolve,
    secrets,
    folder,
    /** Ends this world; `ledgerFile` keeps its payments, and its database is kept. */
    async freeze(ledger: string): Promise<Frozen> {
      await sandbox.close()
      await copyFile(ledgerFile, ledger)
      await app.close({ isKept: true })
      await rm(folder, { recursive: true, force: true })
      return { template: app.database.name, ledgerFile: ledger, users, bystander }
    },
    async close() {
      await app.close()
      await sandbox.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>
