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

/** What the shop has acknowledged, in order. */
export function createJournal() {
  const entries: Entry[] = []
  let position = 0
  const of = <K extends Entry['kind']>(kind: K) =>
    entries.filter((entry): entry is Extract<Entry, { kind: K }> => entry.kind === kind)
  return {
    startedAt: new Date(),
    append: (entry: Entry) => void entries.push(entry),
    of,
    count: (kind: Entry['kind']) => of(kind).length,
    /** The entries since the last call. */
    takeNew(): readonly Entry[] {
      const taken = entries.slice(position)
      position = entries.length
      return taken
    },
  }
}

export type Journal = ReturnType<typeof createJournal>
