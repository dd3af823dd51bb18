import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import recorded from './generated/operations.json'

export type Schema = Record<string, unknown>
type RecordedOperation = { method: string; path: string; status?: number; schema?: Schema }

const operations: Record<string, RecordedOperation | undefined> = recorded.operations
const schemas: Record<string, Schema | undefined> = recorded.components.schemas
const ajv = addFormats(new Ajv({ allErrors: true, strict: false, multipleOfPrecision: 6 }))
ajv.addSchema(recorded, 'contract')

export function operationOf(id: string): RecordedOperation {
  const operation = operations[id]
  if (!operation) throw new Error(`The contract has no operation '${id}'.`)
  return operation
}

/** The status and schema of an operation's successful response. */
export function successResponseOf(id: string) {
  const { status, schema } = operationOf(id)
  if (!status) throw new Error(`'${id}' has no successful response in the contract.`)
  return { status, schema }
}

/** The schema that a `$ref` names. */
export function schemaAt(ref: string): Schema {
  const schema = schemas[ref.replace('#/components/schemas/', '')]
  if (!schema) throw new Error(`The contract has no '${ref}'.`)
  return schema
}

function assertMatches(pointer: string, value: unknown, what: string) {
  const validate = ajv.getSchema(`contract#${pointer}`)
  if (!validate) throw new Error(`The contract has no '${pointer}'.`)
  if (!validate(value)) {
    throw new Error(`${what} does not match the contract: ${ajv.errorsText(validate.errors)}`)
  }
}

/** Throws if a value does not match the schema of an operation's successful response. */
export function assertIsResponse(id: string, value: unknown) {
  if (!operationOf(id).schema) return
  assertMatches(`/operations/${id}/schema`, value, `The mock response of '${id}'`)
}

/** Throws if a value is not an error in the contract's problem format. */
export function assertIsProblem(id: string, value: unknown) {
  assertMatches('/components/schemas/Problem', value, `The mock error of '${id}'`)
}
