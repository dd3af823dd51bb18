import { banner } from './banner'
import { type Contract, operationsOf, type SchemaObject } from './operations'

const limitNames = [
  'minLength',
  'maxLength',
  'exclusiveMinimum',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'default',
] as const

/** Without `null`, which an optional field may be. */
function limitsOfField(schema: SchemaObject, isRequired: boolean): SchemaObject {
  const { items, oneOf = [schema] } = schema as SchemaObject & {
    items?: SchemaObject
    oneOf?: SchemaObject[]
  }
  const [value = schema] = oneOf
  return {
    isRequired,
    ...Object.fromEntries(
      limitNames.flatMap((name) => (name in value ? [[name, value[name]]] : [])),
    ),
    ...(items && { items: limitsOfField(items, true) }),
  }
}

/** What may be entered into the fields of each body: for forms, and for files with many of them. A page loads only those that it uses. */
export function limitFiles(contract: Contract): Record<string, string> {
  const files = operationsOf(contract).flatMap(({ id, body }) => {
    if (body?.contentType !== 'application/json') return []
    const { properties, required = [] } = body.schema as {
      properties: Record<string, SchemaObject>
      required?: string[]
    }
    const fields = Object.entries(properties).map(([name, schema]) => [
      name,
      limitsOfField(schema, required.includes(name)),
    ])
    const limits = JSON.stringify(Object.fromEntries(fields), null, 2)
    const text = `${banner}export const ${id}Limits = ${limits} as const\n`
    return [[`common/generated/limits/${id}.ts`, text] as const]
  })
  return Object.fromEntries(files)
}
