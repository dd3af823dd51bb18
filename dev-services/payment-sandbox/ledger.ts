import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Entry, entry, type Payment } from './payment'

export type Ledger = {
  payments(): Iterable<Payment>
  bySession(sessionKey: string): Payment | undefined
  byTransaction(tranId: string): Payment[]
  byValidation(valId: string): Payment | undefined
  byBankTransaction(bankTranId: string): Payment | undefined
  /** Resolves once it is on disk: money that was taken is never forgotten. */
  record(entry: Entry): Promise<void>
  close(): Promise<void>
}

function entriesOf(text: string): Entry[] {
  return text.split('\n').flatMap((line) => {
    // A power cut may have left a part of the last line.
    try {
      return [entry.parse(JSON.parse(line))]
    } catch {
      return []
    }
  })
}

/** What the sandbox knows, in memory and as a file of lines that only grows. */
export async function openLedger(path: string): Promise<Ledger> {
  const payments = new Map<string, Payment>()

  function take(said: Entry) {
    const payment = payments.get(said.sessionKey)
    if (said.kind === 'opened') payments.set(said.sessionKey, said)
    else if (payment && said.kind === 'settled') payment.settled = said
    else if (payment && said.kind === 'refunded') payment.refunded = said
  }

  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'a+', 0o600)
  for (const each of entriesOf(await file.readFile('utf8'))) take(each)
  // Ends a line that a power cut left open.
  await file.write('\n')
  let written: Promise<unknown> = Promise.resolve()

  const find = (matches: (payment: Payment) => boolean) => {
    for (const payment of payments.values()) if (matches(payment)) return payment
    return undefined
  }

  return {
    payments: () => payments.values(),
    bySession: (sessionKey) => payments.get(sessionKey),
    byTransaction: (tranId) => [...payments.values()].filter((each) => each.tranId === tranId),
    byValidation: (valId) => find(({ settled }) => settled?.valId === valId),
    byBankTransaction: (bankTranId) => find(({ settled }) => settled?.bankTranId === bankTranId),
    async record(said) {
      const write = async () => {
        await file.write(`${JSON.stringify(said)}\n`)
        await file.datasync()
        take(said)
      }
      const writing = written.then(write)
      written = writing.catch(() => undefined)
      await writing
    },
    async close() {
      await written
      await file.close()
    },
  }
}
