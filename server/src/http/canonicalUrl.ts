import type { FastifyRequest } from 'fastify'
import type { OperationRecord, SchemaObject } from '../../../contract/operations'
import type {} from './security'

const propertyNames = (schema: SchemaObject | undefined) => Object.keys(schema?.properties ?? {})

type Scalar = string | number | boolean

const isScalar = (value: unknown): value is Scalar =>
  ['string', 'number', 'boolean'].includes(typeof value)

function readValue(values: unknown, name: string): Scalar | undefined {
  const value: unknown =
    typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined
  return isScalar(value) ? value : undefined
}

function toPath({ path, caseInsensitive }: OperationRecord, params: unknown): string {
  return path.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = String(readValue(params, name))
    return encodeURIComponent(caseInsensitive.includes(name) ? value.toLowerCase() : value)
  })
}

/** Equal requests get equal URLs: validated parameters in the contract's order. */
export function canonicalUrl({ params, query, routeOptions, url }: FastifyRequest): string {
  const { operation } = routeOptions.config
  if (!operation) return url
  const search = new URLSearchParams()
  for (const name of propertyNames(operation.query)) {
    const value = readValue(query, name)
    if (value !== undefined) search.set(name, String(value))
  }
  const path = toPath(operation, params)
  return search.size > 0 ? `${path}?${search.toString()}` : path
}
