/** Rules of the contract beyond OpenAPI: who may call, the format of errors, the cache tags of each call. */
import type { Contract } from '../../contract/operations'
import { resolvesToScalar, type Schema } from './schemaPath'

export type ContractOperation = Contract['paths'][string][string]

const methods = ['get', 'put', 'post', 'patch', 'delete']
const placeholder = /\{(path|query|body|response)((?:\.\w+|\[\*\])+)\}/g
const scopesOf: Record<string, readonly string[]> = {
  session: ['user', 'admin'],
  identityToken: [],
}

/** Their responses contain no stored data, so no change can make them stale. */
const withoutProvides: Record<string, string> = {
  endSession: 'ends a session; it is a GET by specification',
  getHealth: 'a probe of the process',
  getReadiness: 'a probe of the database',
  checkData: 'a check of the whole database',
}

/** They change nothing that a screen shows by the time they respond. */
const withoutInvalidates: Record<string, string> = {
  createPaymentSession: 'an open attempt is shown nowhere',
  checkProductImport: 'the import changes products only when it is applied',
  previewBulkEdit: 'the edit changes products only when it is applied',
  unsubscribe: 'mail programs call it, not the client',
  uploadImage: 'a picture belongs to nothing until a product or user is saved',
  returnFromPayment: 'carries no authority; the confirmed payment changes the database',
  notifyPayment: 'carries no authority; the confirmed payment changes the database',
}

const collectionOf = (tag: string) => tag.split('/', 1)[0] ?? tag

function jsonSchemas(operation: ContractOperation): Schema[] {
  return Object.entries(operation.responses).flatMap(([status, { content }]) => {
    const schema = content?.['application/json']?.schema
    return status.startsWith('2') && schema ? [schema] : []
  })
}

function checkSecurity(operation: ContractOperation): string[] {
  const { security } = operation as Partial<ContractOperation>
  if (!security) return ['does not say who may call: add `security`']
  return security.flatMap((requirement) =>
    Object.entries(requirement).flatMap(([scheme, scopes]) => {
      const known = scopesOf[scheme]
      if (!known) return [`has the unknown security scheme ${scheme}`]
      if (known.length === 0) return scopes.length === 0 ? [] : [`${scheme} takes no scopes`]
      const isValid = scopes.length === 1 && scopes.every((scope) => known.includes(scope))
      return isValid ? [] : [`${scheme} needs exactly one scope of ${known.join(', ')}`]
    }),
  )
}

function checkErrors({ responses }: ContractOperation): string[] {
  const errors = Object.entries(responses).filter(([status]) => !/^[123]/.test(status))
  return [
    ...('default' in responses ? [] : ['lacks the `default` response']),
    ...errors
      .filter(([, { content = {} }]) => Object.keys(content).join() !== 'application/problem+json')
      .map(([status]) => `has a response ${status} that is not a problem`),
  ]
}

function checkTags(operation: ContractOperation, method: string): string[] {
  const { operationId: id, 'x-provides': provides, 'x-invalidates': invalidates } = operation
  const [own, ownTags, other, otherTags, exempt] =
    method === 'get'
      ? ['x-provides', provides, 'x-invalidates', invalidates, withoutProvides]
      : (['x-invalidates', invalidates, 'x-provides', provides, withoutInvalidates] as const)
  if (otherTags) return [`is a ${method.toUpperCase()}: remove \`${other}\``]
  if (ownTags?.length) return id in exempt ? [`needs no exemption from \`${own}\``] : []
  const isEmpty = method === 'get' && jsonSchemas(operation).length === 0
  return id in exempt || isEmpty ? [] : [`lacks \`${own}\``]
}

function schemasOf(operation: ContractOperation, source: string): Schema[] {
  if (source === 'response') return jsonSchemas(operation)
  if (source === 'body') {
    return Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema)
  }
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === source)
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
  return [{ type: 'object', properties }]
}

function checkPlaceholders(operation: ContractOperation): string[] {
  const tags = [...(operation['x-provides'] ?? []), ...(operation['x-invalidates'] ?? [])]
  return tags.flatMap((tag) => {
    const found = [...tag.matchAll(placeholder)]
    if (found.length > 1) return [`the tag ${tag} has more than one placeholder`]
    if (found.length === 0 && /[{}]/.test(tag)) return [`the tag ${tag} has an unknown placeholder`]
    return found.flatMap(([, source = '', path = '']) => {
      const schemas = schemasOf(operation, source)
      const exists = schemas.length > 0 && schemas.every((each) => resolvesToScalar(each, path))
      return exists ? [] : [`the tag ${tag} names a value that its ${source} does not have`]
    })
  })
}

/** Every breach, one line each. References in the contract must be resolved. */
export function contractProblems(
  contract: Contract,
  { isWhole = true }: { isWhole?: boolean } = {},
): string[] {
  const operations = Object.values(contract.paths).flatMap((item) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ operation, method }] : []
    }),
  )
  const ids = operations.map(({ operation }) => operation.operationId)
  const provided = new Set(
    operations.flatMap(({ operation }) => (operation['x-provides'] ?? []).map(collectionOf)),
  )
  return [
    ...operations.flatMap(({ operation, method }) =>
      [
        ...checkSecurity(operation),
        ...checkErrors(operation),
        ...checkTags(operation, method),
        ...checkPlaceholders(operation),
        ...(operation['x-invalidates'] ?? [])
          .filter((tag) => !provided.has(collectionOf(tag)))
          .map((tag) => `invalidates ${tag}, which no call provides`),
      ].map((problem) => `${operation.operationId}: ${problem}`),
    ),
    ...Object.keys({ ...withoutProvides, ...withoutInvalidates })
      .filter((id) => isWhole && !ids.includes(id))
      .map((id) => `${id}: has an exemption, but is not in the contract`),
  ]
}
