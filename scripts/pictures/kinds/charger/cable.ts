import { darker } from '../../engine/colour'
import { type Part, place, together } from '../../engine/mesh'
import { slab, tube } from '../../engine/shapes'
import type { Draughtsman } from '../../engine/study'
import type { Vec } from '../../engine/vec'
import { plug } from './plug'

function coiled(colour: string, seed: string): Part[][] {
  const cord = { colour, finish: 'soft' as const }
  const coil = Array.from({ length: 42 }, (_, i): Vec => {
    const a = (i / 41) * Math.PI * 5.2 + 0.6
    const r = 190 - i * 0.7
    return [r * Math.cos(a), 9 + Math.floor(i / 16) * 15 + (i % 16), r * 0.82 * Math.sin(a)]
  })
  const start: Vec = coil[0] ?? [0, 0, 0]
  const end: Vec = coil.at(-1) ?? [0, 0, 0]
  const line = tube(
    [
      [250, 14, 210],
      [230, 12, 150],
      start,
      ...coil.slice(1),
      [end[0] - 20, end[1] + 2, end[2] + 90],
      [-40, 40, 190],
    ],
    9,
    cord,
    14,
  )
  const tie = place(
    slab(56, 74, 60, 12, 8, { colour: darker(colour, 0.4), finish: 'soft' }),
    [0, 0, 0],
    [-4, 36, -150],
  )
  return [
    [line],
    [tie],
    together(plug(seed.includes('usb-a') ? 'a' : 'c', colour, seed), [90, 20, 0], [266, 16, 262]),
    together(plug('c', colour, seed), [90, -24, 0], [-14, 46, 232]),
  ]
}

export const cable: Draughtsman = ({ colour, shot, seed }) => {
  const view = {
    front: { yaw: 0, pitch: 38 },
    angle: { yaw: 34, pitch: 44 },
    detail: { yaw: -12, pitch: 26 },
    use: { yaw: -40, pitch: 34 },
  }[shot]
  return {
    ...view,
    lying: true,
    fill: 0.78,
    layers: coiled(colour, seed),
    close: shot === 'detail' ? { on: [120, 30, 250], by: 1.9 } : undefined,
  }
}
