import fc, { type Arbitrary } from 'fast-check'
import type { OperationRecord, SchemaObject } from '../../contract/operations'
import { hasBodyOf } from '../../server/src/http/registerOperations'
import { categoryNames, type Pool, type Ref } from './world'

/** Who sends a request. */
export const actors = ['visitor', 'forged', 'user', 'otherUser', 'admin', 'otherAdmin'] as const
export type Actor = (typeof actors)[number]

export type Body =
  | { type: 'none' }
  | { type: 'json'; value: unknown }
  | { type: 'form'; fields: unknown }
  | { type: 'file'; field: string; name: string; contentType: string; content: FileContent }
  | { type: 'raw'; contentType: string; text: string }

export type FileContent = 'picture' | 'products' | { text: string } | { base64: string }

/** A request before IDs of existing rows are put in. */
export type Plan = {
  actor: Actor
  /** Whether the body, and what belongs to it, is made from rows that fit together. */
  isFitting: boolean
  path: Record<string, unknown>
  query: Record<string, unknown>
  headers: Record<string, unknown>
  body: Body
}

const ref = (pool: Pool): Arbitrary<Ref> =>
  fc.record({ pool: fc.constant(pool), index: fc.nat(999) })

const isSchema = (value: unknown): value is SchemaObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const propertiesOf = ({ properties }: SchemaObject): [string, SchemaObject][] =>
  isSchema(properties)
    ? Object.entries(properties).flatMap(([name, schema]) =>
        isSchema(schema) ? [[name, schema] as [string, SchemaObject]] : [],
      )
    : []
const requiredOf = ({ required }: SchemaObject): string[] =>
  Array.isArray(required) ? required.map(String) : []
const numberOr = (value: unknown, fallback: number) =>
  typeof value === 'number' ? value : fallback

/** The rows that an ID in this place of a request may name. */
function poolOf({ id, path }: OperationRecord, name: string): Pool {
  if (name === 'gadgetId') return 'products'
  if (name === 'noteId') return 'notes'
  if (id === 'deleteProducts' || id === 'setProductsStock') return 'products'
  if (id === 'deleteCartItems' || path.startsWith('/api/cart')) return 'cartRows'
  if (id === 'applyProductImport') return 'imports'
  if (id === 'updateUserRole' || id === 'deleteUser') return 'users'
  return path.startsWith('/api/product') ? 'products' : 'orders'
}

const names: Partial<Record<string, Arbitrary<unknown>>> = {
  category: fc.constantFrom(...categoryNames),
  email: fc.oneof(ref('ownEmail'), ref('emails')),
  emailOrId: fc.oneof(ref('ownEmail'), ref('emails'), ref('users')),
  tranId: ref('payments'),
  tran_id: ref('payments'),
  mobileNumber: fc.constantFrom('+8801711000000', '01911223344', '+880 1811-000000'),
  district: fc.constantFrom('Dhaka', 'Sylhet'),
  country: fc.constant('Bangladesh'),
  since: fc.nat(100_000).map(String),
}

function textOf(schema: SchemaObject): Arbitrary<string> {
  const minLength = numberOr(schema.minLength, 0)
  const maxLength = numberOr(schema.maxLength, 200)
  const { pattern } = schema
  const text = fc
    .string({ minLength, maxLength, unit: 'grapheme' })
    .map((value) => [...value].slice(0, maxLength).join(''))
  if (typeof pattern !== 'string') return text
  if (pattern === '\\S') return text.map((value) => (value.trim() ? value : 'Quiet'))
  return fc
    .stringMatching(new RegExp(pattern, 'u'), { size: 'small' })
    .filter((value) => value.length <= maxLength)
}

const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10))
const recentDate = fc
  .nat(60)
  .map((days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10))

