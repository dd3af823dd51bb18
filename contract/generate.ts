/**
 * Makes every generated file from openapi.yaml.
 *
 *   npm run generate            writes them
 *   npm run generate -- --check exits 1 where a committed file differs
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle, createConfig } from '@redocly/openapi-core'
import { type ConfigFile, generateEndpoints } from '@rtk-query/codegen-openapi'
import openapiTS, { astToString } from 'openapi-typescript'
import { type Contract, type OperationRecord, operationsOf, type SchemaObject } from './operations'

const here = dirname(fileURLToPath(import.meta.url))
const root = resolve(here, '..')
const source = resolve(here, 'openapi.yaml')
const generatedFolder = resolve(root, 'src/api/generated')
const banner =
  '/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */\n'

type FullContract = Contract & {
  components: { responses: Record<string, unknown>; schemas: Record<string, SchemaObject> }
}

async function readContract({ dereference }: { dereference: boolean }): Promise<FullContract> {
  const { bundle: bundled } = await bundle({
    ref: source,
    config: await createConfig({}),
    dereference,
  })
  return bundled.parsed as FullContract
}

/**
 * The client's endpoints by audience, so that a visitor does not load those of the dashboards: `shopApi` is on every page,
 * `accountApi` is what users do with orders, payments and reviews, `adminApi` is the admins'.
 */
const audiences = ['shop', 'account', 'admin'] as const
type Audience = (typeof audiences)[number]

const accountTags = ['Order', 'Payment', 'Review']

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
function limitFiles(contract: Contract): Record<string, string> {
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

function tagTypes(contract: Contract): string {
  const tags = operationsOf(contract).flatMap(({ provides, invalidates }) => [
    ...provides,
    ...invalidates,
  ])
  const types = new Set(tags.map((tag) => tag.split('/', 1)[0]))
  return `${banner}export const tagTypes = ${JSON.stringify([...types].sort())} as const\n`
}

/** Who may call, as a type, so that a handler's session is there exactly where the contract demands one. */
function accessTypes(contract: Contract): string {
  const lines = operationsOf(contract).map(({ id, access }) => `  ${id}: '${access}'\n`)
  return `\nexport interface accessOf {\n${lines.join('')}}\n`
}

const callers = [
  ['public', 'Everybody'],
  ['optional', 'Everybody; more with a session'],
  ['identityToken', 'Users with an identity token of the identity service'],
  ['user', 'Users with a session, each for their own records'],
  ['admin', 'Admins with a session'],
] as const

/** Who may call what, for readers. */
function callerTable(contract: Contract): string {
  const operations = operationsOf(contract)
  const sections = callers.map(([access, title]) => {
    const lines = operations
      .filter((operation) => operation.access === access)
      .map(({ id, method, path }) => `| \`${id}\` | \`${method.toUpperCase()} ${path}\` |\n`)
    return `## ${title}\n\n| Operation | Call |\n|---|---|\n${lines.join('')}`
  })
  return `<!-- Made from contract/openapi.yaml by \`npm run generate\`. Do not edit: change the contract. -->\n\n# Who may call what\n\n${sections.join('\n')}`
}

async function contractTypes(): Promise<string> {
  return banner + astToString(await openapiTS(new URL(`file://${source}`)))
}

/** What the server needs of the contract at run time: operations with their schemas resolved, no prose. */
function serverOperations(contract: Contract): string {
  return `${JSON.stringify(operationsOf(contract).map(withoutProse), null, 1)}\n`
}

function withoutProse<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      (key === 'description' || key === 'summary') && typeof inner === 'string' ? undefined : inner,
    ),
  ) as T
}

/** The successful response of each operation, with `$ref` to the shared schemas, for the mock responses of tests. */
function clientOperations({ paths, components }: FullContract): string {
  const sharedResponse = '#/components/responses/'
  const withoutResponseRefs = JSON.stringify(paths, (_key, value: { $ref?: string } | null) =>
    value?.$ref?.startsWith(sharedResponse)
      ? components.responses[value.$ref.slice(sharedResponse.length)]
      : value,
  )
  const contract = { paths: JSON.parse(withoutResponseRefs) as Contract['paths'] }
  const operations = operationsOf(contract).map(({ id, method, path, responses }) => {
    const success = Object.entries(responses).find(([status]) => status.startsWith('2'))
    const [status, { schema }] = success ?? [undefined, {}]
    return [id, { method, path, status: status && Number(status), schema }] as const
  })
  const recorded = {
    operations: Object.fromEntries(operations),
    components: { schemas: components.schemas },
  }
  return `${JSON.stringify(withoutProse(recorded), null, 1)}\n`
}

async function main() {
  const contract = await readContract({ dereference: true })
  const types = await contractTypes()
  const files: Record<string, string> = {
    'src/api/generated/types.ts': await clientTypes(),
    'src/api/generated/tagTypes.ts': tagTypes(contract),
    'src/api/generated/callLists.ts': callLists(contract),
    ...limitFiles(contract),
    'src/testing/generated/operations.json': clientOperations(
      await readContract({ dereference: false }),
    ),
    'server/src/contract/generated/types.ts': types + accessTypes(contract),
    'client/src/generated/schema.ts': types,
    'server/src/contract/generated/operations.json': serverOperations(contract),
    'docs/callers.md': callerTable(contract),
  }
  for (const audience of audiences) {
    files[`src/api/generated/${audience}Api.ts`] = await clientEndpoints(contract, audience)
    files[`src/api/generated/${audience}TagRules.ts`] = tagRules(contract, audience)
  }
  const isCheck = process.argv.includes('--check')
  const stale: string[] = []
  for (const [name, content] of Object.entries(files)) {
    const path = resolve(root, name)
    const current = await readFile(path, 'utf8').catch(() => '')
    if (current === content) continue
    stale.push(relative(root, path))
    if (isCheck) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
  if (isCheck && stale.length > 0) {
    console.error(
      `These generated files differ from the contract; run \`npm run generate\`:\n  ${stale.join('\n  ')}`,
    )
    process.exit(1)
  }
  console.log(
    isCheck
      ? 'Generated files agree with the contract.'
      : `Wrote ${stale.length} files.${stale.map((name) => `\n  ${name}`).join('')}`,
  )
}

await main()
