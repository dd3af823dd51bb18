import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import type { OperationRecord } from '../../../contract/operations'
import { toCheckout } from '../../../server/test/support/checkout'
import { type Body, type FileContent, type Plan, productHeader } from './requests'
import type { Ref } from './rows'
import type { SignedIn, World } from './world'

type Fields = Record<string, unknown>
type User = SignedIn | undefined

export type SentRequest = Required<Pick<InjectOptions, 'method' | 'headers'>> & {
  url: string
  payload: string | Buffer | undefined
  /** As the contract's schemas see it. */
  parts: { path: Fields; query: Fields; body: unknown }
  user: User
}

const isRef = (value: object): value is Ref => 'pool' in value && 'index' in value

/** Puts IDs of existing rows where the plan names rows. */
function resolveRefs(world: World, user: User, value: unknown): unknown {
  const resolve = (each: unknown) => resolveRefs(world, user, each)
  if (Array.isArray(value)) return value.map(resolve)
  if (typeof value !== 'object' || value === null || 'raw' in value) return value
  if (isRef(value)) return world.resolve(value, user)
  if ('upper' in value) return String(resolve(value.upper)).toUpperCase()
  if ('list' in value && Array.isArray(value.list)) return value.list.map(resolve).join(',')
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, resolve(each)]))
}
const resolveFields = (world: World, user: User, fields: object) =>
  resolveRefs(world, user, fields) as Fields

/** IDs that are drawn twice from the same rows would break `uniqueItems`, which is not what is meant. */
function withoutRepetitions(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('ids' in value)) return value
  return Array.isArray(value.ids) ? { ...value, ids: [...new Set<unknown>(value.ids)] } : value
}

/** Without halves of surrogate pairs, which no address and no form can have. */
const toText = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString()
const mapFields = <T>(fields: object, map: (value: unknown) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, map(value)]))

const isRaw = (value: unknown): value is { raw: string } =>
  typeof value === 'object' && value !== null && 'raw' in value && typeof value.raw === 'string'

const toAddress = ({ path }: OperationRecord, values: Fields) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    return isRaw(value) ? value.raw : encodeURIComponent(toText(value))
  })

/** As the server reads it: a parameter that is repeated is a list. */
function readQuery(query: URLSearchParams): Fields {
  const read = (name: string) =>
    query.getAll(name).length > 1 ? query.getAll(name) : query.get(name)
  return Object.fromEntries([...query.keys()].map((name) => [name, read(name)]))
}

async function toBytes(world: World, content: FileContent): Promise<Buffer> {
  if (content === 'picture') return world.picture
  if (content !== 'products')
    return 'text' in content ? Buffer.from(content.text) : Buffer.from(content.base64, 'base64')
  const admin = world.caller(cookieOf(await world.actAs('admin')))
  const { body } = await admin.get('/api/export/products?category=Fan')
  const rows = body.split('\r\n').slice(1, 4).filter(Boolean)
  const added = `,Table Fan ${world.logLines.length},Fan,990,,Yes,Quiet,/images/one.webp,`
  return Buffer.from([productHeader, ...rows, added].join('\r\n'))
}

type Payload = { payload?: string | Buffer; contentType?: string; parsed?: unknown }

async function toPayload(world: World, user: User, body: Body): Promise<Payload> {
  switch (body.type) {
    case 'none':
      return {}
    case 'json': {
      const parsed = withoutRepetitions(resolveRefs(world, user, body.value))
      return { payload: JSON.stringify(parsed), contentType: 'application/json', parsed }
    }
    case 'form': {
      const parsed = mapFields(Object(resolveRefs(world, user, body.value)) as object, toText)
      const contentType = 'application/x-www-form-urlencoded'
      return { payload: new URLSearchParams(parsed).toString(), contentType, parsed }
    }
    case 'file': {
      const head = `--fuzz\r\nContent-Disposition: form-data; name="${body.field}"; filename="${body.name}"\r\nContent-Type: ${body.contentType}\r\n\r\n`
      const content = await toBytes(world, body.content)
      const payload = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--fuzz--\r\n')])
      return { payload, contentType: 'multipart/form-data; boundary=fuzz' }
    }
    case 'raw':
      return { payload: body.text, contentType: body.contentType }
  }
}

const cookieOf = ({ token }: SignedIn) => `jontro_session=${token}`

