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
import { inParallel } from './browser/inParallel'
import { launchBrowser } from './browser/launch'
import { checkStory } from './stories/checkStory'
import { serveFolder } from './stories/serveFolder'

const root = resolve(import.meta.dirname, '..')
const folder = resolve(root, 'storybook-static')
const args = process.argv.slice(2)
const wanted = args.find((arg) => !arg.startsWith('--')) ?? ''

type Entry = { id: string; type: string }

async function build() {
  const storybook = resolve(root, 'node_modules/storybook/dist/bin/dispatcher.js')
  const child = spawn(
    process.execPath,
    [storybook, 'build', '--output-dir', folder, '--disable-telemetry', '--quiet'],
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
    .filter(({ type, id }) => type === 'story' && id.includes(wanted))
    .map(({ id }) => id)
}

async function checkAll(): Promise<boolean> {
  const ids = await storyIds()
  const { url, server } = await serveFolder(folder)
  const browser = await launchBrowser()
  let failed = 0
  try {
    await inParallel(3, ids, async (id) => {
      const faults = await checkStory(browser, url, id)
      if (faults.length > 0) failed++
      console.log(`${faults.length > 0 ? '✗' : '✓'} ${id}`)
      for (const fault of faults) console.log(`    ${fault}`)
    })
  } finally {
    await browser.close()
    server.close()
  }
  console.log(`${ids.length - failed} passed, ${failed} failed`)
  return failed === 0 && ids.length > 0
}

if (!args.includes('--built')) await build()
if (!(await checkAll())) process.exitCode = 1
