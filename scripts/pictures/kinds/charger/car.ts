import { at, dot, port } from '../../engine/ink'
import { move, type Part, stretch, together } from '../../engine/mesh'
import { hoop, lathe, slab, smooth } from '../../engine/shapes'
import type { Draughtsman } from '../../engine/study'
import { steel } from './plug'
import { setup } from './setup'

export const car: Draughtsman = (subject) => {
  const { colour, shot } = subject
  const { gloss, standard } = setup(subject)

  const body = lathe(
    smooth([
      [38, -150],
      [44, -120],
      [52, -20],
      [54, 10],
      [78, 40],
      [80, 84],
      [70, 94],
      [0, 95],
    ]),
    { colour, finish: 'metal' },
  )
  const ring = hoop(
    [
      [81, 56],
      [81.5, 64],
      [81, 72],
    ],
    { colour: '#7fd4ff', finish: 'glow' },
  )
  const tipPart = lathe(
    smooth([
      [0, -196],
      [14, -190],
      [18, -160],
      [30, -150],
    ]),
    steel,
  )
  const face: Part = {
    facets: [],
    material: gloss,
    decals: [
      {
        origin: [0, 96, 0],
        u: [1, 0, 0],
        v: [0, 0, 1],
        svg:
          dot(0, 0, 62, 'fill="#14161b"') +
          at(0, -18, port('c', 0, 0, 1)) +
          at(0, 20, port('a', 0, 0, 1)),
      },
    ],
  }
  const springs = [1, -1].map((side) =>
    stretch(move(slab(10, 60, 26, 4, 3, steel), [side * 50, -90, 0]), [1, 1, 1]),
  )
  const aim = (parts: Part[]): Part[] => together(parts, [58, 0, 0], [0, 130, 0])
  return {
    ...standard,
    yaw: shot === 'angle' ? 40 : -34,
    layers: [aim([tipPart]), aim(springs), aim([body]), aim([ring]), aim([face])],
    close: shot === 'detail' ? { on: [0, 150, 80], by: 1.6 } : undefined,
  }
}
