import Ajv, { type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import recorded from './generated/operations.json'

type Schema = Record<string, unknown>
type RecordedOperation = {
  id: string
  method: string
  path: string
  responses: Record<string, { contentType?: string; schema?: Schema } | undefined>
}

const operations: readonly RecordedOperation[] = recorded
const ajv = addFormats(new Ajv({ allErrors: true, strict: false, multipleOfPrecision: 6 }))
const validators = new WeakMap<Schema, ValidateFunction>()

export function operationOf(id: string): RecordedOperation {
  const operation = operations.find((one) => one.id === id)
  if (!operation) throw new Error(`The contract has no operation '${id}'.`)
  return operation
}

/** The status and schema of an operation's successful response. */
export function successResponseOf(id: string): { status: number; schema: Schema | undefined } {
  const [status, answer] =
    Object.entries(operationOf(id).responses).find(([code]) => code.startsWith('2')) ?? []
  if (!status) throw new Error(`'${id}' has no successful response in the contract.`)
  return { status: Number(status), schema: answer?.schema }
}

/** The same for every operation that has one. */
export function problemSchema(): Schema {
  const schema = operations
    .flatMap(({ responses }) => Object.values(responses))
    .find((answer) => answer?.contentType === 'application/problem+json')?.schema
  if (!schema) throw new Error('The contract has no problem.')
  return schema
}

/** Throws if a value does not match the schema. */
export function assertMatchesSchema(schema: Schema, value: unknown, what: string) {
  const validate = validators.get(schema) ?? ajv.compile(schema)
  validators.set(schema, validate)
  if (!validate(value)) {
    throw new Error(`${what} does not match the contract: ${ajv.errorsText(validate.errors)}`)
  }
}
