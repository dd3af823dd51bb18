import { delay, HttpResponse, http, type RequestHandler } from 'msw'
import type { ApiProblem, accountApi, adminApi, Page, shopApi } from '@/api'
import { assertIsProblem, assertIsResponse, operationOf, successResponseOf } from './contract'
import { sampleOf } from './sampleOf'

type Endpoints = typeof shopApi.endpoints & typeof accountApi.endpoints & typeof adminApi.endpoints
export type OperationId = keyof Endpoints
type AsSent<Result> = Result extends Page<infer Row> ? Row[] : Result
/** The response as the server sends it. */
export type AnswerOf<Id extends OperationId> = AsSent<Endpoints[Id]['Types']['ResultType']>

/** A `Response` is sent unchanged, so that a mock can send an error. */
type AnswerTo<Id extends OperationId> = (
  request: Request,
) => AnswerOf<Id> | Response | Promise<AnswerOf<Id> | Response>

type DoubleOptions = {
  headers?: Record<string, string>
  /** In milliseconds; `infinite` keeps the loading state. */
  delayed?: number | 'infinite'
  /** Called for each request. */
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
  if (!bind) throw new Error(`Cannot mock the method '${method}'.`)
  return bind(path.replace(/\{(\w+)\}/g, ':$1'), async ({ request }) => {
    onRequest?.(request)
    // A timer that never ends would keep the test's process alive.
    if (delayed === 'infinite') await new Promise(() => {})
    else if (delayed) await delay(delayed)
    return answer(request)
  })
}

/**
 * Mocks the successful response of an operation: the given value or, without one, the smallest that its schema allows.
 * Throws for a value that does not match the contract.
 */
export function mockResponse<Id extends OperationId>(
  id: Id,
  answer?: AnswerOf<Id> | AnswerTo<Id>,
  options: DoubleOptions = {},
): RequestHandler {
  const { status, schema } = successResponseOf(id)
  const checked = (value: unknown) => {
    assertIsResponse(id, value)
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

/** Mocks an error response of an operation in the contract's problem format. */
export function mockError(
  id: OperationId,
  problem: Partial<ApiProblem> & { status: number },
  options: DoubleOptions = {},
): RequestHandler {
  const whole = { code: 'refused', title: 'Refused', message: 'It was refused.', ...problem }
  assertIsProblem(id, whole)
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

/** Mocks a network error. */
export function unreachable(id: OperationId, options: DoubleOptions = {}): RequestHandler {
  return handlerFor(id, () => HttpResponse.error(), options)
}
