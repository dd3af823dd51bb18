import { notFound, type Problem } from '../http/problem'

type Failure = { id: string; problem: Problem }

/** Result of a bulk operation: changed rows, and the problem of each other ID. */
export type Outcome<Row extends { id: string }> = { done: Row[]; failed: Failure[] }

/** Lower case, without duplicates. */
export const normalizeIds = (ids: readonly string[]): string[] => [
  ...new Set(ids.map((id) => id.toLowerCase())),
]

export function toBulkOutcome<Row extends { id: string }>(
  ids: readonly string[],
  done: readonly Row[],
  problemOf: (id: string) => Problem,
): Outcome<Row> {
  const rows = new Map(done.map((row) => [row.id, row]))
  return {
    done: ids.flatMap((id) => rows.get(id) ?? []),
    failed: ids.filter((id) => !rows.has(id)).map((id) => ({ id, problem: problemOf(id) })),
  }
}

/** Returns the row of an operation on a single ID, or throws its problem. */
export function singleOutcome<Row extends { id: string }>({ done, failed }: Outcome<Row>): Row {
  const [row] = done
  if (!row) throw failed[0]?.problem ?? notFound('Record')
  return row
}

export function toBulkResponse({ done, failed }: Outcome<{ id: string }>) {
  return {
    done: done.map(({ id }) => id),
    failed: failed.map(({ id, problem: { code, message, messageBn } }) => ({
      _id: id,
      code,
      message,
      messageBn,
    })),
  }
}
