import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'
import { operations } from '../../src/http/registerOperations'

const ajv = addFormats(new Ajv({ allErrors: true, strict: false, multipleOfPrecision: 6 }))

function compileResponses() {
  return new Map(
    operations.flatMap(({ id, responses }) =>
      Object.entries(responses).map(([status, { contentType, schema }]) => [
        `${id} ${status}`,
        { contentType, validate: ajv.compile(schema ?? {}) },
      ]),
    ),
  )
}

/** Collects violations of the contract in all responses. */
export function watchResponses(app: FastifyInstance): { violations: string[] } {
  const answers = compileResponses()
  const violations: string[] = []
  app.addHook('onSend', async (request, reply, payload) => {
    const id = request.routeOptions.config.operation?.id
    if (!id) return
    const allowed = answers.get(`${id} ${reply.statusCode}`) ?? answers.get(`${id} default`)
    const contentType = String(reply.getHeader('content-type') ?? '')
    if (!allowed || (allowed.contentType && !contentType.startsWith(allowed.contentType))) {
      violations.push(`${id} ${reply.statusCode}: ${contentType} is not in the contract`)
    } else if (contentType.includes('json') && !allowed.validate(JSON.parse(String(payload)))) {
      violations.push(`${id} ${reply.statusCode}: ${ajv.errorsText(allowed.validate.errors)}`)
    }
  })
  return { violations }
}
