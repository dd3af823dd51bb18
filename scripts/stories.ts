/**
 * `npm run stories`: builds the stories and opens each of them in Chromium. Exits 1 where one throws, writes an error to the
 * console or breaks a rule of axe.
 *
 *   npm run stories -- button     only those whose id has that text
 *   npm run stories -- --built    of the last build
 */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import { launchBrowser } from './browser/launch'
import { watchProblems } from './browser/watchProblems'
import { checkStory, openStoryPage } from './stories/checkStory'
import { serveFolder } from './stories/serveFolder'

const root = resolve(import.meta.dirname, '..')
const folder = resolve(root, 'storybook-static')
const args = process.argv.slice(2)
const filter = args.find((arg) => !arg.startsWith('--')) ?? ''

type Entry = { id: string; type: string }

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

async function storyIds(): Promise<string[]> {
  const index = JSON.parse(await readFile(resolve(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  }
  return Object.values(index.entries)
    .filter(({ type, id }) => type === 'story' && id.includes(filter))
    .map(({ id }) => id)
}

type Ending = { passed: number; failed: number }

/** Works through the waiting stories, one at a time, in a context that keeps what it has loaded. */
async function checkThem(browser: Browser, url: string, waiting: string[], ending: Ending) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const problems = watchProblems(context, url)
  const page = await openStoryPage(context)
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const faults = [...(await checkStory(page, url, id)), ...problems.splice(0)]
    const isSound = faults.length === 0
    ending[isSound ? 'passed' : 'failed']++
    console.log(`${isSound ? '✓' : '✗'} ${id}`)
    for (const fault of faults) console.log(`    ${fault}`)
  }
  await context.close()
}

async function checkAll(): Promise<boolean> {
  const waiting = await storyIds()
  const { url, server } = await serveFolder(folder)
  const browser = await launchBrowser()
  const ending: Ending = { passed: 0, failed: 0 }
  try {
    await Promise.all([1, 2, 3].map(() => checkThem(browser, url, waiting, ending)))
  } finally {
    await browser.close()
    await server.close()
  }
  console.log(`${ending.passed} passed, ${ending.failed} failed`)
  return ending.failed === 0 && ending.passed > 0
}

if (!args.includes('--built')) await build()
if (!(await checkAll())) process.exitCode = 1
