import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { shop as config } from '../../shop/shop.config'
import { logIn } from './customerApi'
import { startShopProcess } from './shopProcess'

export type OpenShop = {
  url: string
  /** The console output of a shop that was started for this. */
  consoleFile?: string
  close(): Promise<void>
}

const timeout = 120_000

/** A folder that PostgreSQL can enter: if this runs as root, PostgreSQL runs as another user. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jontro-'))
  await chmod(dataDir, 0o755)
  return dataDir
}

/** Identity is ready later than the pages. */
async function untilUsersCanSignIn(url: string) {
  const { email, password } = config.demoSignIns.customer
  while (!(await logIn(url, { email, password }).catch(() => undefined))) await sleep(200)
}

/** Starts a shop with data of its own, which is removed when it is closed. */
export async function startTemporaryShop(settings: NodeJS.ProcessEnv = {}): Promise<OpenShop> {
  const dataDir = await makeDataDir()
  const consoleFile = join(dataDir, 'console.log')
  const shop = await startShopProcess(dataDir, { consoleFile, settings })
  const close = async () => {
    await shop.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const late = sleep(timeout, undefined, { ref: false }).then(() => {
    throw new Error('the shop is not ready, or users cannot sign in')
  })
  try {
    await Promise.race([late, shop.whenReady().then(() => untilUsersCanSignIn(shop.url))])
  } catch (error) {
    await close()
    throw error
  }
  return { url: shop.url, consoleFile, close }
}

/** The running shop of SHOP_URL, or a temporary one. */
export async function openShop(): Promise<OpenShop> {
  const running = process.env.SHOP_URL
  if (running) return { url: running.replace(/\/+$/, ''), close: async () => {} }
  return startTemporaryShop()
}
