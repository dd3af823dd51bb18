import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoAccounts } from '../../dev-services/demo-data/accounts'
import { logIn } from '../restart/customer'
import { startShopProcess } from '../restart/shopProcess'

export type OpenShop = {
  url: string
  /** The console output of a shop that was started for this. */
  consoleFile?: string
  close(): Promise<void>
}

const timeout = 120_000

function within<T>(milliseconds: number, what: Promise<T>, failure: string): Promise<T> {
  const late = sleep(milliseconds, undefined, { ref: false }).then(() => {
    throw new Error(failure)
  })
  return Promise.race([what, late])
}

/** The emulator is ready later than the pages. */
async function untilUsersCanSignIn(url: string) {
  const [account] = demoAccounts
  if (!account) throw new Error('there is no demo account')
  for (;;) {
    const isIn = await logIn(url, account).then(
      () => true,
      () => false,
    )
    if (isIn) return
    await sleep(200)
  }
}

/** Starts a shop with data of its own, which is removed when it is closed. */
export async function startTemporaryShop(settings: NodeJS.ProcessEnv = {}): Promise<OpenShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jontro-'))
  // Started as root, the database runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755)
  const consoleFile = join(dataDir, 'console.log')
  const shop = await startShopProcess(dataDir, { consoleFile, settings })
  const close = async () => {
    await shop.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await within(timeout, shop.whenReady(), 'the shop did not become ready')
    await within(timeout, untilUsersCanSignIn(shop.url), 'nobody could sign in to the shop')
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
