import { loadavg } from 'node:os'

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}

export const median = (values: readonly number[]) => percentile(values, 0.5)

export const round = (value: number, digits = 0) => Number(value.toFixed(digits))

/** What else runs on this machine, which slows every measurement. */
export const loadAverage = () => round(loadavg()[0] ?? 0, 1)