type Fitting = Partial<Pick<Plan, 'path' | 'headers' | 'body'>>
type Fit = (world: World, user: User, plan: Plan) => Promise<Fitting>
const toBody = (value: unknown) => ({ body: { type: 'json', value } as const })

/** What belongs together: the customer's cart, the product's price, the token of the account. */
const fittings: Partial<Record<string, Fit>> = {
  placeOrder: async (world, user) => {
    const value = user && (await toCheckout(world.caller(cookieOf(user))))
    return value?.cartItems.length ? toBody(value) : {}
  },
  createSession: async (world, user) => {
    const email = user?.email ?? `new-${world.secrets.size}@planted.example`
    const known = await world.db
      .selectFrom('users')
      .select('identity_uid')
      .where('email', '=', email)
      .executeTakeFirst()
    const idToken = world.register(email, known?.identity_uid ?? email)
    const headers = { authorization: `Bearer ${idToken}` }
    return { headers, ...toBody({ email, isRemembered: true }) }
  },
  endSession: async () => ({ headers: { accept: 'application/json' } }),
  setProductPrice: async (world, user, { path, body }) => {
    // PostgreSQL takes no NUL.
    const id = String(resolveFields(world, user, path).id).replaceAll('\0', '')
    const product = await world.db
      .selectFrom('products')
      .select(['price', 'discount_price'])
      .where(sql`id::text`, '=', id.toLowerCase())
      .executeTakeFirst()
    if (!product || body.type !== 'json') return { path: { id } }
    const discountPrice = product.discount_price === null ? null : Number(product.discount_price)
    const previous = { price: Number(product.price), discountPrice }
    return { path: { id }, ...toBody({ price: previous.price + 1, previous }) }
  },
  requestReturn: async (world, user, { body }) => {
    const item = await world.db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .select(['orders.id', 'product_id'])
      .where('user_id', '=', user?.id ?? world.bystander.id)
      .where('status', '=', 'Delivered')
      .orderBy(sql`random()`)
      .executeTakeFirst()
    if (!item || body.type !== 'json') return {}
    const fields = Object(resolveRefs(world, user, body.value)) as object
    return {
      path: { id: item.id, returnId: randomUUID() },
      ...toBody({ ...fields, gadgetId: item.product_id, quantity: 1, photos: [] }),
    }
  },
  deleteOrderNote: async (world, user) => {
    const note = await world.db
      .selectFrom('order_notes')
      .select(['id', 'order_id'])
      .where('author_id', '=', user?.id ?? world.bystander.id)
      .orderBy('written_at', 'desc')
      .executeTakeFirst()
    return note ? { path: { id: note.order_id, noteId: note.id } } : {}
  },
  deleteCustomerNote: async (world, user) => {
    const note = await world.db
      .selectFrom('customer_notes')
      .select(['id', 'user_id'])
      .where('author_id', '=', user?.id ?? world.bystander.id)
      .orderBy('written_at', 'desc')
      .executeTakeFirst()
    return note ? { path: { id: note.user_id, noteId: note.id } } : {}
  },
}

/** Fills in a plan: the request as it is sent. */
export async function toRequest(
  world: World,
  operation: OperationRecord,
  plan: Plan,
): Promise<SentRequest> {
  const { actor } = plan
  const user = actor === 'visitor' || actor === 'forged' ? undefined : await world.actAs(actor)
  const fitting = plan.isFitting ? await fittings[operation.id]?.(world, user, plan) : {}
  const { path, query, headers, body } = { ...plan, ...fitting }
  const values = resolveFields(world, user, path)
  // A list is sent as a parameter that is repeated.
  const pairs = Object.entries(resolveFields(world, user, query)).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, toText(each)]),
  )
  const parameters = new URLSearchParams(pairs)
  const { payload, contentType, parsed } = await toPayload(world, user, body)
  const cookie = actor === 'forged' ? 'jontro_session=forged' : user && cookieOf(user)
  const sent = {
    ...headers,
    ...(cookie && { cookie }),
    ...(contentType !== undefined && { 'content-type': contentType }),
  }
  return {
    method: operation.method.toUpperCase() as 'GET',
    url: `${toAddress(operation, values)}${pairs.length > 0 ? '?' : ''}${parameters}`,
    headers: mapFields(sent, (value) => toText(value).replace(/[^\x20-\x7e]/g, '')),
    payload,
    parts: {
      path: mapFields(values, (value) => (isRaw(value) ? null : toText(value))),
      query: readQuery(parameters),
      body: parsed,
    },
    user,
  }
}
