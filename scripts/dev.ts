/** `npm run dev`: the API from its sources, restarted on changes; the web client with hot reload on :5173. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { ensurePortIsFree } from '../server/src/bootstrap/ensurePortIsFree'

const root = resolve(import.meta.dirname, '..')

function run(script: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  })
}

function start() {
  const children = [
    run('node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'scripts/devServer.ts'),
    run('node_modules/webpack-cli/bin/cli.js', 'serve', '--mode', 'development'),
  ]
  const stop = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  for (const child of children) child.once('exit', stop)
}

const { HOST = 'localhost', PORT = '3000' } = process.env
try {
  // Otherwise the client would send its calls to the program that has the port.
  await ensurePortIsFree(HOST, Number(PORT), 'npm run dev')
  start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
