import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { type ConfigFile, generateEndpoints } from '@rtk-query/codegen-openapi'
import { banner } from './banner'
import { type Contract, type OperationRecord, operationsOf } from './operations'

const generatedFolder = resolve(import.meta.dirname, '../src/api/generated')

/**
 * The client's endpoints by audience, so that a visitor does not load those of the dashboards: `shopApi` is on every page,
 * `accountApi` is what users do with addresses, orders, payments, returns, reviews and alerts, `adminApi` is the admins'.
 */
const audiences = ['shop', 'account', 'admin'] as const
type Audience = (typeof audiences)[number]

const accountTags = ['Address', 'Alert', 'Order', 'Payment', 'Return', 'Review']

function tagsOf({ paths }: Contract, { path, method }: OperationRecord): readonly string[] {
  return paths[path]?.[method]?.tags ?? []
}

function audienceOf(contract: Contract, operation: OperationRecord): Audience {
  if (operation.access === 'admin') return 'admin'
  return tagsOf(contract, operation).some((tag) => accountTags.includes(tag)) ? 'account' : 'shop'
}

const operationsFor = (contract: Contract, audience: Audience) =>
  operationsOf(contract).filter((operation) => audienceOf(contract, operation) === audience)

type ClientConfig = Omit<ConfigFile, 'filterEndpoints'> & {
  outputFile: string
  filterEndpoints: (name: string) => boolean
}

const clientConfig = createRequire(import.meta.url)('./codegen.config.cjs') as ClientConfig

async function generateClient(names?: readonly string[]): Promise<string> {
  const { outputFile: _, filterEndpoints, ...options } = clientConfig
  const previous = process.cwd()
  // The generator writes the import of `apiFile` relative to the folder that it runs in.
  await mkdir(generatedFolder, { recursive: true })
  process.chdir(generatedFolder)
  try {
    const code = await generateEndpoints({
      ...options,
      apiFile: '../emptyApi',
      filterEndpoints: (name) => filterEndpoints(name) && (!names || names.includes(name)),
    })
    if (typeof code !== 'string') throw new Error('the endpoint generator returned nothing')
    return code
  } finally {
    process.chdir(previous)
  }
}

/** The generator writes the types between the endpoints and the hooks. */
function splitTypes(code: string) {
  const start = code.indexOf('export type ')
  const end = code.indexOf('export const {')
  return { endpoints: code.slice(0, start), types: code.slice(start, end), hooks: code.slice(end) }
}

/** Pages of an admin's list are not cached for long: paging through thousands of rows would keep all of them in memory. */
const pageCacheTime = 5

/** What `lists.ts` adds to the response of a list with pages: the totals of its headers. */
function withTotals(contract: Contract, code: string, operation: OperationRecord): string {
  const { id, path, method, access, query } = operation
  const { headers, content } = contract.paths[path]?.[method]?.responses['200'] ?? {}
  const fields = Object.keys(query?.properties ?? {})
  const isArray = content?.['application/json']?.schema.type === 'array'
  if (!headers?.['X-Total-Count'] || !fields.includes('page')) return code
  if (isArray && access !== 'admin') return code
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Api`
  const options = [
    `transformResponse: ${isArray ? 'toPage' : `withTotals<${name}Response>`},`,
    ...(isArray && fields.includes('order') ? [`keepUnusedDataFor: ${pageCacheTime},`] : []),
  ]
  return code.replace(
    new RegExp(`build\\.query<\\s*${name}Response,\\s*${name}Arg\\s*>\\(\\{`),
    `build.query<Listed<${name}Response>, ${name}Arg>({\n      ${options.join('\n      ')}`,
  )
}

async function clientEndpoints(contract: Contract, audience: Audience): Promise<string> {
  const operations = operationsFor(contract, audience)
  const { endpoints, hooks } = splitTypes(await generateClient(operations.map(({ id }) => id)))
  const types = [...new Set(endpoints.match(/\b\w+Api(?:Response|Arg)\b/g))].sort()
  const listed = operations.reduce(
    (code, operation) => withTotals(contract, code, operation),
    endpoints,
  )
  const helpers = ['type Listed', 'toPage', 'withTotals'].filter((name) =>
    listed.includes(name.replace('type ', '')),
  )
  const tagged = listed.replace(
    'export { injectedRtkApi as shopApi }',
    `export const ${audience}Api = injectedRtkApi.enhanceEndpoints({ endpoints: tagDefinitions(${audience}TagRules) })`,
  )
  return `${banner}import type { ${types.join(', ')} } from './types'
import { ${audience}TagRules } from './${audience}TagRules'
import { tagDefinitions } from '../tags'
${helpers.length > 0 ? `import { ${helpers.join(', ')} } from '../lists'\n` : ''}${tagged}${hooks}`
}

const clientTypes = async () => banner + splitTypes(await generateClient()).types

function tagRules(contract: Contract, audience: Audience): string {
  const rules = operationsFor(contract, audience)
    .filter(({ id }) => clientConfig.filterEndpoints(id))
    .map(({ id, provides, invalidates }) => [id, { provides, invalidates }])
  return `${banner}import type { TagRule } from '@/contract/tags'

export const ${audience}TagRules: Record<string, TagRule> = ${JSON.stringify(Object.fromEntries(rules), null, 2)}
`
}

function tagTypes(contract: Contract): string {
  const tags = operationsOf(contract).flatMap(({ provides, invalidates }) => [
    ...provides,
    ...invalidates,
  ])
  const types = new Set(tags.map((tag) => tag.split('/', 1)[0]))
  return `${banner}export const tagTypes = ${JSON.stringify([...types].sort())} as const\n`
}

/** What the client must know of calls whose endpoints are loaded with their pages. */
function callLists(contract: Contract): string {
  const operations = operationsOf(contract).filter(({ id }) => clientConfig.filterEndpoints(id))
  const publicQueries = operations.filter(
    ({ access, provides }) => ['public', 'optional'].includes(access) && provides.length > 0,
  )
  const toasted = operations.filter(
    (operation) =>
      operation.access === 'admin' &&
      operation.method !== 'get' &&
      !contract.paths[operation.path]?.[operation.method]?.['x-own-error'],
  )
  const toList = (records: readonly OperationRecord[]) =>
    `: ReadonlySet<unknown> = new Set(${JSON.stringify(
      records.map(({ id }) => id),
      null,
      2,
    )})\n`
  return `${banner}/** Anyone may read their responses; those of all other queries belong to a user. */
export const publicQueries${toList(publicQueries)}
/** Mutations of admins whose errors the store shows as toasts. */
export const toastedMutations${toList(toasted)}`
}

/** All of `src/api/generated`, by path. */
export async function clientFiles(contract: Contract): Promise<Record<string, string>> {
  const files: Record<string, string> = {
    'types.ts': await clientTypes(),
    'tagTypes.ts': tagTypes(contract),
    'callLists.ts': callLists(contract),
  }
  for (const audience of audiences) {
    files[`${audience}Api.ts`] = await clientEndpoints(contract, audience)
    files[`${audience}TagRules.ts`] = tagRules(contract, audience)
  }
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`src/api/generated/${name}`, text]),
  )
}
