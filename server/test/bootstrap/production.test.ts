import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'esbuild'
import { findFreePort } from '../../../dev-services/findFreePort'
import { type FreshDatabase, freshDatabase } from '../support/database'
import { startOtlpReceiver } from '../support/otlpReceiver'

jest.setTimeout(90_000)

let root: string
let database: FreshDatabase
let running: ChildProcess | undefined

/** What production needs of the checkout: the server's bundle, its migrations, its routines and the packages. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'jontro-production-'))
  database = await freshDatabase()
  await build({
    entryPoints: ['server/src/main.ts'],
    outdir: join(root, 'dist/server'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'error',
  })
  for (const folder of ['server/src/db/migrations', 'server/src/db/routines']) {
    await cp(folder, join(root, folder), { recursive: true })
  }
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction')
  await writeFile(
    join(root, 'start.mjs'),
    `import { createRequire } from 'node:module'
import { main } from './dist/server/main.js'
const { cache } = createRequire(import.meta.url)
process.on('exit', () => console.log(Object.keys(cache).join(' ')))
await main({ root: import.meta.dirname, env: process.env })`,
  )
})

afterEach(() => running?.kill('SIGKILL'))

afterAll(async () => {
  await database.drop()
  await rm(root, { recursive: true, force: true })
})

function start(env: Record<string, string>) {
  const { PATH, SystemRoot } = process.env
  const child = spawn(process.execPath, ['start.mjs'], {
    cwd: root,
    env: { PATH, SystemRoot, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running = child
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return { child, output: () => output }
}

async function waitUntil(isDone: () => boolean) {
  while (!isDone()) await sleep(50)
}

const liveSettings = (port: number) => ({
  PORT: String(port),
  DATABASE_URL: database.url,
  FIREBASE_PROJECT_ID: 'jontro-live',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'jontro-live.firebaseapp.com',
  SSLCOMMERZ_STORE_ID: 'store',
  SSLCOMMERZ_STORE_PASSWORD: 'password',
})

describe('a production start without dev-services', () => {
  it('serves the shop when database, identity and card payment are configured', async () => {
    expect(await readdir(join(root, 'dist'))).toEqual(['server'])
    const port = await findFreePort()
    const { child, output } = start(liveSettings(port))
    const isReady = () =>
      fetch(`http://localhost:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (!(await isReady())) {
      if (child.exitCode !== null) throw new Error(output())
      await sleep(50)
    }
    const products = await fetch(`http://localhost:${port}/api/new-arrival`)
    expect(products.status).toBe(200)
    expect(await products.json()).toEqual([])
  })

  it.each([
    ['DATABASE_URL', { DATABASE_URL: '' }],
    [
      'FIREBASE_PROJECT_ID',
      {
        FIREBASE_PROJECT_ID: '',
        FIREBASE_API_KEY: '',
        FIREBASE_AUTH_DOMAIN: '',
        SSLCOMMERZ_STORE_ID: '',
        SSLCOMMERZ_STORE_PASSWORD: '',
      },
    ],
  ])('says in a sentence what is missing when %s is not set', async (_name, missing) => {
    const { child, output } = start({ ...liveSettings(await findFreePort()), ...missing })
    const [code] = await once(child, 'close')
    expect(code).toBe(1)
    expect(output()).toContain('The development services are not installed')
    expect(output()).toContain('Set DATABASE_URL and FIREBASE_PROJECT_ID')
    expect(output()).not.toContain(' at ')
  })
})

describe('tracing', () => {
  /** Starts, calls and stops the shop; returns what it printed, with the files of packages that it has loaded. */
  async function run(env: Record<string, string>): Promise<string> {
    const port = await findFreePort()
    const { child, output } = start({ ...liveSettings(port), ...env })
    await waitUntil(() => output().includes('The shop is running'))
    expect((await fetch(`http://localhost:${port}/api/new-arrival`)).status).toBe(200)
    child.kill('SIGTERM')
    await once(child, 'close')
    expect(output()).toContain('/node_modules/fastify/')
    return output()
  }

  it('loads no code of OpenTelemetry if it is off', async () => {
    expect(await run({ OTEL_SERVICE_NAME: 'shop' })).not.toMatch(/@opentelemetry\/(?!api\/)|otlp/)
  })

  it('sends the traces before the shop stops', async () => {
    const receiver = await startOtlpReceiver()
    const output = await run({
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_TRACES_SAMPLER: 'parentbased_always_on',
    })
    expect(output).toMatch(/@opentelemetry\/sdk-trace/)
    const names = receiver.spans().map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['GET /api/new-arrival', 'SELECT']))
    await receiver.close()
  })

  it('serves and stops if the collector is down', async () => {
    const output = await run({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${await findFreePort()}`,
      OTEL_TRACES_SAMPLER: 'parentbased_always_on',
    })
    expect(output).toContain('Shutting down')
  })
})

describe('a busy shop', () => {
  it('accepts the connections of a rush while it is occupied', async () => {
    const port = await findFreePort()
    const { child, output } = start(liveSettings(port))
    await waitUntil(() => output().includes('The shop is running'))
    child.kill('SIGSTOP')
    const sockets = Array.from({ length: 1_000 }, () => connect(port, '127.0.0.1'))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    for (const socket of sockets) socket.destroy()
    child.kill('SIGCONT')
    expect((await fetch(`http://localhost:${port}/api/new-arrival`)).status).toBe(200)
  })
})

