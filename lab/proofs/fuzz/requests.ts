import fc, { type Arbitrary } from 'fast-check'
import type { OperationRecord, SchemaObject } from '../../../contract/operations'
import { type Body, bodyOf } from './bodies'
import { allowedObject, propertiesOf, sometimesDisturbed } from './values'

/** Who sends a request. */
export const actors = ['visitor', 'forged', 'user', 'otherUser', 'admin', 'otherAdmin'] as const
export type Actor = (typeof actors)[number]

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
    ';a=b',
    "'",
  )
  .map((raw) => ({ raw }))

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
export const requestsOf = (
  operation: OperationRecord,
  { calm, wild } = { calm: 9, wild: 11 },
): Arbitrary<Plan> =>
  fc.oneof(
    { weight: calm, arbitrary: planOf(operation, true) },
    { weight: wild, arbitrary: planOf(operation, false) },
  )
