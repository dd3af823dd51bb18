import { loadAverage, round } from '../statistics'
import type { Timing } from './load'
import type { Row } from './setup'

export const formatRate = ({ perSecond, serverCpu, refused }: Timing) =>
  `${round(perSecond)}/s${serverCpu ? ` (${round(serverCpu, 2)} ms CPU)` : ''}${refused ? `, ${refused} × 503` : ''}`
export const formatTimes = ({ p50, p99 }: Pick<Timing, 'p50' | 'p99'>) =>
  `p50 ${round(p50, 1)}, p99 ${round(p99, 1)} ms`
export const formatTiming = (timing: Timing) => `${formatRate(timing)}, ${formatTimes(timing)}`
export const formatRatio = (ratio: number) => round(ratio, 2).toString()

export const noBar = '–'

export function printRows(rows: readonly Row[]) {
  console.table(
    rows.map((row) => ({ ...row, holds: row.bar === noBar ? noBar : row.holds ? 'yes' : 'NO' })),
  )
  console.log(`load average: ${loadAverage()}`)
}