const isId = (pattern: unknown) => typeof pattern === 'string' && /^\^\[0-9a-f/i.test(pattern)

function numberArbitrary(schema: SchemaObject, isInteger: boolean): Arbitrary<number> {
  const step = isInteger ? 1 : numberOr(schema.multipleOf, 0.01)
  const min = numberOr(schema.minimum, numberOr(schema.exclusiveMinimum, 0) + step)
  const max = numberOr(schema.maximum, 1_000_000)
  const count = Math.round((max - min) / step)
  const at = (index: number) => Number((min + index * step).toFixed(isInteger ? 0 : 2))
  return fc.oneof(
    { weight: 4, arbitrary: fc.nat(Math.min(count, 2_000)).map(at) },
    { weight: 1, arbitrary: fc.maxSafeNat().map((index) => at(index % (count + 1))) },
  )
}

/** Values that the schema allows. */
function allowed(operation: OperationRecord, schema: SchemaObject, name = ''): Arbitrary<unknown> {
  const { type, oneOf, pattern, format } = schema
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  if (Array.isArray(oneOf))
    return fc.oneof(...oneOf.filter(isSchema).map((each) => allowed(operation, each, name)))
  if (typeof pattern === 'string' && pattern.includes('(,'))
    return fc.array(ref('orders'), { minLength: 1, maxLength: 5 }).map((list) => ({ list }))
  if (type === 'string' && isId(pattern)) {
    const existing = ref(poolOf(operation, name))
    return fc.oneof(
      { weight: 4, arbitrary: existing },
      { weight: 1, arbitrary: existing.map((each) => ({ upper: each })) },
      { weight: 1, arbitrary: fc.uuid() },
    )
  }
  if (type === 'string' && format === 'date') return fc.oneof(date, recentDate)
  const named = names[name]
  if (named && type === 'string')
    return fc.oneof({ weight: 5, arbitrary: named }, { weight: 1, arbitrary: textOf(schema) })
  switch (type) {
    case 'string':
      return textOf(schema)
    case 'integer':
      return numberArbitrary(schema, true)
    case 'number':
      return numberArbitrary(schema, false)
    case 'boolean':
      return fc.boolean()
    case 'array': {
      const items = isSchema(schema.items) ? allowed(operation, schema.items, name) : fc.anything()
      const limits = {
        minLength: numberOr(schema.minItems, 0),
        maxLength: Math.min(numberOr(schema.maxItems, 10), 6),
      }
      return schema.uniqueItems
        ? fc.uniqueArray(items, { ...limits, selector: (item) => JSON.stringify(item) })
        : fc.array(items, limits)
    }
    case 'object':
      return allowedObject(operation, schema)
    default:
      return fc.constant(null)
  }
}

function allowedObject(
  operation: OperationRecord,
  schema: SchemaObject,
): Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    propertiesOf(schema).map(([name, each]) => [name, allowed(operation, each, name)]),
  )
  return fc.record(fields, { requiredKeys: requiredOf(schema) })
}

/** Values of the wrong type, beyond a limit, or from an attacker. */
const wrong: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', ' ', 0, -1, 1.5, 0.001, 100, 1e21, 2 ** 53, -0, [], {}),
  fc.constantFrom(1, 65, 101, 201, 255, 501, 2001, 20_001).map((length) => 'x'.repeat(length)),
  fc.constantFrom(
    "' or 1=1 --",
    '"; drop table orders; --',
    '%_\\',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '../../etc/passwd',
    '{{7*7}}',
    'a\u0000b',
    '\ud800',
    '\u202egadget',
    'İ'.repeat(40),
    '=HYPERLINK("http://evil.example")',
    'line\r\nSet-Cookie: a=b',
    '2026-02-30',
    '9'.repeat(400),
    '1e999',
    'NaN',
    '(((((a|b)*)+)*)*)!',
    'constructor',
    '__proto__',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.json({ maxDepth: 3 }).map((text): unknown => JSON.parse(text)),
)

/** Parts of an address that no client would encode so. */
const rawPath = fc
  .constantFrom('%00', '%ff', '%', '%2e%2e', '..', '%2f', '%5c', 'a%20b', '%E0%A4%A', ';a=b', "'")
  .map((raw) => ({ raw }))

const surprising: Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: wrong },
  { weight: 1, arbitrary: fc.array(wrong, { maxLength: 3 }) },
)

