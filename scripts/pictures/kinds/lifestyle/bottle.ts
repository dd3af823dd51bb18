import { darker } from '../../engine/colour'
import { dot, figures, mark } from '../../engine/ink'
import type { Part } from '../../engine/mesh'
import { hoop, lathe, smooth, tube } from '../../engine/shapes'
import type { Study, Subject } from '../../engine/study'
import { inkOn, steel } from './shared'

export function bottle({ colour, shot, seed }: Subject): Study {
  const smart = seed.includes('smart')
  const body = lathe(
    smooth(
      [
        [84, 0],
        [92, 8],
        [94, 30],
        [94, 380],
        [90, 410],
        [70, 446],
        [62, 460],
      ],
      10,
    ),
    { colour, finish: smart ? 'gloss' : 'metal' },
    { steps: 120 },
  )
  const lid = lathe(
    smooth([
      [66, 456],
      [70, 462],
      [70, 530],
      [64, 542],
      [0, 544],
    ]),
    smart ? { colour: '#22252b', finish: 'gloss' } : steel,
  )
  const top: Part = {
    facets: [],
    material: steel,
    decals: [
      {
        origin: [0, 545, 0],
        u: [1, 0, 0],
        v: [0, 0, 1],
        svg: smart
          ? dot(0, 0, 50, 'fill="#07090d"') + figures('62', 36, '#ff9a5b', 2)
          : mark(0, 0, 22, '#5d626b', seed),
      },
    ],
  }
  const band = hoop(
    [
      [94.5, 40],
      [95, 44],
      [94.5, 48],
    ],
    steel,
  )
  const emblem: Part = {
    facets: [],
    material: steel,
    decals: [
      {
        origin: [0, 230, 94],
        u: [1, 0, 0],
        v: [0, -1, 0],
        svg: mark(0, 0, 26, inkOn(colour), seed),
      },
    ],
  }
  const loop = smart
    ? []
    : [
        tube(
          [
            [-66, 500, 0],
            [-100, 540, 0],
            [-60, 600, 0],
            [60, 600, 0],
            [100, 540, 0],
            [66, 500, 0],
          ],
          9,
          { colour: darker(colour, 0.3), finish: 'soft' },
        ),
      ]
  return {
    layers: [[body], [band], loop, [lid], [top], [emblem]],
    pitch: smart ? 22 : undefined,
    close: shot === 'detail' ? { on: [0, 480, 30], by: 1.9 } : undefined,
    yaw: shot === 'angle' ? -16 : 10,
  }
}
