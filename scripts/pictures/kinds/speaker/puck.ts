import { darker, mix } from '../../engine/colour'
import { dot, mark } from '../../engine/ink'
import type { Part } from '../../engine/mesh'
import { lathe, smooth, tube } from '../../engine/shapes'
import type { Draughtsman } from '../../engine/study'
import { setup, weave } from './setup'

export const puck: Draughtsman = (subject) => {
  const { colour, shot, seed } = subject
  const { fabric, rubber, view } = setup(subject)

  const body = lathe(
    smooth(
      [
        [150, 0],
        [162, 12],
        [166, 40],
        [160, 74],
        [140, 88],
      ],
      5,
    ),
    rubber,
  )
  const top = lathe(
    Array.from({ length: 31 }, (_, i): [number, number] => [
      146 * Math.cos((i / 30) * (Math.PI / 2)),
      84 + 42 * Math.sin((i / 30) * (Math.PI / 2)),
    ]),
    fabric,
    { steps: 120, tint: weave },
  )
  const loop = tube(
    [
      [-150, 50, 40],
      [-210, 60, 70],
      [-250, 60, 20],
      [-236, 60, -40],
      [-160, 50, -30],
    ],
    8,
    { colour: mix(colour, '#f0a63a', 0.4), finish: 'soft' },
  )
  const tag: Part = {
    facets: [],
    material: fabric,
    decals: [
      {
        origin: [0, 127, 0],
        u: [1, 0, 0],
        v: [0, 0, 1],
        svg: dot(0, 0, 30, `fill="${darker(colour, 0.5)}"`) + mark(0, 0, 14, '#fff', seed),
      },
    ],
  }
  return {
    ...view,
    pitch: view.pitch + 14,
    layers: [[loop], [body], [top], [tag]],
    close: shot === 'detail' ? { on: [40, 90, 80], by: 1.7 } : undefined,
  }
}