/** Replaces, removes or adds a field, at the top or one level below. */
function disturb(
  fields: Record<string, unknown>,
  at: number,
  value: unknown,
  how: number,
): Record<string, unknown> {
  const keys = Object.keys(fields)
  const key = keys[at % (keys.length || 1)]
  if (key === undefined || how === 0) return { ...fields, unexpected: value }
  if (how === 1) return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key))
  const inner = fields[key]
  if (how === 2 && Array.isArray(inner))
    return { ...fields, [key]: [...(inner as unknown[]), value] }
  if (how === 3 && isSchema(inner) && !('pool' in inner)) {
    return { ...fields, [key]: disturb(inner, at, value, 4) }
  }
  return { ...fields, [key]: value }
}

const disturbed = (fields: Arbitrary<Record<string, unknown>>) =>
  fc
    .tuple(fields, fc.nat(50), surprising, fc.nat(5))
    .map(([value, at, by, how]) => disturb(value, at, by, how))

const sometimesDisturbed = (fields: Arbitrary<Record<string, unknown>>, isCalm: boolean) =>
  isCalm
    ? fields
    : fc.oneof({ weight: 2, arbitrary: fields }, { weight: 1, arbitrary: disturbed(fields) })

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

const rawBody: Arbitrary<Body> = fc.record({
  type: fc.constant('raw' as const),
  contentType: fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/xml',
    '',
  ),
  text: fc.oneof(
    fc.constantFrom(
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '1e999',
      '{"a":1,"a":2}',
      '{"__proto__":{"role":"admin"}}',
      '{"constructor":{"prototype":{"role":"admin"}}}',
      nested(3_000),
      `{"text":"${'x'.repeat(9_000)}"}`,
      '--x\r\nContent-Disposition: form-data; name="image"\r\n\r\nx\r\n--x--\r\n',
      '--x\r\n\r\n',
      'a=1&a=2&__proto__=3',
      '\ufeff{}',
    ),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.json(),
  ),
})

const fileContent: Arbitrary<FileContent> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('picture' as const, 'products' as const) },
  {
    weight: 2,
    arbitrary: fc.record({
      text: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.constantFrom(
          '',
          'Product ID,Name\n"open',
          'Name;Price\nFan;1',
          '\ufeffName\r\n',
          '<svg onload="alert(1)"/>',
        ),
        fc
          .array(
            fc.array(fc.oneof(wrong, fc.constantFrom('Fan', '100', 'Yes', '/images/a.webp')), {
              maxLength: 9,
            }),
            { maxLength: 6 },
          )
          .map((rows) =>
            [
              productHeader,
              ...rows.map((row) =>
                row.map((cell) => `"${JSON.stringify(cell).replaceAll('"', '""')}"`).join(','),
              ),
            ].join('\n'),
          ),
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      base64: fc
        .uint8Array({ maxLength: 300 })
        .map((bytes) => Buffer.from(bytes).toString('base64')),
    }),
  },
)
export const productHeader =
  'Product ID,Name,Category,Price,Discount price,In stock,Key features,Images,Description'

function bodyOf(operation: OperationRecord, isCalm: boolean): Arbitrary<Body> {
  const { body } = operation
  if (!body)
    return isCalm
      ? fc.constant({ type: 'none' })
      : fc.oneof(fc.constant<Body>({ type: 'none' }), rawBody)
  if (hasBodyOf('multipart')(operation)) {
    const [[field] = ['file']] = propertiesOf(body.schema)
    const isPicture = field === 'image'
    const file = fc.record({
      type: fc.constant('file' as const),
      field: isCalm
        ? fc.constant(field)
        : fc.constantFrom(field, field, field, 'other', '__proto__'),
      name: isCalm
        ? fc.constant('file')
        : fc.constantFrom('a.png', '../../a.csv', 'a\u0000.png', ''),
      contentType: fc.constantFrom(
        'image/png',
        'text/csv',
        'text/html',
        'application/octet-stream',
      ),
      content: isCalm
        ? fc.constantFrom<FileContent>(isPicture ? 'picture' : 'products')
        : fileContent,
    })
    return isCalm ? file : fc.oneof<Arbitrary<Body>[]>(file, file, rawBody)
  }
  const fields = sometimesDisturbed(allowedObject(operation, body.schema), isCalm)
  const json = body.contentType.endsWith('json')
    ? fields.map((value): Body => ({ type: 'json', value }))
    : fields.map((value): Body => ({ type: 'form', fields: value }))
  if (isCalm) return json
  return fc.oneof(
    { weight: 6, arbitrary: json },
    { weight: 1, arbitrary: surprising.map((value): Body => ({ type: 'json', value })) },
    { weight: 2, arbitrary: rawBody },
  )
}

