import { darker, lightness, mix } from '../engine/colour'
import { mark } from '../engine/ink'
import { dressed, type Part, together } from '../engine/mesh'
import { spline, sweep, tube } from '../engine/shapes'
import type { Draughtsman } from '../engine/study'
import type { Vec } from '../engine/vec'
import { earpiece } from './wired'

export const neckband: Draughtsman = ({ shape, colour, shot, seed }) => {
  const band = { colour, finish: 'soft' as const }
  const gloss = { colour: mix(colour, '#15171c', 0.35), finish: 'gloss' as const }
  const cord = {
    colour: lightness(colour) > 0.6 ? '#d9d6d0' : darker(colour, 0.35),
    finish: 'soft' as const,
  }
  const arc = (from: number, to: number, n: number): Vec[] =>
    Array.from({ length: n }, (_, i): Vec => {
      const angle = ((from + (i / (n - 1)) * (to - from)) * Math.PI) / 180
      return [200 * Math.cos(angle), 24, -230 * Math.sin(angle)]
    })
  const r = shape === 'slim' ? 11 : shape === 'soft' ? 15 : 13
  const legs = (side: 1 | -1): Vec[] =>
    spline(
      [
        [side * 200, 24, 0],
        [side * 196, 22, 70],
        [side * 176, 20, 150],
        [side * 140, 20, 226],
      ],
      14,
    )
  const pod = (side: 1 | -1): Part =>
    dressed(
      sweep(
        legs(side),
        (t) => {
          const round = Math.sqrt(Math.min(1, Math.min(t, 1 - t) * 14 + 0.04))
          return [(shape === 'slim' ? 19 : 25) * round, (shape === 'slim' ? 15 : 19) * round]
        },
        gloss,
        [0, 1, 0],
        26,
      ),
    )
  const buttons: Part = {
    facets: [],
    material: gloss,
    decals: [
      {
        origin: [186, 43, 100],
        u: [0.95, 0, 0.3],
        v: [-0.3, 0, 0.95],
        svg:
          mark(0, -46, 9, '#dfe3e8', seed) +
          '<g fill="none" stroke="#dfe3e8" stroke-width="3" stroke-linecap="round"><path d="M-6 0h12M0-6v12M-6 34h12"/></g>',
      },
    ],
  }
  const ear = (side: 1 | -1): Part[] =>
    together(
      earpiece(shape === 'sport' ? 'hook' : 'metal', colour, seed),
      [0, side > 0 ? 160 : 20, side * 4],
      [side * (shot === 'angle' ? 70 : 92), 74, 150],
    )
  const cable = (side: 1 | -1): Part =>
    tube(
      [
        [side * 138, 20, 230],
        [side * 110, 12, 300],
        [side * 40, 8, 330],
        [side * 6, 8, 270],
        [side * 40, 6, 190],
        [side * (shot === 'angle' ? 70 : 92), 12, 150],
      ],
      5,
      cord,
    )
  const view = {
    front: { yaw: -6, pitch: 34 },
    angle: { yaw: 34, pitch: 42 },
    detail: { yaw: -30, pitch: 30 },
    use: { yaw: -28, pitch: 34 },
  }[shot]
  return {
    ...view,
    fill: 0.8,
    lying: true,
    layers: [
      [sweep(arc(0, 180, 90), () => [r, r * 0.8], band, [0, 1, 0], 22)],
      [pod(-1), pod(1)],
      [buttons],
      [cable(-1), cable(1)],
      ear(1),
      ear(-1),
    ],
    close: shot === 'detail' ? { on: [60, 40, 150], by: 1.9 } : undefined,
  }
}
