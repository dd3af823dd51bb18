import { type Schema, schemaAt } from './contract'

const textsByFormat: Record<string, string> = {
  uuid: '01890000-0000-7000-8000-000000000001',
  email: 'customer@example.com',
  'date-time': '2026-01-15T06:00:00.000Z',
  uri: 'https://shop.example/sample',
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const schemasIn = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : [])

function sampleObject(schema: Schema): Record<string, unknown> {
  const properties = isSchema(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required.map(String) : []
  return Object.fromEntries(
    required.map((name) => {
      const property = properties[name]
      return [name, isSchema(property) ? sampleOf(property) : null]
    }),
  )
}

function sampleText({ format, pattern }: Schema): string {
  if (typeof format === 'string') return textsByFormat[format] ?? 'text'
  if (typeof pattern !== 'string') return 'text'
  const samples = [...Object.values(textsByFormat), '1700000000000', '/images/sample-1-960.webp']
  const fitting = ['text', ...samples].find((text) => new RegExp(pattern).test(text))
  return fitting ?? ''
}

/** The least that a schema asks for: required properties, empty lists. */
export function sampleOf(schema: Schema): unknown {
  if (typeof schema.$ref === 'string') return sampleOf(schemaAt(schema.$ref))
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const parts = schemasIn(schema.allOf)
  if (parts.length > 0) return Object.assign({}, ...parts.map(sampleOf))
  const [first] = schemasIn(schema.oneOf)
  if (first) return sampleOf(first)
  switch (schema.type) {
    case 'object':
      return sampleObject(schema)
    case 'array':
      return []
    case 'integer':
    case 'number':
      return typeof schema.minimum === 'number' ? schema.minimum : 1
    case 'boolean':
      return true
    default:
      return sampleText(schema)
  }
}