const headerText = fc
  .oneof(
    fc.constantFrom(
      '*',
      '"1"',
      'W/"1"',
      '""',
      ',,,',
      '-1',
      '0-0',
      '1-99999999999999',
      'x'.repeat(300),
    ),
    fc.string({ maxLength: 40 }),
  )
  .map((text) => text.replace(/[^\x20-\x7e]/g, ''))

const extraHeaders = fc.record(
  {
    'accept-encoding': fc.constantFrom('br', 'gzip', 'br;q=0', 'identity;q=0, *;q=0', '*'),
    accept: fc.constantFrom('application/json', 'text/html', 'image/png', ''),
    'if-none-match': headerText,
    'if-match': headerText,
    'last-event-id': headerText,
    'idempotency-key': headerText,
    range: fc.constantFrom('bytes=0-1', 'bytes=-1', 'items=1'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none'),
    'sec-fetch-dest': fc.constantFrom('empty', 'image'),
    origin: fc.constantFrom('http://localhost:3000', 'http://evil.example', 'null'),
    authorization: headerText.map((text) => `Bearer ${text}`),
    traceparent: headerText,
  },
  { requiredKeys: [] },
)

function parametersOf(
  operation: OperationRecord,
  schema: SchemaObject | undefined,
  isCalm: boolean,
) {
  return schema ? sometimesDisturbed(allowedObject(operation, schema), isCalm) : fc.constant({})
}

const rawPathsOf = ({ params }: OperationRecord) =>
  fc.record(Object.fromEntries(propertiesOf(params ?? {}).map(([name]) => [name, rawPath])))

/** Those who may call the operation, and those who may not. */
function actorOf({ access }: OperationRecord, isCalm: boolean): Arbitrary<Actor> {
  const admins = fc.constantFrom<Actor>('admin', 'otherAdmin')
  const anyone = fc.constantFrom<Actor>(...actors)
  const users = fc.constantFrom<Actor>('user', 'user', 'otherUser', 'admin')
  const able = access === 'admin' ? admins : access === 'user' ? users : anyone
  return fc.oneof({ weight: isCalm ? 9 : 4, arbitrary: able }, { weight: 1, arbitrary: anyone })
}

function planOf(operation: OperationRecord, isCalm: boolean): Arbitrary<Plan> {
  return fc.record({
    actor: actorOf(operation, isCalm),
    isFitting: isCalm ? fc.boolean() : fc.constant(false),
    path: isCalm
      ? parametersOf(operation, operation.params, true)
      : fc.oneof(
          { weight: 5, arbitrary: parametersOf(operation, operation.params, false) },
          { weight: 1, arbitrary: rawPathsOf(operation) },
        ),
    query: parametersOf(operation, operation.query, isCalm),
    headers: isCalm
      ? parametersOf(operation, operation.headers, true)
      : fc.oneof(
          { weight: 3, arbitrary: parametersOf(operation, operation.headers, true) },
          { weight: 1, arbitrary: extraHeaders },
        ),
    body: bodyOf(operation, isCalm),
  })
}

/** Valid, nearly valid and hostile requests of one operation. */
export const requestsOf = (operation: OperationRecord): Arbitrary<Plan> =>
  fc.oneof(
    { weight: 9, arbitrary: planOf(operation, true) },
    { weight: 11, arbitrary: planOf(operation, false) },
  )
