/**
 * Makes every generated file from openapi.yaml.
 *
 *   npm run generate            writes them
 *   npm run generate -- --check exits 1 where a committed file differs
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle, createConfig } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'
import { banner } from './banner'
import { clientFiles } from './clientFiles'
import { limitFiles } from './limitFiles'
import { type Contract, operationsOf, type SchemaObject } from './operations'

const here = dirname(fileURLToPath(import.meta.url))
const root = resolve(here, '..')
const source = resolve(here, 'openapi.yaml')
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
    ...(await clientFiles(contract)),
    ...limitFiles(contract),
    'src/testing/generated/operations.json': clientOperations(
      await readContract({ dereference: false }),
    ),
    'server/src/contract/generated/types.ts': types + accessTypes(contract),
    'client/src/generated/schema.ts': types,
    'server/src/contract/generated/operations.json': serverOperations(contract),
    'docs/callers.md': callerTable(contract),
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
