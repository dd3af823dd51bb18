/** Finds a Chromium for browser tests, or installs one. As a command (`tsx scripts/chromium.ts`) it prints where it is. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { argv, env, getuid, platform } from 'node:process'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/**
 * Each window of a full Chromium loads two hidden pages for its address bar, which take longer than many pages of the shop. Only the
 * last `--disable-features` counts, so this list repeats what matters of Playwright's own.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** No sandbox: only our own pages are opened, and containers rarely allow one. The rest prevents requests to Google. */
export const chromiumArgs = [
  `--disable-features=${disabledFeatures.join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The headless shell is a quarter faster than a full browser. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const canRun = (path: string) =>
  existsSync(path) &&
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0

/** Returns the path of a Chromium that runs; child processes inherit it in the environment. */
export function findChromium(): string | undefined {
  const chosen = env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, which does not exist.`)
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const found = [...paths, ...macPaths, chromium.executablePath()].find(canRun)
  if (found) env.CHROMIUM_PATH = found
  return found
}

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

function install() {
  if (platform === 'linux' && getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the Debian packages …')
    run('apt-get', 'update', '-qq')
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (run('apt-get', 'install', '-y', '-qq', name)) return
    }
  }
  console.log("Installing Playwright's Chromium …")
  run('npx', '--no-install', 'playwright', 'install', 'chromium')
}

/** Returns the path of a Chromium; installs one if there is none. */
export function ensureChromium(): string {
  if (!findChromium()) install()
  const path = findChromium()
  if (path) return path
  throw new Error(
    'The browser tests need Chromium, which could not be found or installed. ' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to its path.',
  )
}

if (argv[1] === fileURLToPath(import.meta.url)) console.log(ensureChromium())
