import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { createSandbox, sandboxStore } from '../../../dev-services/payment-sandbox/sandbox'
import { InvalidTokenError } from '../../../server/src/adapters/identity'
import { createSslcommerzGateway } from '../../../server/src/adapters/payment'
import { createSessionStore, type IdentityService, toSessionKey } from '../../../server/src/auth'
import { loadConfig } from '../../../server/src/bootstrap/config'
import type { Role } from '../../../server/src/contract/types'
import { transaction } from '../../../server/src/db/transaction'
import { createPaymentService } from '../../../server/src/modules/payment'
import { createLogger, type Logger } from '../../../server/src/observability/logger'
import { startTestApp } from '../../../server/test/support/app'
import {
  insertCartRow,
  insertProduct,
  insertUser,
  putOrder,
} from '../../../server/test/support/rows'
import { shop } from '../../../shop/shop.config'

/** Rows that a request can name. `own…` are those of the user who sends it. */
export const pools = [
  'products',
  'orders',
  'cartRows',
  'payments',
  'notes',
  'imports',
  'users',
  'emails',
  'ownEmail',
] as const
export type Pool = (typeof pools)[number]
/** Names one of the rows that are there when the request is sent. */
export type Ref = { pool: Pool; index: number }

export const categoryNames: readonly string[] = shop.productCategories

/** The server must show none of these, in whatever it sends or logs. */
const planted = {
  storePassword: sandboxStore.storePassword,
  databasePassword: 'planted-database-password',
  smtpPassword: 'planted-smtp-password',
  s3Secret: 'planted-s3-secret',
}
export const plantedDomain = 'planted.example'

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
type Account = { email: string; uid: string; idToken: string }

/** Accounts of the identity service, each with one token. */
function createIdentity() {
  const accounts = new Map<string, Account>()
  const service: IdentityService = {
    verify: async (idToken) => {
      const account = accounts.get(idToken)
      if (!account) throw new InvalidTokenError('The token is not known')
      return {
        uid: account.uid,
        email: account.email,
        emailVerified: true,
        issuedAt: Date.now() / 1000,
      }
    },
    findAccount: async () => ({}),
    disableAccount: async () => undefined,
  }
  return {
    service,
    register(email: string, uid: string): string {
      const idToken = `eyJhbGciOiJSUzI1NiJ9.${Buffer.from(uid).toString('base64url')}.${randomUUID()}`
      accounts.set(idToken, { email, uid, idToken })
      return idToken
    },
  }
}

type Users = Record<'user' | 'otherUser' | 'admin' | 'otherAdmin', SignedIn>

/** A world to copy. */
export type Frozen = { template: string; ledgerFile: string; users: Users; bystander: SignedIn }

