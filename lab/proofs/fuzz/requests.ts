import fc, { type Arbitrary } from 'fast-check'
import type { OperationRecord, SchemaObject } from '../../../contract/operations'
import { hasBodyOf } from '../../../server/src/http/registerOperations'
import { fieldsOf, propertiesOf, surprising, wrong } from './values'

/** Who sends a request. */
const actors = ['visitor', 'forged', 'user', 'otherUser', 'admin', 'otherAdmin'] as const
export type Actor = (typeof actors)[number]

export type FileContent = 'picture' | 'products' | { text: string } | { base64: string }
export type Body =
  | { type: 'none' }
  | { type: 'json' | 'form'; value: unknown }
  | { type: 'file'; field: string; name: string; contentType: string; content: FileContent }
  | { type: 'raw'; contentType: string; text: string }

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

export const productHeader =
  'Product ID,Name,Category,Price,Discount price,In stock,Key features,Images,Description'

const rawBody = fc.record<Extract<Body, { type: 'raw' }>>({
  type: fc.constant('raw'),
  contentType: fc.constantFrom(
    ...['application/json', 'application/json; charset=utf-16', 'text/plain', 'application/xml'],
    ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''],
    'multipart/form-data',
  ),
  text: fc.oneof(
    fc.constantFrom(
      ...['', '{', 'null', '[]', '"text"', '1e999', '{"a":1,"a":2}', 'a=1&a=2&__proto__=3'],
      ...['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}'],
      '['.repeat(3_000) + ']'.repeat(3_000),
      `{"text":"${'x'.repeat(9_000)}"}`,
      '--x\r\nContent-Disposition: form-data; name="image"\r\n\r\nx\r\n--x--\r\n',
      ...['--x\r\n\r\n', '\ufeff{}'],
    ),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.json(),
  ),
})

const cells = fc.array(fc.oneof(wrong, fc.constantFrom('Fan', '100', 'Yes', '/images/a.webp')), {
  maxLength: 9,
})
const toRow = (row: readonly unknown[]) =>
  row.map((cell) => `"${JSON.stringify(cell).replaceAll('"', '""')}"`).join(',')
const fileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    ...['', 'Product ID,Name\n"open', 'Name;Price\nFan;1', '\ufeffName\r\n'],
    '<svg onload="alert(1)"/>',
  ),
  fc.array(cells, { maxLength: 6 }).map((rows) => [productHeader, ...rows.map(toRow)].join('\n')),
)
const bytes = fc.uint8Array({ maxLength: 300 }).map((all) => Buffer.from(all).toString('base64'))
const fileContent: Arbitrary<FileContent> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('picture' as const, 'products' as const) },
  { weight: 2, arbitrary: fc.record({ text: fileText }) },
  { weight: 1, arbitrary: fc.record({ base64: bytes }) },
)

function fileOf(field: string, isCalm: boolean): Arbitrary<Body> {
  const types = ['image/png', 'text/csv', 'text/html', 'application/octet-stream']
  const fitting = field === 'image' ? 'picture' : 'products'
  return fc.record({
    type: fc.constant('file'),
    field: isCalm ? fc.constant(field) : fc.constantFrom(field, field, field, 'other', '__proto__'),
    name: isCalm ? fc.constant('file') : fc.constantFrom('a.png', '../../a.csv', 'a\u0000.png', ''),
    contentType: fc.constantFrom(...types),
    content: isCalm ? fc.constant<FileContent>(fitting) : fileContent,
  })
}

function bodyOf(operation: OperationRecord, isCalm: boolean): Arbitrary<Body> {
  const { body } = operation
  const none: Arbitrary<Body> = fc.constant({ type: 'none' })
  if (!body) return isCalm ? none : fc.oneof(none, rawBody)
  if (hasBodyOf('multipart')(operation)) {
    const file = fileOf(propertiesOf(body.schema)[0]?.[0] ?? 'file', isCalm)
    return isCalm ? file : fc.oneof(file, file, rawBody)
  }
  const type = body.contentType.endsWith('json') ? 'json' : 'form'
  const fields = fieldsOf(operation, body.schema, isCalm).map((value): Body => ({ type, value }))
  if (isCalm) return fields
  return fc.oneof(
    { weight: 6, arbitrary: fields },
    { weight: 1, arbitrary: surprising.map((value): Body => ({ type: 'json', value })) },
    { weight: 2, arbitrary: rawBody },
  )
}

/** Parts of an address that no client would encode so. */
const rawPath = fc
  .constantFrom(
    '%00',
    '%ff',
    '%',
    '%2e%2e',
    '../../../lab',
    '%2f',
    '%5c',
    'a%20b',
    '%E0%A4%A',
    ';a',
    "'",
  )
  .map((raw) => ({ raw }))

const odd = ['*', '"1"', 'W/"1"', '""', ',,,', '-1', '0-0', '1-99999999999999', 'x'.repeat(300)]
const headerText = fc
  .oneof(fc.constantFrom(...odd), fc.string({ maxLength: 40 }))
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

/** Those who may call the operation, and those who may not. */
function actorOf({ access }: OperationRecord, isCalm: boolean): Arbitrary<Actor> {
  const anyone = fc.constantFrom<Actor>(...actors)
  const users = fc.constantFrom<Actor>('user', 'user', 'otherUser', 'admin')
  const admins = fc.constantFrom<Actor>('admin', 'otherAdmin')
  const able = access === 'admin' ? admins : access === 'user' ? users : anyone
  return fc.oneof({ weight: isCalm ? 9 : 4, arbitrary: able }, { weight: 1, arbitrary: anyone })
}

function planOf(operation: OperationRecord, isCalm: boolean): Arbitrary<Plan> {
  const { params = {}, query, headers } = operation
  const parametersOf = (schema: SchemaObject | undefined, isUndisturbed: boolean) =>
    schema ? fieldsOf(operation, schema, isUndisturbed) : fc.constant({})
  const rawPaths = fc.record(
    Object.fromEntries(propertiesOf(params).map(([name]) => [name, rawPath])),
  )
  const path = { weight: 5, arbitrary: parametersOf(params, isCalm) }
  const ownHeaders = { weight: 3, arbitrary: parametersOf(headers, true) }
  return fc.record({
    actor: actorOf(operation, isCalm),
    isFitting: isCalm ? fc.boolean() : fc.constant(false),
    path: isCalm ? path.arbitrary : fc.oneof(path, rawPaths),
    query: parametersOf(query, isCalm),
    headers: isCalm ? ownHeaders.arbitrary : fc.oneof(ownHeaders, extraHeaders),
    body: bodyOf(operation, isCalm),
  })
}

/** Valid, nearly valid and hostile requests of one operation. */
export const requestsOf = (
  operation: OperationRecord,
  { calm, wild } = { calm: 9, wild: 11 },
): Arbitrary<Plan> =>
  fc.oneof(
    { weight: calm, arbitrary: planOf(operation, true) },
    { weight: wild, arbitrary: planOf(operation, false) },
  )
