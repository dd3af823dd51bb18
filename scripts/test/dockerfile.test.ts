import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { parseYaml } from '@redocly/openapi-core'
import { build } from 'esbuild'
import { findFreePort } from '../../dev-services/findFreePort'
import packageJson from '../../package.json' with { type: 'json' }
import { loadConfig } from '../../server/src/bootstrap/config'
import { type Image, pathIn, runSteps, steps } from './imageSteps'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

type Compose = {
  services: {
    shop: { build: string; environment: Record<string, string>; ports: string[]; volumes: string[] }
    database: { environment: Record<string, string> }
  }
}

const compose = parseYaml(read('compose.yaml')) as Compose
const { shop, database } = compose.services
/** The least that `.env` beside compose.yaml has. */
const dotEnv = {
  PUBLIC_URL: 'https://shop.example',
  FIREBASE_PROJECT_ID: 'shop',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'shop.example',
}
const knownSettings = new Set(
  [...read('server/src/bootstrap/config.ts').matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)].map(
    ([, name]) => name,
  ),
)

function findPackagesOfServer(): Set<string> {
  const folder = join(root, 'server/src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => file.endsWith('.ts'))
  const code = sources.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  const imports = code.matchAll(/(?:from |import\()'(@[\w-]+\/[\w-]+|[\w-]+)[^']*'/g)
  return new Set([...imports].map(([, name = '']) => name))
}

test('production has no package that the server does not import', () => {
  const imported = findPackagesOfServer()
  const unused = Object.keys(packageJson.dependencies).filter((name) => !imported.has(name))
  assert.deepEqual(unused, [])
})

/** Runs a command of the image, which is JSON. */
function runIn(image: Image, command: string, env: Record<string, string>) {
  const [program, ...args] = JSON.parse(command) as string[]
  assert.equal(program, 'node')
  const options = {
    cwd: pathIn(image, '.'),
    env: { PATH: process.env.PATH, ...image.env, ...env },
    timeout: 60_000,
  }
  return new Promise<{ isOk: boolean; output: string }>((done) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      done({ isOk: error === null, output: stdout + stderr }),
    )
  })
}

const needsGit = { skip: existsSync(join(root, '.git')) ? false : 'a copy without git' }

