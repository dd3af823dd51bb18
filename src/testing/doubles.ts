import { delay, HttpResponse, http, type RequestHandler } from 'msw'
import type { ApiProblem, shopApi } from '../api'
import { assertMatchesSchema, goodAnswerOf, operationOf, problemSchema } from './contract'
import { sampleOf } from './sampleOf'

type Endpoints = typeof shopApi.endpoints
export type OperationId = keyof Endpoints
export type AnswerOf<Id extends OperationId> = Endpoints[Id]['Types']['ResultType']

/** A whole response goes out as it is: a refusal. */
type AnswerTo<Id extends OperationId> = (
  request: Request,
) => AnswerOf<Id> | Response | Promise<AnswerOf<Id> | Response>

type DoubleOptions = {
  headers?: Record<string, string>
  /** For what to see while it is loading. */
  delayed?: number | 'infinite'
  /** Is told of each request. */
  onRequest?: (request: Request) => void
}

function handlerFor(
  id: OperationId,
  answer: (request: Request) => Response | Promise<Response>,
  { delayed, onRequest }: DoubleOptions,
): RequestHandler {
  const { method, path } = operationOf(id)
  const bind = {
    get: http.get,
    put: http.put,
    post: http.post,
    patch: http.patch,
    delete: http.delete,
  }[method]
  if (!bind) throw new Error(`No double can answer to '${method}'.`)
  return bind(path.replace(/\{(\w+)\}/g, ':$1'), async ({ request }) => {
    onRequest?.(request)
    // A timer that never ends would keep the test's process alive.
    if (delayed === 'infinite') await new Promise(() => {})
    else if (delayed) await delay(delayed)
    return answer(request)
  })
}

/**
 * Answers an operation as the contract says: what is given or, without it, the least that its schema asks for.
 * An answer that the contract does not allow throws, so that a double can't lie.
 */
export function mockResponse<Id extends OperationId>(
  id: Id,
  answer?: AnswerOf<Id> | AnswerTo<Id>,
  options: DoubleOptions = {},
): RequestHandler {
  const { status, schema } = goodAnswerOf(id)
  const checked = (value: unknown) => {
    if (schema) assertMatchesSchema(schema, value, `The double of '${id}'`)
    return value
  }
  const isFunction = (given: typeof answer): given is AnswerTo<Id> => typeof given === 'function'
  const fixed = isFunction(answer) ? undefined : checked(answer ?? (schema && sampleOf(schema)))
  const respond = (value: unknown) =>
    HttpResponse.json(jsonOf(value), { status, headers: options.headers })
  return handlerFor(
    id,
    async (request) => {
      if (!isFunction(answer)) return respond(fixed)
      const answered = await answer(request)
      return answered instanceof Response ? answered : respond(checked(answered))
    },
    options,
  )
}

/** What `HttpResponse.json` takes. */
function jsonOf(value: unknown) {
  return JSON.parse(JSON.stringify(value ?? null)) as null | Record<string, unknown>
}

/** Refuses an operation with a problem as the contract has it. */
export function mockError(
  id: OperationId,
  problem: Partial<ApiProblem> & { status: number },
  options: DoubleOptions = {},
): RequestHandler {
  const whole = { code: 'refused', title: 'Refused', message: 'It was refused.', ...problem }
  assertMatchesSchema(problemSchema(), whole, `The problem of '${id}'`)
  return handlerFor(
    id,
    () =>
      HttpResponse.json(jsonOf(whole), {
        status: whole.status,
        headers: { 'Content-Type': 'application/problem+json' },
      }),
    options,
  )
}

/** No answer at all. */
export function unreachable(id: OperationId, options: DoubleOptions = {}): RequestHandler {
  return handlerFor(id, () => HttpResponse.error(), options)
}
