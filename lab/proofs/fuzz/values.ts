import fc, { type Arbitrary } from 'fast-check'
import type { OperationRecord, SchemaObject } from '../../../contract/operations'
import { returnReasons } from '../../../shop/returns'
import type { Pool, Ref } from './rows'
import { categoryNames } from './world'

type Fields = Record<string, unknown>

const ref = (pool: Pool): Arbitrary<Ref> =>
  fc.record({ pool: fc.constant(pool), index: fc.nat(999) })
const mostly = <T, U>(often: Arbitrary<T>, seldom: Arbitrary<U>, weight = 4) =>
  fc.oneof({ weight, arbitrary: often }, { weight: 1, arbitrary: seldom })

const isSchema = (value: unknown): value is SchemaObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const propertiesOf = ({ properties }: SchemaObject): [string, SchemaObject][] =>
  Object.entries(isSchema(properties) ? properties : {}).flatMap(([name, schema]) =>
    isSchema(schema) ? [[name, schema] as [string, SchemaObject]] : [],
  )
const numberOr = (value: unknown, fallback: number) =>
  typeof value === 'number' ? value : fallback

/** The rows that an ID in this place of a request may name. */
function poolOf({ id, path }: OperationRecord, name: string): Pool {
  if (name === 'noteId') return path.startsWith('/api/customers') ? 'customerNotes' : 'notes'
  if (path.startsWith('/api/customers')) return 'users'
  if (path.startsWith('/api/saved-views')) return 'views'
  if (path.startsWith('/api/my-addresses')) return 'addresses'
  if (path.startsWith('/api/my-alerts') && name === 'id') return 'alerts'
  if (path.startsWith('/api/returns') || name === 'returnId') return 'returns'
  if (name === 'key') return 'alertKeys'
  if (name === 'gadgetId' || id === 'deleteProducts' || id === 'setProductsStock') return 'products'
  if (id === 'deleteCartItems' || path.startsWith('/api/cart')) return 'cartRows'
  if (id === 'applyProductImport') return 'imports'
  if (id.endsWith('BulkEdit')) return id === 'previewBulkEdit' ? 'products' : 'bulkEdits'
  if (id === 'updateUserRole' || id === 'deleteUser') return 'users'
  return path.startsWith('/api/product') ? 'products' : 'orders'
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** Values of texts that have a meaning. */
const names: Partial<Record<string, Arbitrary<unknown>>> = {
  category: fc.constantFrom(...categoryNames),
  family: fc.constantFrom('', 'Nova 12', 'নোভা ১২', "Aura's; 'best'"),
  attributes: fc.constantFrom('brand:Dhonira', 'colour:Mint', 'battery:5000', 'gps:yes'),
  filter: fc.constantFrom('brand:Dhonira;inStock:yes', 'colour:Mint;colour:Sage', 'battery:5000'),
  photos: ref('uploads'),
  email: fc.oneof(ref('ownEmail'), ref('emails')),
  emailOrId: fc.oneof(ref('ownEmail'), ref('emails'), ref('users')),
  tranId: ref('payments'),
  tran_id: ref('payments'),
  mobileNumber: fc.constantFrom('+8801711000000', '01911223344', '+880 1811-000000'),
  district: fc.constantFrom('Dhaka', 'Sylhet'),
  reason: fc.constantFrom(...Object.keys(returnReasons)),
  country: fc.constant('Bangladesh'),
  /** Up to two years ago, and sometimes ahead. */
  cartAdded: fc.integer({ min: -60, max: 730 * 24 * 60 }).map((minutes) => daysAgo(minutes / 1440)),
  since: fc.nat(100_000).map(String),
}

function textOf({ minLength, maxLength: max, pattern }: SchemaObject): Arbitrary<string> {
  const maxLength = numberOr(max, 200)
  const text = fc
    .string({ minLength: numberOr(minLength, 0), maxLength, unit: 'grapheme' })
    .map((value) => [...value].slice(0, maxLength).join(''))
  if (typeof pattern !== 'string') return text
  if (pattern === '\\S') return text.map((value) => (value.trim() ? value : 'Quiet'))
  return fc
    .stringMatching(new RegExp(pattern, 'u'), { size: 'small' })
    .filter((value) => value.length <= maxLength)
}

const anyDate = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((value) => value.toISOString())
const date = fc.oneof(anyDate, fc.nat(60).map(daysAgo)).map((text) => text.slice(0, 10))

function numberArbitrary(schema: SchemaObject): Arbitrary<number> {
  const isInteger = schema.type === 'integer'
  const step = isInteger ? 1 : numberOr(schema.multipleOf, 0.01)
  const min = numberOr(schema.minimum, numberOr(schema.exclusiveMinimum, 0) + step)
  const count = Math.round((numberOr(schema.maximum, 1_000_000) - min) / step)
  const at = (index: number) => Number((min + index * step).toFixed(isInteger ? 0 : 2))
  return mostly(
    fc.nat(Math.min(count, 2_000)).map(at),
    fc.maxSafeNat().map((index) => at(index % (count + 1))),
  )
}

function stringArbitrary(operation: OperationRecord, schema: SchemaObject, name: string) {
  const { pattern, format } = schema
  if (typeof pattern === 'string' && /^\^\[0-9a-f/i.test(pattern)) {
    const existing = ref(poolOf(operation, name))
    const seldom = fc.oneof(
      existing.map((upper) => ({ upper })),
      fc.uuid(),
    )
    return mostly<unknown, unknown>(existing, seldom, 2)
  }
  if (format === 'date') return date
  const named = names[name]
  return named ? mostly(named, textOf(schema), 5) : textOf(schema)
}

function arrayArbitrary(operation: OperationRecord, schema: SchemaObject, name: string) {
  const items = isSchema(schema.items) ? allowed(operation, schema.items, name) : fc.anything()
  const minLength = numberOr(schema.minItems, 0)
  const maxLength = Math.min(numberOr(schema.maxItems, 10), 6)
  return schema.uniqueItems
    ? fc.uniqueArray(items, { minLength, maxLength, selector: (item) => JSON.stringify(item) })
    : fc.array(items, { minLength, maxLength })
}

/** Values that the schema allows. */
function allowed(operation: OperationRecord, schema: SchemaObject, name = ''): Arbitrary<unknown> {
  const { type, oneOf, pattern } = schema
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  if (Array.isArray(oneOf))
    return fc.oneof(...oneOf.filter(isSchema).map((each) => allowed(operation, each, name)))
  if (typeof pattern === 'string' && pattern.includes('(,'))
    return fc.array(ref('orders'), { minLength: 1, maxLength: 5 }).map((list) => ({ list }))
  if (type === 'string') return stringArbitrary(operation, schema, name)
  if (type === 'integer' || type === 'number') return numberArbitrary(schema)
  if (type === 'boolean') return fc.boolean()
  if (type === 'array') return arrayArbitrary(operation, schema, name)
  return type === 'object' ? allowedObject(operation, schema) : fc.constant(null)
}

function allowedObject(operation: OperationRecord, schema: SchemaObject): Arbitrary<Fields> {
  const fields = propertiesOf(schema).map(
    ([name, each]) => [name, allowed(operation, each, name)] as const,
  )
  const requiredKeys = Array.isArray(schema.required) ? schema.required.map(String) : []
  return fc.record(Object.fromEntries(fields), { requiredKeys })
}

/** Values of the wrong type, beyond a limit, or from an attacker. */
export const wrong: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', ' ', 0, -1, 1.5, 0.001, 100, 1e21, 2 ** 53, -0, [], {}),
  fc.constantFrom(1, 65, 101, 201, 255, 501, 2001, 20_001).map((length) => 'x'.repeat(length)),
  fc.constantFrom(
    ...["' or 1=1 --", '"; drop table orders; --', '%_\\', '{{7*7}}', 'a\u0000b', '\ud800'],
    ...['<script>alert(1)</script>', 'javascript:alert(1)', '../../etc/passwd', '\u202egadget'],
    ...['=HYPERLINK("http://evil.example")', 'line\r\nSet-Cookie: a=b', '2026-02-30', '1e999'],
    ...['NaN', '(((((a|b)*)+)*)*)!', 'constructor', '__proto__', 'İ'.repeat(40), '9'.repeat(400)],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.json({ maxDepth: 3 }).map((text): unknown => JSON.parse(text)),
)

export const surprising: Arbitrary<unknown> = mostly(wrong, fc.array(wrong, { maxLength: 3 }), 5)

/** Replaces, removes or adds a field, at the top or one level below. */
function disturb(fields: Fields, at: number, value: unknown, how: number): Fields {
  const keys = Object.keys(fields)
  const key = keys[at % (keys.length || 1)]
  if (key === undefined || how === 0) return { ...fields, unexpected: value }
  if (how === 1) return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key))
  const inner = fields[key]
  if (how === 2 && Array.isArray(inner))
    return { ...fields, [key]: [...(inner as unknown[]), value] }
  if (how === 3 && isSchema(inner) && !('pool' in inner))
    return { ...fields, [key]: disturb(inner, at, value, 4) }
  return { ...fields, [key]: value }
}

/** Fields that the schema allows, a third of them disturbed unless they are to be calm. */
export function fieldsOf(operation: OperationRecord, schema: SchemaObject, isCalm: boolean) {
  const fields = allowedObject(operation, schema)
  const disturbed = fc
    .tuple(fields, fc.nat(50), surprising, fc.nat(5))
    .map(([value, at, by, how]) => disturb(value, at, by, how))
  return isCalm ? fields : mostly(fields, disturbed, 2)
}
