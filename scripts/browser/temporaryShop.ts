import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoAccounts } from '../../dev-services/demo-data/accounts'
import { logIn } from '../restart/customer'
import { startShopProcess } from '../restart/shopProcess'

export type OpenShop = {
  url: string
  /** What the shop has written to its console, where it was started for this. */
  consoleFile?: string
  close(): Promise<void>
}

const patience = 120_000

function within<T>(milliseconds: number, what: Promise<T>, failure: string): Promise<T> {
  const late = sleep(milliseconds, undefined, { ref: false }).then(() => {
    throw new Error(failure)
  })
  return Promise.race([what, late])
}

/** Pages are there before people can sign in. */
async function untilPeopleCanSignIn(url: string) {
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

/** A shop that goes when it is closed, with all data that is its own. */
export async function startTemporaryShop(settings: NodeJS.ProcessEnv = {}): Promise<OpenShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jontro-'))
  // Started by root, the database runs as a user of its own who has to pass through.
  await chmod(dataDir, 0o755)
  const consoleFile = join(dataDir, 'console.log')
  const shop = await startShopProcess(dataDir, { consoleFile, settings })
  const close = async () => {
    await shop.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await within(patience, shop.whenReady(), 'the shop did not become ready')
    await within(patience, untilPeopleCanSignIn(shop.url), 'nobody could sign in to the shop')
  } catch (error) {
    await close()
    throw error
  }
  return { url: shop.url, consoleFile, close }
}

/** The running shop that SHOP_URL names, or one with data of its own that goes when it is closed. */
export async function openShop(): Promise<OpenShop> {
  const running = process.env.SHOP_URL
  if (running) return { url: running.replace(/\/+$/, ''), close: async () => {} }
  return startTemporaryShop()
}
