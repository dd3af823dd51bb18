import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { pino } from 'pino'
import { v7 as newId } from 'uuid'
import type { PageRenderer } from '../../../common/pageRenderer'
import type { FileStorage } from '../../src/adapters/storage'
import type { IdentityService } from '../../src/auth/routes'
import { loadConfig } from '../../src/bootstrap/config'
import type { Role } from '../../src/contract/types'
import type { Database } from '../../src/db/pool'
import type { PaymentService } from '../../src/modules/payment'
import type { Logger } from '../../src/observability/logger'
import type { Tracing } from '../../src/observability/tracing'
import { assembleApp, type withoutChanges, withoutLimits } from './assembleApp'
import { watchResponses } from './checkResponses'
import { freshDatabase } from './database'
import type { Seed } from './templates'

type Method = NonNullable<InjectOptions['method']>

type Options = {
  identity?: IdentityService
  adminEmails?: readonly string[]
  seed?: Seed
  storage?: FileStorage
  live?: ReturnType<typeof withoutChanges>
  /** Renders the pages of the built client. */
  renderer?: PageRenderer
  /** Folder with the built client, for tests of its pages. */
  root?: string
  logger?: Logger
  tracing?: Tracing
  /** Card payment; without it payment calls return 503. */
  createPayments?: (db: Database) => PaymentService
  /** The name of a database to copy, instead of an empty one. */
  template?: string | undefined
  /** Environment variables that differ from the defaults of the tests. */
  env?: NodeJS.ProcessEnv
}

/** The real server over its own database. Every response is validated against the contract. */
export async function startTestApp({
  root,
  env = {},
  logger = pino({ level: 'silent' }),
  createPayments,
  template,
  seed,
  ...parts
}: Options = {}) {
  const recordQuery = parts.tracing?.recordQuery
  const database = await freshDatabase({ template, seed, recordQuery })
  const { db } = database
  const folder = await mkdtemp(join(tmpdir(), 'jontro-app-'))
  const config = loadConfig({ ...withoutLimits, DATA_DIR: folder, ...env }, root ?? folder)
  const { app, sessions, broker } = await assembleApp({
    db,
    config,
    logger,
    payments: createPayments?.(db),
    ...parts,
  })
  const { violations } = watchResponses(app)

  async function call(method: Method, url: string, options: Omit<InjectOptions, 'method' | 'url'>) {
    const answer = await app.inject({ method, url, ...options })
    if (violations.length > 0) throw new Error(violations.splice(0).join('\n'))
    return answer
  }

  function caller(cookie: string | undefined) {
    const withBody =
      (method: Method) =>
      (url: string, payload?: object, headers: Record<string, string> = {}) =>
        call(method, url, { payload, headers: { ...(cookie && { cookie }), ...headers } })
    return {
      get: (url: string) => withBody('GET')(url),
      post: withBody('POST'),
      put: withBody('PUT'),
      patch: withBody('PATCH'),
      delete: (url: string) => withBody('DELETE')(url),
    }
  }

  /** Creates a user with a session, without the identity service. */
  async function signIn(role: Role, { name = 'Rafia Rahman' }: { name?: string } = {}) {
    const id = newId()
    const uid = `uid-${id}`
    const email = `${id}@mail.example`
    await db
      .insertInto('users')
      .values({ id, identity_uid: uid, email, name, photo: '/images/avatar.svg', role })
      .execute()
    const token = await sessions.open({ userId: id, emailVerified: true })
    const cookie = `jontro_session=${token}`
    return { id, uid, email, cookie, ...caller(cookie) }
  }

  async function addProduct(
    values: { name?: string; price?: number; discountPrice?: number; inStock?: boolean } = {},
  ) {
    const id = newId()
    await db
      .insertInto('products')
      .values({
        id,
        product_name: values.name ?? `Gadget ${id}`,
        category: 'Fan',
        price: values.price ?? 500,
        discount_price: values.discountPrice ?? null,
        in_stock: values.inStock ?? true,
        images: ['/images/gadget.webp'],
      })
      .execute()
    return id
  }

  return {
    app,
    db,
    database,
    folder,
    sessions,
    broker,
    violations,
    signIn,
    addProduct,
    visitor: caller(undefined),
    caller,
    uploads: config.paths.uploads,
    /** With its database, unless that is kept to be copied. */
    close: async ({ isKept = false } = {}) => {
      await app.close()
      await (isKept ? database.close() : database.drop())
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>
export type TestUser = Awaited<ReturnType<TestApp['signIn']>>
