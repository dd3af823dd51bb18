import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import type { OperationRecord, SchemaObject } from '../../../contract/operations'
import operationsJson from '../contract/generated/operations.json'
import type { Call, Handlers, OperationId } from '../contract/types'
import { forbidden, unauthenticated } from './problem'
import { createValidatorCompiler } from './validation'

export const operations = operationsJson as unknown as readonly OperationRecord[]

/** Public queries have the same response for all callers. */
export const isCached = ({ method, access, provides }: OperationRecord) =>
  method === 'get' && access === 'public' && provides.length > 0

/** How bodies are parsed. Each kind has a scope of its own, whose parsers accept no other content type. */
type BodyKind = 'json' | 'form' | 'multipart'

function toBodyKind({ body }: OperationRecord): BodyKind {
  if (body?.contentType.startsWith('multipart/')) return 'multipart'
  return body?.contentType === 'application/x-www-form-urlencoded' ? 'form' : 'json'
}

export const hasBodyOf = (kind: BodyKind) => (operation: OperationRecord) =>
  toBodyKind(operation) === kind

function toFastifySchema(operation: OperationRecord): FastifySchema {
  const { params, query, headers, body, responses } = operation
  const isJson = (contentType?: string) => contentType?.endsWith('json')
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && toBodyKind(operation) !== 'multipart' && { body: body.schema }),
    response: Object.fromEntries(
      Object.entries(responses)
        .filter(([status, { contentType }]) => status.startsWith('2') && isJson(contentType))
        .map(([status, { schema }]) => [status, schema]),
    ),
  }
}

/** Public operations work without a session if the database is unavailable. */
async function resolveIfPossible(request: FastifyRequest) {
  await request.resolveSession().catch((error: unknown) => {
    request.log.warn(error, 'the session could not be read')
  })
}

/** Authorises by the contract's `security`, before the body is parsed. */
function createGuard(operation: OperationRecord) {
  const { access } = operation
  const isForAnyone = access === 'public' || access === 'identityToken'
  return async (request: FastifyRequest) => {
    if (isCached(operation)) return
    if (isForAnyone) return resolveIfPossible(request)
    await request.resolveSession()
    if (access === 'optional') return
    if (!request.session) throw unauthenticated()
    if (access === 'admin' && request.session.role !== 'admin') throw forbidden()
  }
}

function successStatus({ responses }: OperationRecord): number {
  return Number(Object.keys(responses).find((status) => /^[23]/.test(status)) ?? 200)
}

const fastifyPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** Registers operations of the contract: route, validation, serialisation and authorisation. */
export function registerOperations(
  app: FastifyInstance,
  handlers: Handlers,
  includes: (operation: OperationRecord) => boolean = () => true,
) {
  const compile = createValidatorCompiler()
  app.setValidatorCompiler<SchemaObject>(({ schema, httpPart }) => compile(schema, httpPart))
  for (const operation of operations.filter(includes)) {
    const id = operation.id as OperationId
    app.route({
      method: operation.method,
      url: fastifyPath(operation.path),
      schema: toFastifySchema(operation),
      bodyLimit: operation.bodyLimit,
      // A HEAD response of an event stream would never end.
      exposeHeadRoute: operation.responses['200']?.contentType !== 'text/event-stream',
      config: { operation },
      onRequest: createGuard(operation),
      handler: async (request, reply) => {
        const call = {
          params: request.params,
          query: request.query,
          body: request.body,
          session: request.session,
          request,
          reply,
        } as Call<OperationId>
        const handle = handlers[id] as (call: Call<OperationId>) => unknown
        const body = await handle(call)
        if (reply.sent) return reply
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
        if (reply.statusCode === 200) reply.code(successStatus(operation))
        return body
      },
    })
  }
}
