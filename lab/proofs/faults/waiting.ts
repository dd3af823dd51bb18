import { setTimeout as sleep } from 'node:timers/promises'

export const formatTime = (milliseconds: number) =>
  milliseconds < 1_000
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1_000).toFixed(milliseconds < 10_000 ? 2 : 0)} s`

/** Resolves with the milliseconds that it took; rejects after `timeout`. */
export async function until(
  what: string,
  isDone: () => Promise<boolean> | boolean,
  { timeout = 60_000, interval = 20 } = {},
): Promise<number> {
  const startedAt = performance.now()
  while (!(await isDone())) {
    if (performance.now() - startedAt > timeout)
      throw new Error(`not within ${formatTime(timeout)}: ${what}`)
    await sleep(interval)
  }
  return performance.now() - startedAt
}

export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
