import type { SchemaObject } from '../../contract/operations'

export type Schema = SchemaObject

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

function alternatives(schema: Schema): Schema[] {
  return ['allOf', 'oneOf', 'anyOf'].flatMap((key) => {
    const value = schema[key]
    return Array.isArray(value) ? value.filter(isSchema) : []
  })
}

function child(schema: Schema, key: string): Schema | undefined {
  const { properties } = schema
  const own = key === '[*]' ? schema.items : isSchema(properties) ? properties[key] : undefined
  if (isSchema(own)) return own
  for (const alternative of alternatives(schema)) {
    const found = child(alternative, key)
    if (found) return found
  }
  return undefined
}

/** Whether a path such as `.result[*]._id` leads to a string or number in the schema. */
export function resolvesToScalar(schema: Schema, path: string): boolean {
  let current: Schema | undefined = schema
  for (const key of path.match(/\w+|\[\*\]/g) ?? []) current = current && child(current, key)
  return current !== undefined && ['string', 'integer', 'number'].includes(String(current.type))
}
