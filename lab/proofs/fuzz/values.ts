import fc, { type Arbitrary } from 'fast-check'
import type { OperationRecord, SchemaObject } from '../../../contract/operations'
import { categoryNames, type Pool, type Ref } from './world'

const ref = (pool: Pool): Arbitrary<Ref> =>
  fc.record({ pool: fc.constant(pool), index: fc.nat(999) })

const isSchema = (value: unknown): value is SchemaObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const propertiesOf = ({ properties }: SchemaObject): [string, SchemaObject][] =>
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
  /** Up to two years ago, and sometimes ahead. */
  cartAdded: fc
    .integer({ min: -60, max: 730 * 24 * 60 })
    .map((minutes) => new Date(Date.now() - minutes * 60_000).toISOString()),
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

export function allowedObject(
  operation: OperationRecord,
  schema: SchemaObject,
): Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    propertiesOf(schema).map(([name, each]) => [name, allowed(operation, each, name)]),
  )
  return fc.record(fields, { requiredKeys: requiredOf(schema) })
}

/** Values of the wrong type, beyond a limit, or from an attacker. */
export const wrong: Arbitrary<unknown> = fc.oneof(
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

export const surprising: Arbitrary<unknown> = fc.oneof(
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

export const sometimesDisturbed = (fields: Arbitrary<Record<string, unknown>>, isCalm: boolean) =>
  isCalm
    ? fields
    : fc.oneof({ weight: 2, arbitrary: fields }, { weight: 1, arbitrary: disturbed(fields) })