describe('the processes of a start', () => {
  it('share one port with WEB_CONCURRENCY, are restarted after a crash, and stop together', async () => {
    const [port, metricsPort] = [await findFreePort(), await findFreePort()]
    const { child, output } = start({
      ...liveSettings(port),
      METRICS_PORT: String(metricsPort),
      WEB_CONCURRENCY: '2',
      DATABASE_POOL: '4',
    })
    await waitUntil(() => output().includes('The shop is running'))
    const origin = `http://localhost:${port}`
    const readMetrics = async () => (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => fetch(`${origin}/api/popular-gadget`)),
    )
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await readMetrics()).toMatch(/jontro_request_seconds_count\{.*popular-gadget.*\} 6/)
    expect((await fetch(`${origin}/metrics`)).status).toBe(404)

    const pids = () => [...output().matchAll(/Web process (\d+) started/g)].map(([, pid]) => pid)
    process.kill(Number(pids()[0]), 'SIGKILL')
    await waitUntil(() => output().includes('ended unexpectedly (SIGKILL)'))
    await waitUntil(() => (output().match(/Server listening/g) ?? []).length === 3)
    expect(pids()).toHaveLength(3)

    child.kill('SIGTERM')
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
    await expect(fetch(`${origin}/readyz`)).rejects.toThrow()
  })

  it('are only those of ROLE', async () => {
    const [port, metricsPort] = [await findFreePort(), await findFreePort()]
    const worker = start({
      ...liveSettings(port),
      ROLE: 'worker',
      METRICS_PORT: String(metricsPort),
    })
    await waitUntil(() => worker.output().includes('The jobs are running'))
    await expect(fetch(`http://localhost:${port}/readyz`)).rejects.toThrow()
    const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
    expect(metrics).toContain('jontro_job_succeeded_timestamp_seconds')
    expect(metrics).not.toContain('jontro_request_seconds')
    worker.child.kill('SIGTERM')
    await once(worker.child, 'exit')
  })

  it('are refused if the database allows fewer connections than they would open', async () => {
    const { child, output } = start({
      ...liveSettings(await findFreePort()),
      WEB_CONCURRENCY: '4',
      DATABASE_POOL: '1000',
    })
    const [code] = await once(child, 'close')
    expect(code).toBe(1)
    expect(output()).toMatch(/4011 database connections are needed .* the database allows \d+\./)
  })
})