/** The real app over a database of its own with a payment sandbox, users of each role, and rows in each state. */
export async function createWorld(from?: Frozen) {
  const folder = await mkdtemp(join(tmpdir(), 'jontro-fuzz-'))
  const ledgerFile = join(folder, 'ledger.jsonl')
  if (from) await copyFile(from.ledgerFile, ledgerFile)
  const sandbox = await createSandbox({
    ledgerFile,
    shopName: shop.name,
    log: quiet,
  })
  const sandboxUrl = await sandbox.listen(0)
  const askSandbox = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${sandboxUrl}/sandbox/${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  }
  // The shop does not listen; notifications are sent as requests of the fuzz.
  await askSandbox('PUT', 'faults', { ipn: 'drop' })

  const logLines: string[] = []
  const logger: Logger = createLogger(loadConfig({ NODE_ENV: 'production', ...env }, folder), {
    write: (line) => void logLines.push(line),
  })
  const identity = createIdentity()
  const app = await startTestApp({
    env,
    logger,
    template: from?.template,
    identity: identity.service,
    createPayments: (db) =>
      createPaymentService({
        db,
        gateway: createSslcommerzGateway({ baseUrl: sandboxUrl, ...sandboxStore, timeout: 2_000 }),
        logger,
        publicUrl: env.PUBLIC_URL,
        notificationInterval: 0,
      }),
  })
  const { db } = app
  const sessions = createSessionStore(db)
  const secrets = new Set<string>(Object.values(planted))

  async function signIn(role: Role): Promise<SignedIn> {
    const uid = randomUUID()
    const user = await insertUser(db, { role, identity_uid: uid, email: `${uid}@${plantedDomain}` })
    const token = await sessions.open({ userId: user.id, emailVerified: true })
    secrets.add(token)
    return { id: user.id, email: user.email, token, role }
  }
  const users: Users = from?.users
    ? { ...from.users }
    : {
        user: await signIn('user'),
        otherUser: await signIn('user'),
        admin: await signIn('admin'),
        otherAdmin: await signIn('admin'),
      }
  /** A user who sends nothing: their data must reach nobody but admins. */
  const bystander = from?.bystander ?? (await signIn('user'))

  /** Requests may delete or demote a user, and end their session. */
  async function actAs(name: keyof Users): Promise<SignedIn> {
    const { id, token, role } = users[name]
    const session = await sessions.find(toSessionKey(token))
    if (session?.role !== role) users[name] = (await signInAgain(id, role)) ?? (await signIn(role))
    return users[name]
  }

  async function signInAgain(id: string, role: Role): Promise<SignedIn | undefined> {
    const user = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .where('id', '=', id)
      .where('role', '=', role)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!user) return undefined
    const token = await sessions.open({ userId: id, emailVerified: true })
    secrets.add(token)
    return { ...user, token, role }
  }

  const picture = await sharp({
    create: { width: 40, height: 30, channels: 3, background: { r: 200, g: 40, b: 60 } },
  })
    .png()
    .toBuffer()

  async function settle(tran_id: string, risky = false) {
    await askSandbox('POST', 'settle', { tran_id, risky })
    await app.app.inject({
      method: 'POST',
      url: '/payment/ipn',
      payload: new URLSearchParams({ tran_id }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  }

  /** Pays through the gateway; with `isSettled` false the customer has only opened its page. */
  async function pay(
    customer: SignedIn,
    orderId: string,
    { isSettled = true, risky = false } = {},
  ) {
    const { statusCode, body } = await app
      .caller(`jontro_session=${customer.token}`)
      .post('/payment-gateway', { _id: orderId })
    if (statusCode !== 200) throw new Error(`The gateway opened no page: ${body}`)
    const { tran_id } = await db
      .selectFrom('payment_attempts')
      .select('tran_id')
      .where('order_id', '=', orderId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    if (!isSettled) return
    await settle(tran_id, risky)
  }

  const order = (customer: SignedIn, changes: Parameters<typeof putOrder>[1] = {}) =>
    transaction(db, (trx) =>
      putOrder(trx, {
        ...changes,
        order: { user_id: customer.id, email: customer.email, ...changes.order },
      }),
    )
  const delivered = { status: 'Delivered' as const, delivered_at: new Date() }

  async function replenishFor(customer: SignedIn) {
    const { count } = await db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', customer.id)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (count < 40) {
      for (let index = 0; index < 4; index++) await order(customer)
      await order(customer, { order: delivered })
      await order(customer, { order: delivered })
      await order(customer, {
        order: { ...delivered, customer_review: 'Quiet and strong.', review_added: new Date() },
      })
      await pay(customer, (await order(customer)).id)
      await pay(customer, (await order(customer)).id, { risky: true })
      await pay(customer, (await order(customer)).id, { isSettled: false })
      await payTwice(customer)
    }
  }

  /** In cash while the gateway's page is open, and then there. */
  async function payTwice(customer: SignedIn) {
    const { id } = await order(customer)
    await pay(customer, id, { isSettled: false })
    await app.caller(`jontro_session=${users.admin.token}`).post(`/api/orders/${id}/cash-payment`)
    const { tran_id } = await db
      .selectFrom('payment_attempts')
      .select('tran_id')
      .where('order_id', '=', id)
      .where('kind', '=', 'gateway')
      .executeTakeFirstOrThrow()
    await settle(tran_id)
  }

  let rows: Record<Exclude<Pool, 'ownEmail'>, string[]> | undefined
  /** By the user who owns them. */
  let owned = new Map<string, string[]>()

  async function list(query: ReturnType<typeof sql<{ id: string }>>): Promise<string[]> {
    return (await query.execute(db)).rows.map(({ id }) => id)
  }

  /** Makes rows that requests have used up. */
  async function replenish() {
    const admin = await actAs('admin')
    await actAs('otherAdmin')
    const customers = [await actAs('user'), await actAs('otherUser')]
    const live = await list(sql`select id::text from products where deleted_at is null`)
    for (let index = live.length; index < 25; index++) {
      await insertProduct(db, {
        category: categoryNames[index % categoryNames.length],
        price: 500 + index * 10.5,
        discount_price: index % 3 === 0 ? 450 : null,
        in_stock: index % 8 !== 0,
      })
    }
    const inStock = await list(
      sql`select id::text from products where deleted_at is null and in_stock order by id limit 12`,
    )
    for (const { id: user_id } of [...customers, bystander]) {
      const [{ count } = { count: 0 }] = (
        await sql<{
          count: number
        }>`select count(*) from cart_rows where user_id = ${user_id}`.execute(db)
      ).rows
      const added = count < 3 ? inStock.slice(0, 5) : []
      for (const product_id of added) {
        await insertCartRow(db, { user_id, product_id }).catch(() => undefined)
      }
    }
    for (const customer of customers) await replenishFor(customer)
    if (!rows)
      await order(bystander, {
        order: { mobile_number: '+8801999777555', address: 'Bystander Lane 77' },
      })
    for (let index = 0; index < 2; index++)
      await insertUser(db, { email: `${randomUUID()}@${plantedDomain}` })
    const [orderId] = await list(
      sql`select id::text from orders where deleted_at is null order by random() limit 1`,
    )
    if (orderId)
      await app
        .caller(`jontro_session=${admin.token}`)
        .put(`/api/orders/${orderId}/notes/${randomUUID()}`, { text: 'Call before noon.' })
    await readRows()
  }

  /** Which rows requests can name. */
  async function readRows() {
    rows = {
      products: await list(
        sql`select id::text from products order by deleted_at nulls first, id desc limit 40`,
      ),
      orders: await list(
        sql`select id::text from orders order by deleted_at nulls first, id desc limit 60`,
      ),
      cartRows: await list(sql`select id::text from cart_rows order by id limit 40`),
      payments: await list(
        sql`select tran_id as id from payment_attempts order by created_at desc limit 60`,
      ),
      notes: await list(sql`select id::text from order_notes order by written_at desc limit 40`),
      imports: await list(
        sql`select id::text from product_imports order by applied_at nulls first, created_at desc limit 10`,
      ),
      users: await list(
        sql`select id::text from users where deleted_at is null and id <> ${bystander.id} order by created_at desc limit 20`,
      ),
      emails: await list(
        sql`select email as id from users where id <> ${bystander.id} order by created_at desc limit 20`,
      ),
    }
    owned = new Map()
    const own = await sql<{ owner: string; pool: Pool; id: string }>`
      select user_id as owner, 'orders' as pool, id::text from (
        select *, row_number() over (partition by user_id order by deleted_at nulls first, id desc) as place from orders) as o
      where place <= 60 and user_id is not null
      union all select user_id, 'cartRows', id::text from cart_rows
      union all select admin_id, 'imports', id::text from (
        select * from product_imports where applied_at is null order by created_at desc limit 10) as i
      order by id`.execute(db)
    for (const { owner, pool, id } of own.rows) {
      const key = `${owner} ${pool}`
      owned.set(key, [...(owned.get(key) ?? []), id])
    }
  }

  /** Half of the time one of the user's own rows, if there is such a kind. */
  function resolve({ pool, index }: Ref, user: SignedIn | undefined): string {
    if (pool === 'ownEmail') return user?.email ?? `nobody@${plantedDomain}`
    const own = user && owned.get(`${user.id} ${pool}`)
    const candidates = own && index % 4 !== 0 ? own : (rows?.[pool] ?? [])
    return candidates[index % (candidates.length || 1)] ?? randomUUID()
  }

  return {
    ...app,
    actAs,
    bystander,
    identity,
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
