import { once } from 'node:events'
import { join } from 'node:path'
import { listenAsBefore } from './listen'
import { type SandboxMessage, startMessage } from './messages'
import { createSandbox } from './sandbox'

const tell = (message: SandboxMessage) => void process.send?.(message)
const log = (level: 'info' | 'warn' | 'error') => (text: string) =>
  tell({ kind: 'log', level, text })

async function main() {
  const heard: unknown[] = await once(process, 'message')
  const { dataDir, shopName } = startMessage.parse(heard[0])
  const sandbox = await createSandbox({
    ledgerFile: join(dataDir, 'ledger.jsonl'),
    shopName,
    log: { info: log('info'), warn: log('warn'), error: log('error') },
  })
  tell({ kind: 'ready', url: await listenAsBefore(sandbox, join(dataDir, 'port')) })
}

// The shop ends us by letting go, whether it stops or dies. Nothing is lost: what was answered is on disk.
process.once('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole group; the shop may still be asking us.
process.on('SIGINT', () => undefined)

main().catch((error: unknown) => {
  tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  process.disconnect()
})
