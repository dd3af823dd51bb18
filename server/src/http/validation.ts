import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { SchemaObject } from '../../../contract/operations'

const ajvOptions = {
  removeAdditional: false,
  useDefaults: true,
  strict: false,
} as const

/**
 * Steps of the contract are decimal fractions, such as 0.01, which floating point only approximates. A tolerance would let amounts pass
 * that are no number of paisa.
 */
export function withExactDecimals(ajv: Ajv): Ajv {
  ajv.removeKeyword('multipleOf')
  return ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    compile: (step: number) => {
      const decimals = String(step).split('.')[1]?.length ?? 0
      return (value: number) => Number(value.toFixed(decimals)) === value
    },
  })
}

const maxErrors = 20

type Validate = { (data: unknown): boolean; errors?: ErrorObject[] | null }

const isSchema = (value: unknown): value is SchemaObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const mapValues = (schemas: SchemaObject) =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      isSchema(schema) ? toSizeSchema(schema) : {},
    ]),
  )

/** Keeps only the limits for the sizes of arrays and objects. */
function toSizeSchema({ maxItems, maxProperties, properties, items }: SchemaObject): SchemaObject {
  return {
    ...(maxItems !== undefined && { maxItems }),
    ...(maxProperties !== undefined && { maxProperties }),
    ...(isSchema(properties) && { properties: mapValues(properties) }),
    ...(isSchema(items) && { items: toSizeSchema(items) }),
  }
}

function firstErrors(validators: readonly ValidateFunction[]): Validate {
  const validate: Validate = (data) => {
    const failed = validators.find((each) => !each(data))
    validate.errors = failed?.errors?.slice(0, maxErrors) ?? null
    return !failed
  }
  return validate
}

/**
 * Coerces parameters, which are text, but not bodies. Forms show an error for each field, so all errors are collected, which is
 * cheap only once the sizes of arrays are checked.
 */
export function createValidatorCompiler() {
  const sizes = new Ajv(ajvOptions)
  const bodies = addFormats(
    withExactDecimals(new Ajv({ ...ajvOptions, allErrors: true, coerceTypes: false })),
  )
  const parameters = addFormats(
    withExactDecimals(new Ajv({ ...ajvOptions, allErrors: true, coerceTypes: true })),
  )
  return (schema: SchemaObject, httpPart: string | undefined): Validate =>
    httpPart === 'body'
      ? firstErrors([sizes.compile(toSizeSchema(schema)), bodies.compile(schema)])
      : firstErrors([parameters.compile(schema)])
}
