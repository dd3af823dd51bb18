import { box, dot, figures, mark } from '../../engine/ink'
import { dressed, move, type Part } from '../../engine/mesh'
import { lathe, smooth, spline, sweep, tube } from '../../engine/shapes'
import type { Study, Subject } from '../../engine/study'
import { inkOn, steel } from './shared'

export function kettle({ shape, colour, shot, seed }: Subject): Study {
  const fine = shape === 'gooseneck'
  const shell = { colour, finish: fine ? ('matte' as const) : ('metal' as const) }
  const black = { colour: '#25282e', finish: 'gloss' as const }
  const body = lathe(
    smooth(
      fine
        ? [
            [150, 26],
            [154, 40],
            [138, 150],
            [112, 230],
            [104, 246],
          ]
        : [
            [134, 26],
            [142, 44],
            [140, 170],
            [124, 280],
            [112, 316],
          ],
      10,
    ),
    shell,
    { steps: 120 },
  )
  const base = dressed(
    lathe(
      smooth([
        [158, 0],
        [164, 8],
        [160, 22],
        [0, 24],
      ]),
      black,
    ),
    {
      origin: [0, 14, 163],
      u: [1, 0, 0],
      v: [0, -1, 0],
      svg: fine
        ? box(76, 20, 6, 'fill="#05070a"') + figures('92', 13, '#ff9a5b', 2)
        : dot(0, 0, 5, 'fill="#6fd3ff"'),
    },
  )
  const top = fine ? 246 : 316
  const lid = lathe(
    smooth([
      [fine ? 104 : 112, top],
      [96, top + 12],
      [50, top + 22],
      [0, top + 25],
    ]),
    fine ? shell : black,
  )
  const knob = move(
    lathe(
      smooth([
        [10, 0],
        [10, 12],
        [20, 20],
        [20, 32],
        [0, 36],
      ]),
      black,
    ),
    [0, top + 22, 0],
  )
  const handle = fine
    ? tube(
        [
          [-104, top - 10, 0],
          [-190, top + 10, 0],
          [-226, top - 40, 0],
          [-220, 120, 0],
        ],
        15,
        black,
        20,
      )
    : tube(
        [
          [-110, top - 4, 0],
          [-200, top + 4, 0],
          [-218, top - 60, 0],
          [-200, 150, 0],
          [-136, 96, 0],
        ],
        18,
        black,
        20,
      )
  const spout = fine
    ? sweep(
        spline([
          [120, 80, 0],
          [180, 96, 0],
          [206, 170, 0],
          [214, 240, 0],
          [248, 276, 0],
          [286, 268, 0],
        ]),
        (t) => [20 - 11 * t, 20 - 11 * t],
        shell,
        [0, 0, 1],
        22,
      )
    : sweep(
        spline([
          [100, top - 74, 0],
          [150, top - 30, 0],
          [172, top + 2, 0],
        ]),
        (t) => [34 - 14 * t, 40 - 22 * t],
        shell,
        [0, 0, 1],
        22,
      )
  const emblem: Part = {
    facets: [],
    material: steel,
    decals: [
      {
        origin: [0, 110, fine ? 150 : 143],
        u: [1, 0, 0],
        v: [0, -1, 0],
        svg: mark(0, 0, 20, inkOn(colour), seed),
      },
    ],
  }
  return {
    layers: [[base], [handle, spout], [body], [lid], [knob], [emblem]],
    yaw: shot === 'angle' ? 18 : -12,
    close: shot === 'detail' ? { on: [40, top - 40, 60], by: 1.7 } : undefined,
  }
}
