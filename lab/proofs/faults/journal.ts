import { appendFileSync, closeSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Entry =
  /** An order is about to be sent. */
  | { kind: 'sent'; user: string; key: string }
  | { kind: 'order'; id: string; key: string; total: number }
  | { kind: 'paid'; order: string }
  | { kind: 'delivered'; order: string }
  | { kind: 'review'; order: string; text: string }
  /** A quantity is about to be sent; until it is acknowledged the row may have it or not. */
  | { kind: 'setting'; row: string; quantity: number }
  | { kind: 'quantity'; row: string; quantity: number }
  | { kind: 'account'; email: string }

let journals = 0

/** What the shop acknowledged, each on disk before the next request is sent. */
export function createJournal() {
  const path = join(tmpdir(), `jontro-faults-${process.pid}-${journals++}.jsonl`)
  const file = openSync(path, 'a+', 0o600)
  let position = 0
  return {
    append: (entry: Entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`),
    /** The entries since the last call. */
    readNew(): Entry[] {
      const chunks: Buffer[] = []
      for (;;) {
        const chunk = Buffer.alloc(65_536)
        const length = readSync(file, chunk, 0, chunk.length, position)
        if (length === 0) break
        position += length
        chunks.push(chunk.subarray(0, length))
      }
      const lines = Buffer.concat(chunks).toString().split('\n').filter(Boolean)
      return lines.map((line) => JSON.parse(line) as Entry)
    },
    close() {
      closeSync(file)
      rmSync(path)
    },
  }
}

export type Journal = ReturnType<typeof createJournal>
