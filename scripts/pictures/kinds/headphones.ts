import { darker, lighter, lightness, mix } from '../engine/colour'
import { dot, glowing, mark } from '../engine/ink'
import { dressed, move, onFace, type Part, place, together } from '../engine/mesh'
import { ball, disc, ringOf, sweep, tube } from '../engine/shapes'
import type { Draughtsman } from '../engine/study'
import type { Vec } from '../engine/vec'

export const headphones: Draughtsman = ({ shape, colour, shot, seed }) => {
  const r = shape === 'on' ? 84 : 112
  const half = 190
  const shellColour = { colour, finish: shape === 'on' ? ('gloss' as const) : ('matte' as const) }
  const pad = {
    colour: lightness(colour) > 0.6 ? '#b9b2a8' : darker(colour, 0.45),
    finish: 'soft' as const,
  }
  const steel = { colour: mix(colour, '#c6cad0', 0.75), finish: 'metal' as const }
  const arch = (from: number, to: number, w: number, h: number, y: number): Vec[] =>
    Array.from({ length: 49 }, (_, i): Vec => {
      const a = ((from + (i / 48) * (to - from)) * Math.PI) / 180
      return [w * Math.cos(a), y + h * Math.sin(a), 0]
    })
  const base = r + 6
  const band = sweep(
    arch(14, 166, half + 8, 330, base + 80),
    () => [34, 13],
    shellColour,
    [0, 0, 1],
    20,
  )
  const cushion = sweep(
    arch(35, 145, half - 8, 306, base + 84),
    (t) => {
      const taper = Math.sin(Math.PI * Math.min(0.99, Math.max(0.01, t))) ** 0.5
      return [30 * taper, 14 * taper - 2]
    },
    pad,
    [0, 0, 1],
    20,
  )
  const ink = lightness(colour) > 0.5 ? darker(colour, 0.4) : lighter(colour, 0.45)
  const cup = (side: 1 | -1, yaw: number): Part[] => {
    const glow =
      shape === 'gaming'
        ? glowing(dot(0, 0, r * 0.78), [
            [0, '#ffffff', 0],
            [0.86, '#ffffff', 0],
            [0.93, lighter(mix(colour, '#39d5ff', 0.6), 0.3)],
            [1, '#39d5ff', 0],
          ])
        : dot(0, 0, r * 0.72, `fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="3"`)
    const shell = dressed(
      disc(r, 62, 26, shellColour),
      onFace('front', 0, 0, 62, glow + mark(0, 0, r * 0.22, ink, seed)),
    )
    const plate = move(
      disc(r * 0.6, 10, 4, shape === 'gaming' ? { colour: '#23262c', finish: 'gloss' } : steel),
      [0, 0, 30],
    )
    const marked = dressed(plate, {
      origin: [0, 0, 36],
      u: [1, 0, 0],
      v: [0, -1, 0],
      svg: mark(0, 0, r * 0.2, ink, seed) + (shape === 'gaming' ? glow : ''),
    })
    const soft = move(ringOf(r * 0.7, r * 0.27, pad), [0, 0, -44])
    const cloth = move(
      disc(r * 0.6, 6, 2, { colour: darker(pad.colour, 0.35), finish: 'soft' }),
      [0, 0, -36],
    )
    const outward = side * yaw < 0
    const ordered = outward ? [soft, cloth, shell, marked] : [marked, shell, cloth, soft]
    return together(ordered, [0, 90 * side, 0], [0, 0, 0]).map((part) =>
      place(part, [0, 0, side * 6], [side * (half - 4), base, 0]),
    )
  }
  const yoke = (side: 1 | -1): Part =>
    tube(
      [
        [side * (half + 6), base + 180, 0],
        [side * (half + 22), base + 120, 0],
        [side * (half + 30), base + 50, 0],
        [side * (half + 32), base, 0],
      ],
      10,
      steel,
      14,
    )
  const boom: Part[] =
    shape === 'gaming' || seed.includes('office')
      ? [
          tube(
            [
              [-half - 20, base - 20, 30],
              [-half - 10, base - 70, 90],
              [-half + 60, base - 96, 150],
              [-half + 110, base - 92, 170],
            ],
            7,
            { colour: '#2b2e34', finish: 'soft' },
          ),
          move(ball(17, { colour: '#1d1f24', finish: 'soft' }), [-half + 118, base - 91, 172]),
        ]
      : []
  const layers = (yaw: number): Part[][] => {
    const near = yaw < 0 ? 1 : -1
    const far = yaw < 0 ? -1 : 1
    return [
      [yoke(far)],
      ...cup(far, yaw).map((part) => [part]),
      [cushion, band],
      [yoke(near)],
      ...cup(near, yaw).map((part) => [part]),
      boom,
    ]
  }
  const views = {
    front: { yaw: -28, pitch: 6 },
    angle: { yaw: 52, pitch: 12 },
    detail: { yaw: 58, pitch: 10 },
    use: { yaw: -40, pitch: 12 },
  }
  const view = views[shot]
  return {
    ...view,
    fill: 0.78,
    layers: layers(view.yaw),
    close: shot === 'detail' ? { on: [-half, base + 20, 0], by: 1.7 } : undefined,
  }
}
