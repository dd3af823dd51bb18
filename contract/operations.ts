/** The contract's operations as plain records, for the generators, the server and the mock server of the tests. */
export type SchemaObject = Record<string, unknown>

type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  'x-case-insensitive'?: boolean
  schema: SchemaObject
}
type Content = Record<string, { schema: SchemaObject }>
type Operation = {
  operationId: string
  tags?: readonly string[]
  security: readonly Record<string, readonly string[]>[]
  parameters?: readonly Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { headers?: Record<string, unknown>; content?: Content }>
  'x-provides'?: readonly string[]
  'x-invalidates'?: readonly string[]
  'x-cross-site'?: boolean
  'x-body-limit'?: number
  'x-own-error'?: boolean
}

export type Contract = { paths: Record<string, Record<string, Operation>> }

export type Access = 'public' | 'optional' | 'identityToken' | 'user' | 'admin'

export type OperationRecord = {
  id: string
  method: 'get' | 'put' | 'post' | 'patch' | 'delete'
  path: string
  access: Access
  /** Called from other sites by design, so exempt from the same-origin rule; carries no authority. */
  crossSite: boolean
  params?: SchemaObject
  /** Path parameters that name the same thing in upper and lower case. */
  caseInsensitive: readonly string[]
  query?: SchemaObject
  headers?: SchemaObject
  body?: { contentType: string; schema: SchemaObject }
  /** In bytes; the server's default applies without one. */
  bodyLimit?: number
  responses: Record<string, { contentType?: string; schema?: SchemaObject }>
  provides: readonly string[]
  invalidates: readonly string[]
}

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const

function accessOf(operation: Operation): Access {
  const [requirement, alternative] = operation.security
  if (!requirement) return 'public'
  if (alternative) return 'optional'
  if (requirement.identityToken) return 'identityToken'
  return requirement.session?.includes('admin') ? 'admin' : 'user'
}

function parametersIn(operation: Operation, location: Parameter['in']): SchemaObject | undefined {
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === location)
  if (parameters.length === 0) return undefined
  const nameOf = (parameter: Parameter) =>
    location === 'header' ? parameter.name.toLowerCase() : parameter.name
  return {
    type: 'object',
    required: parameters.filter((parameter) => parameter.required).map(nameOf),
    properties: Object.fromEntries(
      parameters.map((parameter) => [nameOf(parameter), parameter.schema]),
    ),
  }
}

function firstContent(content: Content | undefined) {
  const [entry] = Object.entries(content ?? {})
  return entry ? { contentType: entry[0], schema: entry[1].schema } : undefined
}

export function operationsOf(contract: Contract): OperationRecord[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      return {
        id: operation.operationId,
        method,
        path,
        access: accessOf(operation),
        crossSite: operation['x-cross-site'] ?? false,
        params: parametersIn(operation, 'path'),
        caseInsensitive: (operation.parameters ?? [])
          .filter((parameter) => parameter['x-case-insensitive'])
          .map(({ name }) => name),
        query: parametersIn(operation, 'query'),
        headers: parametersIn(operation, 'header'),
        body: firstContent(operation.requestBody?.content),
        bodyLimit: operation['x-body-limit'],
        responses: Object.fromEntries(
          Object.entries(operation.responses).map(([status, response]) => [
            status,
            firstContent(response.content) ?? {},
          ]),
        ),
        provides: operation['x-provides'] ?? [],
        invalidates: operation['x-invalidates'] ?? [],
      }
    }),
  )
}
