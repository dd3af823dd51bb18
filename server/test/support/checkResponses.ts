import Ajv, { type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'
import { operations } from '../../src/http/registerOperations'
import { withExactDecimals } from '../../src/http/validation'

const ajv = addFormats(withExactDecimals(new Ajv({ allErrors: true, strict: false })))
const responsesById = new Map(operations.map(({ id, responses }) => [id, responses]))
const validators = new WeakMap<object, ValidateFunction>()

/** Compiled on first use: a test file uses few of the operations. */
function validatorFor(schema: object): ValidateFunction {
  const validate = validators.get(schema) ?? ajv.compile(schema)
  validators.set(schema, validate)
  return validate
}

/** Collects violations of the contract in all responses. */
export function watchResponses(app: FastifyInstance): { violations: string[] } {
  const violations: string[] = []
  app.addHook('onSend', async (request, reply, payload) => {
    const id = request.routeOptions.config.operation?.id
    // What a cache has is not sent again.
    if (!id || reply.statusCode === 304) return
    const responses = responsesById.get(id)
    const allowed = responses?.[reply.statusCode] ?? responses?.default
    const contentType = String(reply.getHeader('content-type') ?? '')
    if (!allowed || (allowed.contentType && !contentType.startsWith(allowed.contentType))) {
      violations.push(`${id} ${reply.statusCode}: ${contentType} is not in the contract`)
    } else if (contentType.includes('json') && !reply.hasHeader('content-encoding')) {
      const validate = validatorFor(allowed.schema ?? {})
      if (validate(JSON.parse(String(payload)))) return
      violations.push(`${id} ${reply.statusCode}: ${ajv.errorsText(validate.errors)}`)
    }
  })
  return { violations }
}