describe('the container image, whose steps are run in a clean folder', needsGit, () => {
  let folder: string
  let built: Image
  let image: Image

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jontro-image-'))
    const [first, last, ...more] = await runSteps(folder)
    assert.ok(first && last && more.length === 0)
    built = first
    image = last
  })
  after(() => rm(folder, { recursive: true }))

  // Regardless of the case of their names, as on macOS.
  test('has every source that the bundler reads', async () => {
    const empty = { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty' } as const
    const { errors } = await build({
      absWorkingDir: pathIn(built, '.'),
      entryPoints: [
        'src/main.tsx',
        'src/tracing.ts',
        'src/app/renderPage.tsx',
        'webpack.config.ts',
      ],
      outdir: 'unused',
      write: false,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      loader: empty,
      logLevel: 'silent',
    })
    assert.deepEqual(errors, [])
  })

  test('starts with the least settings, until it needs the database', async () => {
    const { output } = await runIn(image, image.settings.CMD ?? '', {
      ...dotEnv,
      DATABASE_URL: 'postgres://jontro:secret@127.0.0.1:1/jontro',
      // A shop may be running on the usual port.
      PORT: String(await findFreePort()),
    })
    assert.match(output, /connect ECONNREFUSED 127\.0\.0\.1:1/)
  })

  test('can back up, restore and check the data', async () => {
    const env = { DATABASE_URL: 'postgres://jontro:secret@127.0.0.1:1/jontro' }
    const runScript = (...args: string[]) =>
      runIn(image, JSON.stringify(['node', ...args]), env).then(({ output }) => output)
    const file = join(folder, 'backup')
    assert.match(await runScript('dist/scripts/backup.js', file), /connect ECONNREFUSED/)
    assert.match(await runScript('dist/scripts/restore.js', file), /There is no file .*backup/)
    assert.match(await runScript('dist/scripts/checkData.js'), /connect ECONNREFUSED/)
  })

  test('has the files that the server reads, and no sources or stand-ins', () => {
    const { web, pages, migrations, contract, devServices } = loadConfig(
      { ...image.env, ...dotEnv },
      pathIn(image, '.'),
    ).paths
    const files = [
      join(web, 'index.html'),
      pages,
      migrations,
      join(migrations, '../routines'),
      contract,
    ]
    assert.deepEqual(
      files.filter((path) => !existsSync(path)),
      [],
    )
    for (const path of ['src', 'scripts/build.ts', '.env']) {
      assert.equal(existsSync(pathIn(image, path)), false, path)
    }
    assert.equal(existsSync(devServices), false)
  })

  test('runs as a user who owns the data and is not root', () => {
    const { USER, VOLUME } = image.settings
    assert.equal(USER, 'node')
    assert.deepEqual(image.owners, { [VOLUME ?? '']: USER })
    assert.equal(image.env.DATA_DIR, VOLUME)
  })

  test('is healthy if an operation of the contract says so', async () => {
    const { paths } = parseYaml(read('contract/openapi.yaml')) as {
      paths: Record<string, { get?: unknown } | undefined>
    }
    const [, command = ''] = / CMD (.*)$/.exec(image.settings.HEALTHCHECK ?? '') ?? []
    let status = 200
    const asked = new Set<string>()
    const server = createServer(({ url = '' }, response) => {
      asked.add(url)
      response.writeHead(status).end()
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    try {
      const env = { PORT: String((server.address() as AddressInfo).port) }
      assert.equal((await runIn(image, command, env)).isOk, true)
      status = 503
      assert.equal((await runIn(image, command, env)).isOk, false)
    } finally {
      await new Promise((done) => server.close(done))
    }
    const [path = '', ...more] = asked
    assert.deepEqual(more, [])
    assert.ok(paths[path]?.get, path)
  })

  test('has the port and the folder of compose.yaml and of the server', () => {
    const { port, dataDir, host } = loadConfig({ ...image.env, ...dotEnv }, '/shop')
    assert.equal(image.settings.EXPOSE, String(port))
    assert.equal(host, '0.0.0.0')
    assert.deepEqual(
      shop.ports.map((text) => text.split(':').at(-1)),
      [String(port)],
    )
    assert.deepEqual(
      shop.volumes.map((text) => text.split(':')[1]),
      [dataDir],
    )
  })

  test('is given only settings that the server knows', () => {
    assert.ok(knownSettings.has('DATABASE_URL'))
    const names = [...Object.keys(image.env), ...Object.keys(shop.environment)]
    assert.deepEqual(
      names.filter((name) => !knownSettings.has(name)),
      [],
    )
  })
})

test('compose.yaml names settings that the server knows, and its own database', () => {
  const [comment = ''] = /^# `\.env`.*$/m.exec(read('compose.yaml')) ?? []
  const named = [...comment.matchAll(/\b[A-Z]+_[A-Z_]*/g)].map(([name]) => name)
  assert.ok(named.includes('FIREBASE_'))
  const unknown = named.filter(
    (name) => ![...knownSettings].some((known) => known?.startsWith(name)),
  )
  assert.deepEqual(unknown, ['POSTGRES_PASSWORD'])
  assert.equal(shop.build, '.')

  const [url = '', variable = ''] = [
    shop.environment.DATABASE_URL?.replace(/\$\{.*\}/, 'secret'),
    /\$\{.*\}/.exec(shop.environment.DATABASE_URL ?? '')?.[0],
  ]
  const { username, hostname, pathname } = new URL(url)
  assert.ok(hostname in compose.services, hostname)
  assert.deepEqual(database.environment, {
    POSTGRES_USER: username,
    POSTGRES_PASSWORD: variable,
    POSTGRES_DB: pathname.slice(1),
  })
})

test('the development container has the Node.js of the image and forwards the port of the shop', () => {
  const container = JSON.parse(read('.devcontainer/devcontainer.json')) as {
    image: string
    forwardPorts: number[]
    portsAttributes: Record<string, unknown>
  }
  const majors = steps
    .filter(({ name }) => name === 'FROM')
    .map(({ text }) => /^node:(\d+)-/.exec(text)?.[1])
  assert.deepEqual(new Set([...majors, /:(\d+)-/.exec(container.image)?.[1]]).size, 1)
  assert.deepEqual(container.forwardPorts, [loadConfig({}, root).port])
  assert.deepEqual(Object.keys(container.portsAttributes), container.forwardPorts.map(String))
})
