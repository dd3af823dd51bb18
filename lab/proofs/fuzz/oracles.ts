import { resolve } from 'node:path'
import Ajv, { type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { OperationRecord, SchemaObject } from '../../../contract/operations'
import { hasBodyOf } from '../../../server/src/http/registerOperations'
import { isAmbiguous } from '../../../server/src/http/security'
import { withExactDecimals } from '../../../server/src/http/validation'
import type { Plan } from './requests'
import { plantedDomain } from './rows'
import type { SentRequest } from './send'
import type { World } from './world'

export type Answer = { status: number; headers: Record<string, unknown>; body: string }
/** The same fault found twice has the same key. */
export type Finding = { key: string; detail: string }

type Subject = {
  operation: OperationRecord
  plan: Plan
  request: SentRequest
  answer: Answer
  /** Of the contract, as the app's own hook found them. */
  violations: readonly string[]
  logLines: readonly string[]
}

const options = { allErrors: true, strict: false } as const
const bodies = addFormats(withExactDecimals(new Ajv(options)))
const parameters = addFormats(withExactDecimals(new Ajv({ ...options, coerceTypes: true })))
const validators = new Map<SchemaObject, ValidateFunction>()

function isValid(schema: SchemaObject | undefined, value: unknown, ajv: Ajv): boolean {
  if (!schema) return true
  const validate = validators.get(schema) ?? ajv.compile(schema)
  validators.set(schema, validate)
  // Coercion changes the value.
  return validate(structuredClone(value))
}

const text = { type: 'string', minLength: 1 }
const isProblem = bodies.compile({
  type: 'object',
  required: ['status', 'code', 'title', 'message'],
  properties: {
    status: { type: 'integer' },
    code: { type: 'string', pattern: '^[a-z][a-z0-9_]*$' },
    title: text,
    message: text,
  },
})

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function canCall({ access }: OperationRecord, { actor }: Plan): boolean {
  if (access === 'admin') return actor === 'admin' || actor === 'otherAdmin'
  return access !== 'user' || (actor !== 'visitor' && actor !== 'forged')
}

/** As the contract has it; undefined for bodies that it does not describe. */
function isValidRequest({ operation, plan, request }: Subject): boolean | undefined {
  const { params, query, body, headers } = operation
  const { parts } = request
  if (hasBodyOf('multipart')(operation) || plan.body.type === 'raw') return undefined
  if (body && (plan.body.type === 'json') !== body.contentType.endsWith('json')) return undefined
  return (
    isValid(params, parts.path, parameters) &&
    isValid(query, parts.query, parameters) &&
    isValid(headers, request.headers, parameters) &&
    isValid(body?.schema, parts.body, bodies)
  )
}

/** Rules of the shop that a schema cannot say, by operation and field. */
const ruleErrors: Partial<Record<string, readonly string[]>> = {
  createProduct: ['attributes', 'category', 'discountPrice', 'images'],
  updateProduct: ['attributes', 'category', 'discountPrice', 'images'],
  setProductPrice: ['discountPrice'],
  previewBulkEdit: ['prices'],
  addReview: ['photos'],
  requestReturn: ['photos', 'quantity', 'reason'],
  placeOrder: ['country', 'district', 'email', 'mobileNumber'],
  saveAddress: ['district', 'mobileNumber'],
  createSavedView: ['name'],
  updateSavedView: ['name'],
  saveUser: ['photo'],
  listDailySales: ['from'],
  listBestProducts: ['from'],
}

/** What may be rejected although the contract allows it. */
function isAskedForTooMuch({ operation, plan, request }: Subject): boolean {
  const { bodyLimit = 8 * 1024 } = operation
  const described = ['idempotency-key', 'if-match', 'authorization']
  return (
    // Headers that ask for something that the operation itself does not describe.
    Object.keys(plan.headers).some((name) => !described.includes(name)) ||
    // PostgreSQL keeps neither NUL nor half of a surrogate pair, which JSON Schema cannot say.
    /\\u0000|\\ud[89a-f]/i.test(JSON.stringify(request.parts)) ||
    isAmbiguous(request.url) ||
    // Also a body whose unknown fields make it large.
    Buffer.byteLength(request.payload ?? '') > bodyLimit
  )
}

function findRejections(subject: Subject): Finding[] {
  const { operation, plan, answer } = subject
  const { status, body } = answer
  const valid = isValidRequest(subject)
  if (valid === false && status < 300)
    return [{ key: 'accepts what the contract forbids', detail: `${status}` }]
  const isRejected = [400, 405, 406, 411, 413, 415, 422].includes(status)
  if (!valid || !isRejected || !canCall(operation, plan) || isAskedForTooMuch(subject)) return []
  const { fieldErrors } = Object(parse(body)) as { fieldErrors?: object }
  const fields = Object.keys(fieldErrors ?? {})
  const isRule = fields.every((field) => ruleErrors[operation.id]?.includes(field))
  if (fields.length > 0 && isRule) return []
  return [{ key: `rejects a valid request: ${status} ${fields.join()}`, detail: body }]
}

const root = resolve('.')
/** Stack traces, messages of PostgreSQL, SQL and paths of the server's files. */
const internals = [
  /\bat [\w.<>[\] ]+ \(?(?:file:|node:|\/)/,
  /node_modules/,
  /(?:relation|constraint|function|column) \\?"\w+\\?" (?:of|does|violates|for)/,
  /violates (?:check|unique|foreign|not-null)|syntax error at or near|invalid input (?:syntax|value)/,
  /\bselect\b.{1,200}\bfrom\b.{1,200}\bwhere\b|\binsert into \w+ \(/is,
]
const ofBystander = ['Bystander Lane', '+8801999777555']
const personal = [`@${plantedDomain}`, '+8801', 'Bystander Lane', '12 Lake Road']

function findLeaks(world: World, { operation, plan, request, answer, logLines }: Subject) {
  const { 'set-cookie': cookies, ...headers } = answer.headers
  const setsCookie = ['createSession', 'getSession', 'endSession'].includes(operation.id)
  const shown = `${JSON.stringify(headers)}${setsCookie ? '' : String(cookies)}${answer.body}`
  const found: Finding[] = []
  for (const secret of world.secrets) {
    if (shown.includes(secret)) found.push({ key: 'answer shows a secret', detail: secret })
    const line = logLines.find((each) => each.includes(secret))
    if (line) found.push({ key: 'log has a secret', detail: line })
  }
  const sent = `${decodeURIComponent(request.url.replace(/%(?![\da-f]{2})/gi, ''))}${String(request.payload)}${JSON.stringify(request.headers)}`
  const internal = internals.find((pattern) => pattern.test(shown) && !pattern.test(sent))
  if (internal || shown.includes(root) || shown.includes(world.folder))
    found.push({ key: 'answer shows internals', detail: `${String(internal)} in ${shown}` })
  const isAdmin = plan.actor === 'admin' || plan.actor === 'otherAdmin'
  const others = [world.bystander.email, ...ofBystander]
  if (!isAdmin && others.some((each) => shown.includes(each) && !sent.includes(each)))
    found.push({ key: 'answer shows data of another user', detail: shown })
  const line = logLines.find((each) => personal.some((data) => each.includes(data)))
  if (line) found.push({ key: 'log has personal data', detail: line })
  return found
}

function findWrongAnswers(subject: Subject): Finding[] {
  const { operation, plan, request, answer, violations, logLines } = subject
  const { status, headers, body } = answer
  // HTTP allows it as the answer to any conditional GET.
  const isNotModified = status === 304 && request.headers['if-none-match'] !== undefined
  const found: Finding[] = (isNotModified ? [] : violations).map((violation) => ({
    key: `answer is not in the contract: ${violation.slice(0, 100)}`,
    detail: `${violation}: ${body}`,
  }))
  const logged = logLines.find((line) => line.includes('"err"')) ?? ''
  if (status >= 500) found.push({ key: `${status}`, detail: `${body} ${logged}` })
  const isOfProblems = String(headers['content-type']).startsWith('application/problem+json')
  if (status >= 400 && !(isOfProblems && isProblem(parse(body))))
    found.push({ key: 'error is no problem', detail: `${status} ${body}` })
  if (status < 400 && !canCall(operation, plan))
    found.push({ key: 'answers somebody who may not call', detail: `${plan.actor}: ${status}` })
  return found
}

/** What is wrong with an answer, and with what was logged. */
export const findFaults = (world: World, subject: Subject): Finding[] =>
  [...findWrongAnswers(subject), ...findRejections(subject), ...findLeaks(world, subject)].map(
    ({ key, detail }) => ({
      key: `${subject.operation.id} ${key}`,
      detail: detail.slice(0, 1_500),
    }),
  )
