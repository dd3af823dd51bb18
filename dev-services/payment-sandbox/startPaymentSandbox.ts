import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeDurably } from '../durableFile'
import { errorCode } from '../errorCode'
import type { Log } from '../log'
import { createSandbox, type Sandbox, sandboxStore } from './sandbox'

export type PaymentSandboxOptions = {
  /** A folder of its own. */
  dataDir: string
  shopName: string
  log: Log
}

/** Starts the sandbox on a port of its own, so that to the browser it is another site than the shop. */
export async function startPaymentSandbox({ dataDir, shopName, log }: PaymentSandboxOptions) {
  const sandbox = await createSandbox({
    ledgerFile: join(dataDir, 'ledger.jsonl'),
    shopName,
    log,
  })
  const portFile = join(dataDir, 'port')
  const lastPort = Number(await readFile(portFile, 'utf8').catch(() => 0))
  const baseUrl = await listen(sandbox, lastPort)
  await writeDurably(portFile, new URL(baseUrl).port)
  return { ...sandboxStore, baseUrl, stop: sandbox.close }
}

/** On the same port as before if it is free: a card page opened before a restart can still be paid on. */
async function listen(sandbox: Sandbox, port: number): Promise<string> {
  for (let attempt = 0; port > 0 && attempt < 10; attempt++) {
    try {
      return await sandbox.listen(port)
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE') throw error
      // A shop that was just killed may not have released the port yet.
      await sleep(100)
    }
  }
  return sandbox.listen(0)
}
