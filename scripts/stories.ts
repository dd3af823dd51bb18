/**
 * `npm run stories`: builds the stories and opens each of them in Chromium. Exits 1 if one throws, writes an error to the console
 * or breaks a rule of axe.
 *
 *   npm run stories -- button     only those whose id contains it
 *   npm run stories -- --built    of the last build
 */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Browser } from '@playwright/test'
import Fastify from 'fastify'
import { launchBrowser } from './browser/launch'
import { watchProblems } from './browser/watchProblems'
import { checkStory, openStoryPage } from './stories/checkStory'

const root = resolve(import.meta.dirname, '..')
const folder = resolve(root, 'storybook-static')
const args = process.argv.slice(2)
const filter = args.find((arg) => !arg.startsWith('--')) ?? ''

async function build() {
  const storybook = resolve(root, 'node_modules/storybook/dist/bin/dispatcher.js')
  const child = spawn(
    process.execPath,
    [storybook, 'build', '--output-dir', folder, '--disable-telemetry', '--quiet', '--test'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    },
  )
  const code = await new Promise((done) => child.once('close', done))
  if (code !== 0) throw new Error('the stories could not be built')
}

async function findStoryIds(): Promise<string[]> {
  const index = JSON.parse(await readFile(resolve(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string }>
  }
  return Object.values(index.entries)
    .filter(({ type, id }) => type === 'story' && id.includes(filter))
    .map(({ id }) => id)
}

/** Checks stories until none is left, in one context, which keeps what it has loaded. Returns the reports of those that failed. */
async function checkRemaining(browser: Browser, url: string, ids: string[]): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const problems = watchProblems(context, url)
  const page = await openStoryPage(context)
  const failed: string[] = []
  for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
    const faults = [...(await checkStory(page, url, id)), ...problems.splice(0)]
    if (faults.length > 0) failed.push([`✗ ${id}`, ...faults].join('\n    '))
    else console.log(`✓ ${id}`)
  }
  await context.close()
  return failed
}

if (!args.includes('--built')) await build()
const ids = await findStoryIds()
const count = ids.length
const server = Fastify({ forceCloseConnections: true })
await server.register(fastifyStatic, { root: folder, maxAge: '1h' })
// Browsers request an icon by themselves.
server.get('/favicon.ico', async (_request, reply) => reply.code(204).send())
const url = await server.listen({ host: '127.0.0.1', port: 0 })
const browser = await launchBrowser()
try {
  const reports = await Promise.all([1, 2, 3].map(() => checkRemaining(browser, url, ids)))
  const failed = reports.flat()
  // Last, where the end of a long log shows them.
  for (const report of failed) console.log(report)
  console.log(`${count - failed.length} passed, ${failed.length} failed`)
  if (failed.length > 0 || count === 0) process.exitCode = 1
} finally {
  await browser.close()
  await server.close()
}
