/** Finds a Chromium for browser tests, or installs one. As a command (`tsx scripts/chromium.ts`) it prints where it is. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { argv, env, getuid, platform } from 'node:process'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/**
 * Each window of a whole Chromium loads two hidden pages for its address bar, which cost more than many a page of the shop. The
 * last list that a Chromium is given counts alone, so those of Playwright's that bear on pages or call home are said again.
 */
const withoutFeatures = [
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

/** No sandbox: only our own pages are opened, and containers seldom allow one. The rest keeps it from calling home. */
export const chromiumArgs = [
  `--disable-features=${withoutFeatures.join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function runs(path: string): boolean {
  if (!existsSync(path)) return false
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

function candidates(): string[] {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...places,
    chromium.executablePath(),
  ]
}

/** Returns the path of a Chromium that runs; child processes inherit it in the environment. */
export function findChromium(): string | undefined {
  const chosen = env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH says ${chosen}, but nothing is there.`)
  }
  const found = candidates().find(runs)
  if (found) env.CHROMIUM_PATH = found
  return found
}

function run(command: string, ...args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

const canUseApt = () => platform === 'linux' && getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function install() {
  if (canUseApt()) {
    console.log('Installing Chromium from the Debian packages …')
    run('apt-get', 'update', '-qq')
    if (run('apt-get', 'install', '-y', '-qq', 'chromium')) return
  }
  console.log("Installing Playwright's Chromium …")
  run('npx', '--no-install', 'playwright', 'install', 'chromium')
}

/** A Chromium, installed where there is none yet. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  install()
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'The browser tests need a Chromium, and none could be found or installed. ' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to where one is.',
  )
}

if (argv[1] === fileURLToPath(import.meta.url)) console.log(ensureChromium())
