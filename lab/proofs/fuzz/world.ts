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

/** Rows that a request can name. */
const poolQueries = {
  products: 'select id from products order by deleted_at nulls first, id desc limit 40',
  orders: 'select id from orders order by deleted_at nulls first, id desc limit 60',
  cartRows: 'select id from cart_rows order by id limit 40',
  payments: 'select tran_id as id from payment_attempts order by created_at desc limit 60',
  notes: 'select id from order_notes order by written_at desc limit 40',
  imports:
    'select id from product_imports order by applied_at nulls first, created_at desc limit 10',
  users:
    'select id from users where deleted_at is null and id <> $bystander order by created_at desc limit 20',
  emails: 'select email as id from users where id <> $bystander order by created_at desc limit 20',
}
export type Pool = keyof typeof poolQueries | 'ownEmail'
/** Names one of the rows that are there when the request is sent. */
export type Ref = { pool: Pool; index: number }

const ownRows = `
  select user_id || ' orders' as key, id::text from (
    select *, row_number() over (partition by user_id order by deleted_at nulls first, id desc) as place from orders) as o
  where place <= 60 and user_id is not null
  union all select user_id || ' cartRows', id::text from cart_rows
  union all select admin_id || ' imports', id::text from (
    select * from product_imports where applied_at is null order by created_at desc limit 10) as i
  order by id`

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
    return openSession(role, await insertUser(db, { role, identity_uid: uid, email }))
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
    for (const changes of [{}, {}, reviewed]) await order(customer, { ...delivered, ...changes })
    await settle((await openPage(customer)).tran_id)
    await settle((await openPage(customer)).tran_id, true)
    await openPage(customer)
    // Paid in cash while the gateway's page is open, and then there.
    const { id, tran_id } = await openPage(customer)
    await callAs(users.admin).post(`/api/orders/${id}/cash-payment`)
    await settle(tran_id)
  }

  const list = async (query: string) => {
    const { rows } = await sql.raw<{ id: string }>(query).execute(db)
    return rows.map(({ id }) => id)
  }
  const count = async (rows: string, { id }: SignedIn) =>
    (await list(`select id from ${rows} as own where user_id = '${id}'`)).length

  let pools = new Map<string, string[]>()
  /** By the user who owns them. */
  let owned = new Map<string, string[]>()

  /** Which rows requests can name. */
  async function readRows() {
    pools = new Map()
    for (const [pool, query] of Object.entries(poolQueries))
      pools.set(pool, await list(query.replace('$bystander', `'${bystander.id}'`)))
    owned = new Map()
    const { rows } = await sql.raw<{ key: string; id: string }>(ownRows).execute(db)
    for (const { key, id } of rows) owned.set(key, [...(owned.get(key) ?? []), id])
  }

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
    for (const each of customers)
      if ((await count('(select * from orders where deleted_at is null)', each)) < 40)
        await replenishOrders(each)
    if (pools.size === 0)
      await order(bystander, { mobile_number: '+8801999777555', address: 'Bystander Lane 77' })
    for (let index = 0; index < 2; index++)
      await insertUser(db, { email: `${randomUUID()}@${plantedDomain}` })
    const [id] = await list(
      'select id from orders where deleted_at is null order by random() limit 1',
    )
    const note = { text: 'Call before noon.' }
    if (id) await callAs(admin).put(`/api/orders/${id}/notes/${randomUUID()}`, note)
    await readRows()
  }

  /** Three times out of four one of the user's own rows, if there is such a kind. */
  function resolve({ pool, index }: Ref, user: SignedIn | undefined): string {
    if (pool === 'ownEmail') return user?.email ?? `nobody@${plantedDomain}`
    const own = index % 4 === 0 ? undefined : owned.get(`${user?.id} ${pool}`)
    const candidates = own ?? pools.get(pool) ?? []
    return candidates[index % (candidates.length || 1)] ?? randomUUID()
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
