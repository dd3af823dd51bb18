// `npm start`: builds the shop if its sources have changed, then runs it in this process until Ctrl-C.
import { spawn } from 'node:child_process'
import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isBuildFresh } from './freshness.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Jontro needs Node 20.19 or newer; this is ${process.version}.`)
  process.exit(1)
}

async function build() {
  const startedAt = Date.now()
  console.log('Building the shop (the first time takes about half a minute) …')
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: root,
    stdio: 'inherit',
  })
  const code = await new Promise((done) => child.once('close', done))
  if (code !== 0) process.exit(1)
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)
}

// A container image has the build without its sources.
const hasSources = existsSync(resolve(root, 'scripts/build.ts'))
// Web processes run the build that the main process has checked.
if (cluster.isPrimary && hasSources && !(await isBuildFresh(root))) await build()
const { main } = await import(pathToFileURL(resolve(root, 'dist/server/main.js')).href)
await main({ root, env: process.env })
