import { darker } from '../../engine/colour'
import { sweep, wires } from '../../engine/shapes'
import type { Draughtsman } from '../../engine/study'
import type { Vec } from '../../engine/vec'
import { setup } from './setup'

export const neck: Draughtsman = (subject) => {
  const { colour, shot } = subject
  const { gloss, view } = setup(subject)

  const points = Array.from({ length: 120 }, (_, i): Vec => {
    const angle = ((-52 + (i / 119) * 284) * Math.PI) / 180
    return [190 * Math.cos(angle), 60 + 34 * Math.sin(angle) - 20, -210 * Math.sin(angle)]
  })
  const body = sweep(
    points,
    (t) => {
      const round = Math.sqrt(Math.min(1, Math.min(t, 1 - t) * 24 + 0.02))
      const swell = Math.abs(Math.cos(Math.PI * t))
      return [(30 + 16 * swell) * round, (24 + 14 * swell) * round]
    },
    gloss,
    [0, 1, 0],
    24,
  )
  const slots = [0, 1].flatMap((side) =>
    Array.from({ length: 13 }, (_, i): Vec[] => {
      const p = points[side ? 109 - 2 * i : 10 + 2 * i] ?? [0, 0, 0]
      return [
        [p[0] * 0.96, p[1] + 40, p[2]],
        [p[0] * 1.04, p[1] + 40, p[2]],
      ]
    }),
  )
  return {
    ...view,
    pitch: shot === 'detail' ? 30 : 26,
    layers: [[body], [wires(slots, 3, { colour: darker(colour, 0.55), finish: 'soft' })]],
    fill: 0.72,
    close: shot === 'detail' ? { on: [120, 60, 120], by: 1.7 } : undefined,
  }
}
