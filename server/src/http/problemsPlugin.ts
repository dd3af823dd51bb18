import { STATUS_CODES } from 'node:http'
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify'
import fp from 'fastify-plugin'
import { type Text, text } from '../../../common/text'
import { isUnavailable, sqlState } from '../db/errors'
import { invalid, notFound, Problem, unavailable } from './problem'
import type { SecurityHeaders } from './security'

type Violation = NonNullable<FastifyError['validation']>[number]

const readable: Partial<Record<string, (params: Record<string, unknown>) => Text>> = {
  required: () => text('is required', 'দিতে হবে'),
  enum: ({ allowedValues }) => {
    const values = Array.isArray(allowedValues) ? allowedValues.join(', ') : undefined
    return text(
      `must be one of ${values ?? 'the allowed values'}`,
      `হতে হবে এর একটি: ${values ?? 'অনুমোদিত মান'}`,
    )
  },
  pattern: () => text('has a form that is not allowed', 'সঠিকভাবে লেখা হয়নি'),
  multipleOf: () => text('has too many decimals', 'দশমিকের পর অঙ্ক বেশি'),
}

function toFieldName({ instancePath, params }: Violation): string {
  const { missingProperty } = params as { missingProperty?: string }
  const path = instancePath.split('/').slice(1)
  return [...path, ...(missingProperty ? [missingProperty] : [])].join('.') || 'body'
}

const wrong = text('is wrong', 'ঠিক নেই')

const toSentence = ({ keyword, params, message }: Violation): Text =>
  readable[keyword]?.(params) ?? text(message ?? wrong.en, wrong.bn)

function fromValidation(violations: readonly Violation[], location: string | undefined): Problem {
  // An invalid ID in the path cannot exist.
  if (location === 'params') return notFound('What you asked for was')
  const fieldErrors: Record<string, Text> = {}
  for (const violation of violations) fieldErrors[toFieldName(violation)] ??= toSentence(violation)
  const [field, sentence] = Object.entries(fieldErrors)[0] ?? ['input', wrong]
  return invalid(fieldErrors, text(`${field} ${sentence.en}.`, `${field}: ${sentence.bn}।`))
}

const clientCodes: Partial<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_json',
  FST_UNDER_PRESSURE: 'overloaded',
}

/** Addresses that the router rejects, whose own message repeats them. */
const rejectedAddresses: Partial<Record<string, () => Problem>> = {
  FST_ERR_BAD_URL: () => new Problem(400, 'bad_request', 'This address is not allowed.'),
  // An ID in the path that is this long cannot exist.
  FST_ERR_MAX_PARAM_LENGTH: () => notFound('What you asked for was'),
}

/** Values that PostgreSQL rejects, by SQLSTATE. */
const rejectedValues: Partial<Record<string, () => Problem>> = {
  // PostgreSQL cannot store NUL characters.
  '22021': () =>
    new Problem(
      422,
      'invalid',
      text('A text has a character that cannot be kept.', 'লেখায় এমন একটি অক্ষর আছে যা রাখা যায় না।'),
    ),
  '22003': () =>
    new Problem(422, 'invalid', text('A number is out of range.', 'একটি সংখ্যা সীমার বাইরে।')),
  // The contract validates every body field, so this is an ID in the path.
  '22P02': () => notFound('What you asked for was'),
}

const busy = text('The shop is busy. Please try again.', 'শপ এখন ব্যস্ত। আবার চেষ্টা করুন।')

function toProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error
  const rejectedAddress = rejectedAddresses[error.code]
  if (rejectedAddress) return rejectedAddress()
  if (error.validation) return fromValidation(error.validation, error.validationContext)
  const rejected = rejectedValues[sqlState(error) ?? '']
  if (rejected) return rejected()
  const status = error.statusCode ?? 500
  // Also if the caller has cut the connection, which has the same code as a lost connection to the database.
  if (status < 500)
    return new Problem(status, clientCodes[error.code] ?? 'bad_request', error.message)
  if (isUnavailable(error)) return unavailable(busy, error)
  if (status === 503) return unavailable(busy, error)
  return new Problem(
    500,
    'internal',
    text('Something went wrong on our side.', 'আমাদের দিক থেকে কিছু একটা সমস্যা হয়েছে।'),
    { cause: error },
  )
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  const { status, code, message, messageBn, fieldErrors, fieldErrorsBn, details, headers } = problem
  const title = STATUS_CODES[status] ?? 'Error'
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .type('application/problem+json')
    .serializer((body: unknown) => JSON.stringify(body))
    .send({
      status,
      code,
      title,
      message,
      messageBn,
      fieldErrors,
      fieldErrorsBn,
      details,
      requestId: request.id,
    })
}

/** Fastify's `frameworkErrors`: the router rejects some addresses before any hook or handler. */
export const createFrameworkErrorHandler =
  (headers: SecurityHeaders) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    void sendProblem(request, reply.headers(headers), toProblem(error))

/** By the code of the error; all others are 400. */
const connectionErrors: Partial<Record<string, readonly [status: number, code: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timeout'],
  HPE_HEADER_OVERFLOW: [431, 'too_large'],
}

/** Fastify's `clientErrorHandler`: what Node cannot read as a request has neither request nor reply. */
export const createClientErrorHandler =
  (headers: SecurityHeaders): FastifyServerOptions['clientErrorHandler'] =>
  (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const [status, code] = connectionErrors[error.code] ?? [400, 'bad_request']
    const title = STATUS_CODES[status] ?? 'Error'
    const body = JSON.stringify({ status, code, title, message: 'This request cannot be read.' })
    const lines = Object.entries({
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/problem+json',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${String(value)}`)
    const head = [`HTTP/1.1 ${status} ${title}`, ...lines].join('\r\n')
    if (socket.writable) socket.write(`${head}\r\n\r\n${body}`)
    socket.destroy(error)
  }

/** Sends every error as a problem with a stable code, without internal details. */
export const problemsPlugin = fp(async (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toProblem(error)
    // Writing a line for each request that is turned away would cost more than turning it away; metrics count them.
    if (problem.status >= 500 && problem.code !== 'overloaded') {
      request.log.error({ err: problem.cause ?? error, code: problem.code }, 'request failed')
    }
    return sendProblem(request, reply, problem)
  })
})
