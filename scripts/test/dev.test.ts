import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { test } from 'node:test'

const root = resolve(import.meta.dirname, '../..')

const run = (env: Record<string, string>, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })

test('npm run dev starts nothing if another program has the port, and says so last', async () => {
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  try {
    const { port } = other.address() as AddressInfo
    const { status, stdout, stderr } = run({ PORT: String(port) }, 'scripts/dev.ts')
    const sentence = `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm run dev`
    assert.deepEqual({ status, stdout, stderr }, { status: 1, stdout: '', stderr: `${sentence}\n` })
  } finally {
    other.close()
  }
})

test('npm run dev sends the calls of the client to the port of the server', () => {
  const print = `
    import config from './webpack.config.ts'
    const [proxy] = config({}, { mode: 'development' }).devServer.proxy
    console.log(proxy.target)`
  const target = (env: Record<string, string>) =>
    run(env, '--input-type=module', '--eval', print).stdout.trim()
  assert.equal(target({ PORT: '3210' }), 'http://localhost:3210')
  assert.equal(target({ PORT: '3210', HOST: '127.0.0.1' }), 'http://127.0.0.1:3210')
})
