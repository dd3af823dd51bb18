import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { startTestApp, type TestApp } from '../support/app'

jest.setTimeout(60_000)

const run = promisify(execFile)
const tsc = resolve('node_modules/typescript/bin/tsc')

/** A program outside of the repository, which has only the packed client. */
let folder: string
let shop: TestApp
let baseUrl: string

async function pack(name: string, ...options: string[]): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--pack-destination', folder, ...options], {
    cwd: name,
  })
  return `./${stdout.trim().split('\n').at(-1)}`
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jontro-client-'))
  // Its dependencies as they are installed here, so that the test needs no registry.
  const dependencies = ['openapi-fetch', 'openapi-typescript-helpers']
  const files = await Promise.all([
    pack('client'),
    ...dependencies.map((name) => pack(join('node_modules', name), '--ignore-scripts')),
  ])
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  }
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...files], { cwd: folder })

  shop = await startTestApp({
    identity: {
      verify: async () => ({
        uid: 'uid-rafia',
        email: 'rafia@mail.example',
        emailVerified: true,
        name: 'Rafia Rahman',
        issuedAt: Math.floor(Date.now() / 1000),
      }),
      findAccount: async () => ({}),
      disableAccount: async () => undefined,
    },
  })
  const { port } = new URL(await shop.app.listen({ port: 0, host: 'localhost' }))
  baseUrl = `http://localhost:${port}`
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

/** Checks the program as its author would; returns the errors. */
async function check(code: string, ...options: string[]): Promise<string> {
  await writeFile(join(folder, 'program.ts'), code)
  await writeFile(
    join(folder, 'tsconfig.program.json'),
    '{ "extends": "./tsconfig.json", "files": ["program.ts"] }',
  )
  const args = [tsc, '--pretty', 'false', '-p', 'tsconfig.program.json', ...options]
  // Its exit code says the same as its output.
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: folder }, (_error, stdout) => done(stdout))
  })
}

const program = `import { createShopClient, type Problem } from '@jontro/client'
declare const process: { argv: string[] }
const [, , baseUrl = ''] = process.argv
const shop = createShopClient({ baseUrl })

const before = await shop.GET('/api/my-cart')
const refused: Problem | undefined = before.error
const { data } = await shop.GET('/api/products/{category}', {
  params: { path: { category: 'Fan' }, query: { limit: 5 } },
})
const product = data?.result[0]
const price: number | undefined = product?.price
const session = await shop.signIn({ email: 'rafia@mail.example', identityToken: 'token' })
const added = await shop.PUT('/api/cart', { body: { gadgetId: product?._id ?? '', quantity: 2 } })
const cart = await shop.GET('/api/my-cart')
await shop.GET('/logout')
const after = await shop.GET('/api/my-cart')
console.log(JSON.stringify({
  refused: refused?.code,
  name: product?.productName,
  price,
  user: session.data?.user?.displayName,
  added: added.data?.quantity,
  cart: cart.data?.length,
  after: after.error?.code,
}))
`

describe('the packed client', () => {
  it('type-checks a program, which calls the running shop', async () => {
    await shop.addProduct({ name: 'Quiet Fan', price: 1200 })
    expect(await check(program)).toBe('')
    const { stdout } = await run(process.execPath, ['program.js', baseUrl], { cwd: folder })
    expect(JSON.parse(stdout)).toEqual({
      refused: 'unauthenticated',
      name: 'Quiet Fan',
      price: 1200,
      user: 'Rafia Rahman',
      added: 2,
      cart: 1,
      after: 'unauthenticated',
    })
  })

  it('rejects fields, paths and parameters that the contract does not have', async () => {
    const errors = await check(
      `import { createShopClient } from '@jontro/client'
const shop = createShopClient({ baseUrl: 'http://localhost' })
const { data, error } = await shop.GET('/api/new-arrival')
console.log(data?.[0]?.colour, error?.reason)
await shop.GET('/api/gadgets')
await shop.PUT('/api/cart', { body: { gadgetId: 1 } })
`,
      '--noEmit',
    )
    expect(errors).toMatch(/'colour' does not exist/)
    expect(errors).toMatch(/'reason' does not exist/)
    // No address of the contract: `never` takes no call.
    expect(errors).toMatch(/program\.ts\(5,/)
    expect(errors).toMatch(/'number' is not assignable to type 'string'/)
  })

  it('is used as its README shows', async () => {
    const readme = await readFile('client/README.md', 'utf8')
    const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []
    expect(example).toContain('createShopClient')
    expect(await check(`declare const identityToken: string\n${example}`, '--noEmit')).toBe('')
  })
})
