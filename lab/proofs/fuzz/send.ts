import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import type { OperationRecord } from '../../../contract/operations'
import { toCheckout } from '../../../server/test/support/checkout'
import { type Body, type FileContent, productHeader } from './bodies'
import type { Plan } from './requests'
import type { Ref, SignedIn, World } from './world'

export type SentRequest = Required<Pick<InjectOptions, 'method' | 'headers'>> & {
  url: string
  payload: string | Buffer | undefined
  /** As the contract's schemas see it. */
  parts: { path: Record<string, unknown>; query: Record<string, unknown>; body: unknown }
  user: SignedIn | undefined
}

const isRef = (value: object): value is Ref => 'pool' in value && 'index' in value

/** Puts IDs of existing rows where the plan names rows. */
function resolveRefs(world: World, user: SignedIn | undefined, value: unknown): unknown {
  const resolve = (each: unknown) => resolveRefs(world, user, each)
  if (Array.isArray(value)) return value.map(resolve)
  if (typeof value !== 'object' || value === null) return value
  if (isRef(value)) return world.resolve(value, user)
  if ('upper' in value) return String(resolve(value.upper)).toUpperCase()
  if ('raw' in value) return value
  if ('list' in value && Array.isArray(value.list)) return value.list.map(resolve).join(',')
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, resolve(each)]))
}

const resolveFields = (world: World, user: SignedIn | undefined, fields: object) =>
  resolveRefs(world, user, fields) as Record<string, unknown>

/** IDs that are drawn twice from the same rows would break `uniqueItems`, which is not what is meant. */
function withoutRepetitions(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('ids' in value)) return value
  return Array.isArray(value.ids) ? { ...value, ids: [...new Set<unknown>(value.ids)] } : value
}

/** Without halves of surrogate pairs, which no address and no form can have. */
const toText = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString()

const isRaw = (value: unknown): value is { raw: string } =>
  typeof value === 'object' && value !== null && 'raw' in value && typeof value.raw === 'string'

function toAddress({ path }: OperationRecord, values: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    return isRaw(value) ? value.raw : encodeURIComponent(toText(value))
  })
}

/** A list is sent as a parameter that is repeated. */
const toPairs = (query: object) =>
  Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => [name, toText(each)] as const),
  )

/** As the server reads them: a parameter that is repeated is a list. */
function readPairs(pairs: readonly (readonly [string, string])[]): Record<string, unknown> {
  const texts = new Map<string, string[]>()
  for (const [name, text] of pairs) texts.set(name, [...(texts.get(name) ?? []), text])
  return Object.fromEntries([...texts].map(([name, all]) => [name, all.length > 1 ? all : all[0]]))
}

async function toBytes(world: World, content: FileContent): Promise<Buffer> {
  if (content === 'picture') return world.picture
  if (content === 'products') {
    const admin = await world.actAs('admin')
    const { body } = await world.caller(cookieOf(admin)).get('/api/export/products?category=Fan')
    const rows = body.split('\r\n').slice(1, 4)
    const added = `,Table Fan ${world.logLines.length},Fan,990,,Yes,Quiet,/images/one.webp,`
    return Buffer.from([productHeader, ...rows.filter(Boolean), added].join('\r\n'))
  }
  return 'text' in content ? Buffer.from(content.text) : Buffer.from(content.base64, 'base64')
}

function toMultipart(body: Extract<Body, { type: 'file' }>, bytes: Buffer) {
  const head = `--fuzz\r\nContent-Disposition: form-data; name="${body.field}"; filename="${body.name}"\r\nContent-Type: ${body.contentType}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--fuzz--\r\n')])
}

async function toPayload(
  world: World,
  user: SignedIn | undefined,
  body: Body,
): Promise<{ payload?: string | Buffer; contentType?: string; parsed?: unknown }> {
  switch (body.type) {
    case 'none':
      return {}
    case 'json': {
      const parsed = withoutRepetitions(resolveRefs(world, user, body.value))
      return { payload: JSON.stringify(parsed), contentType: 'application/json', parsed }
    }
    case 'form': {
      const parsed = resolveFields(world, user, { fields: body.fields }).fields
      const fields = Object.entries(Object(parsed) as object).map(
        ([name, value]) => [name, toText(value)] as [string, string],
      )
      return {
        payload: new URLSearchParams(fields).toString(),
        contentType: 'application/x-www-form-urlencoded',
        parsed: Object.fromEntries(fields),
      }
    }
    case 'file':
      return {
        payload: toMultipart(body, await toBytes(world, body.content)),
        contentType: 'multipart/form-data; boundary=fuzz',
      }
    case 'raw':
      return { payload: body.text, contentType: body.contentType }
  }
}

const cookieOf = ({ token }: SignedIn) => `jontro_session=${token}`

type Fitting = Partial<Pick<Plan, 'path' | 'headers' | 'body'>>

/** What belongs together: the customer's cart, the product's price, the token of the account. */
const fittings: Partial<
  Record<string, (world: World, user: SignedIn | undefined, plan: Plan) => Promise<Fitting>>
> = {
  placeOrder: async (world, user) => {
    if (!user) return {}
    const value = await toCheckout(world.caller(cookieOf(user)))
    return value.cartItems.length > 0 ? { body: { type: 'json', value } } : {}
  },
  createSession: async (world, user) => {
    const email = user?.email ?? `new-${world.secrets.size}@planted.example`
    const uid = user
      ? (
          await world.db
            .selectFrom('users')
            .select('identity_uid')
            .where('id', '=', user.id)
            .executeTakeFirst()
        )?.identity_uid
      : email
    const idToken = world.identity.register(email, uid ?? email)
    world.secrets.add(idToken)
    return {
      headers: { authorization: `Bearer ${idToken}` },
      body: { type: 'json', value: { email, isRemembered: true } },
    }
  },
  endSession: async () => ({ headers: { accept: 'application/json' } }),
  setProductPrice: async (world, user, { path, body }) => {
    const id = String(resolveFields(world, user, path).id)
    const product = await world.db
      .selectFrom('products')
      .select(['price', 'discount_price'])
      .where(sql`id::text`, '=', id.toLowerCase())
      .executeTakeFirst()
    if (!product || body.type !== 'json') return { path: { id } }
    const discountPrice = product.discount_price === null ? null : Number(product.discount_price)
    const previous = { price: Number(product.price), discountPrice }
    return { path: { id }, body: { type: 'json', value: { price: previous.price + 1, previous } } }
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
  const pairs = toPairs(resolveFields(world, user, query))
  const parameters = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()
  const { payload, contentType, parsed } = await toPayload(world, user, body)
  const cookie = actor === 'forged' ? 'jontro_session=forged' : user && cookieOf(user)
  const sent = Object.entries({
    ...headers,
    cookie,
    ...(contentType !== undefined && { 'content-type': contentType }),
  })
  return {
    method: operation.method.toUpperCase() as 'GET',
    url: `${toAddress(operation, values)}${parameters && '?'}${parameters}`,
    headers: Object.fromEntries(
      sent.flatMap(([name, value]) =>
        value === undefined ? [] : [[name, toText(value).replace(/[^\x20-\x7e]/g, '')]],
      ),
    ),
    payload,
    parts: {
      path: Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, isRaw(value) ? null : toText(value)]),
      ),
      query: readPairs(pairs),
      body: parsed,
    },
    user,
  }
}
