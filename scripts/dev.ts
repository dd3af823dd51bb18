/** `npm run dev`: the API from its sources on :3000, restarted on changes; the web client with hot reload on :5173. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

function run(script: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  })
}

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
