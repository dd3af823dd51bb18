import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { SchemaObject } from '../../../contract/operations'

const ajvOptions = {
  removeAdditional: false,
  useDefaults: true,
  strict: false,
  // Prices are decimal fractions, which floating point only approximates.
  multipleOfPrecision: 6,
} as const

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
  const bodies = addFormats(new Ajv({ ...ajvOptions, allErrors: true, coerceTypes: false }))
  const parameters = addFormats(new Ajv({ ...ajvOptions, allErrors: true, coerceTypes: true }))
  return (schema: SchemaObject, httpPart: string | undefined): Validate =>
    httpPart === 'body'
      ? firstErrors([sizes.compile(toSizeSchema(schema)), bodies.compile(schema)])
      : firstErrors([parameters.compile(schema)])
}
