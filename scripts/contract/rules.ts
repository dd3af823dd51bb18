/** What the contract promises beyond OpenAPI: who may call, how failures look, what each call shows and changes. */
import type { Contract } from '../../contract/operations'
import { resolvesToScalar, type Schema } from './schemaPath'

export type ContractOperation = Contract['paths'][string][string]
type Place = { operation: ContractOperation; method: string; path: string }

const methods = ['get', 'put', 'post', 'patch', 'delete']
const placeholder = /\{(path|query|body|response)((?:\.\w+|\[\*\])+)\}/g
const access: Record<string, readonly string[]> = { session: ['user', 'admin'], identityToken: [] }

/** Responses that show nothing stored, so that no change can make them stale. */
const showsNothingStored: Record<string, string> = {
  endSession: 'ends a session; it is a GET by specification',
  getHealth: 'a probe of the process',
  getReadiness: 'a probe of the database',
}

/** Calls that change nothing a screen shows when they return. */
const changesNothingShown: Record<string, string> = {
  createPaymentSession: 'an open attempt is shown nowhere',
  uploadImage: 'a picture belongs to nothing until a product or user is saved',
  returnFromPayment: 'carries no authority; the confirmed payment changes the database',
  notifyPayment: 'carries no authority; the confirmed payment changes the database',
}

function placesOf(contract: Contract): Place[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ operation, method, path }] : []
    }),
  )
}

const tagsOf = (operation: ContractOperation) => [
  ...(operation['x-provides'] ?? []),
  ...(operation['x-invalidates'] ?? []),
]
const collectionOf = (tag: string) => tag.split('/', 1)[0] ?? tag

function jsonResponses(operation: ContractOperation): Schema[] {
  return Object.entries(operation.responses).flatMap(([status, { content }]) => {
    const schema = content?.['application/json']?.schema
    return /^2/.test(status) && schema ? [schema] : []
  })
}

function accessProblems({ operation }: Place): string[] {
  const { security } = operation as Partial<ContractOperation>
  if (!security) return ['says nothing of who may call: give it `security`']
  return security.flatMap((requirement) =>
    Object.entries(requirement).flatMap(([scheme, scopes]) => {
      const known = access[scheme]
      if (!known) return [`names the unknown security scheme ${scheme}`]
      if (known.length === 0) return scopes.length === 0 ? [] : [`${scheme} takes no scopes`]
      const [scope, ...more] = scopes
      const isOne = scope !== undefined && more.length === 0 && known.includes(scope)
      return isOne ? [] : [`${scheme} needs exactly one scope of ${known.join(', ')}`]
    }),
  )
}

function failureProblems({ operation }: Place): string[] {
  const failures = Object.entries(operation.responses).filter(([status]) => !/^[123]/.test(status))
  const missing = failures.some(([status]) => status === 'default')
    ? []
    : ['lacks the `default` response']
  const other = failures.filter(
    ([, { content }]) => Object.keys(content ?? {}).join() !== 'application/problem+json',
  )
  return [
    ...missing,
    ...other.map(([status]) => `responds with ${status} and something else than a problem`),
  ]
}

function tagPresenceProblems({ operation, method }: Place): string[] {
  const { operationId: id, 'x-provides': provides, 'x-invalidates': invalidates } = operation
  if (method !== 'get') {
    const isExempt = id in changesNothingShown
    if (provides) return ['is no GET and provides nothing: drop `x-provides`']
    if (invalidates?.length) return isExempt ? ['needs no exemption from `x-invalidates`'] : []
    return isExempt ? [] : ['changes something and lacks `x-invalidates`']
  }
  const isExempt = id in showsNothingStored
  if (invalidates) return ['is a GET and changes nothing: drop `x-invalidates`']
  if (provides?.length) return isExempt ? ['needs no exemption from `x-provides`'] : []
  return isExempt || jsonResponses(operation).length === 0
    ? []
    : ['shows something and lacks `x-provides`']
}

function sourceSchemas(operation: ContractOperation, source: string): Schema[] {
  if (source === 'response') return jsonResponses(operation)
  if (source === 'body') {
    return Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema)
  }
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === source)
  return [
    {
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    },
  ]
}

function templateProblems({ operation }: Place): string[] {
  return tagsOf(operation).flatMap((tag) => {
    const found = [...tag.matchAll(placeholder)]
    if (found.length > 1) return [`the tag ${tag} has more than one placeholder`]
    if (found.length === 0 && /[{}]/.test(tag)) return [`the tag ${tag} has an unknown placeholder`]
    return found.flatMap(([, source = '', path = '']) => {
      const schemas = sourceSchemas(operation, source)
      const isThere =
        schemas.length > 0 && schemas.every((schema) => resolvesToScalar(schema, path))
      return isThere ? [] : [`the tag ${tag} names a value that its ${source} does not have`]
    })
  })
}

/** A tag that is changed but never shown, or never shown as a collection's name, is a slip of the pen. */
function unknownTags(places: readonly Place[]): string[] {
  const shown = new Set(
    places.flatMap(({ operation }) => (operation['x-provides'] ?? []).map(collectionOf)),
  )
  return places.flatMap(({ operation }) =>
    (operation['x-invalidates'] ?? [])
      .filter((tag) => !shown.has(collectionOf(tag)))
      .map((tag) => `${operation.operationId}: invalidates ${tag}, which no response provides`),
  )
}

function staleExemptions(places: readonly Place[]): string[] {
  const ids = new Set(places.map(({ operation }) => operation.operationId))
  return [...Object.keys(showsNothingStored), ...Object.keys(changesNothingShown)]
    .filter((id) => !ids.has(id))
    .map((id) => `${id}: is exempt from having tags, but is not in the contract`)
}

/** Every breach, one line each. The contract is expected with its references resolved. */
export function contractProblems(
  contract: Contract,
  { isWhole = true }: { isWhole?: boolean } = {},
): string[] {
  const places = placesOf(contract)
  const rules = [accessProblems, failureProblems, tagPresenceProblems, templateProblems]
  return [
    ...places.flatMap((place) =>
      rules
        .flatMap((rule) => rule(place))
        .map((problem) => `${place.operation.operationId}: ${problem}`),
    ),
    ...unknownTags(places),
    ...(isWhole ? staleExemptions(places) : []),
  ]
}
