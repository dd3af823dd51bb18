import { darker, mix } from '../../engine/colour'
import { at, box, dot, glowing, port } from '../../engine/ink'
import { dressed, onFace, place } from '../../engine/mesh'
import { slab, tube } from '../../engine/shapes'
import type { Draughtsman } from '../../engine/study'
import { setup } from './setup'

export const strip: Draughtsman = (subject) => {
  const { colour, shot } = subject
  const { gloss, standard } = setup(subject)
  const outlet = (x: number): string =>
    at(
      x,
      0,
      box(
        92,
        92,
        16,
        `fill="${darker(colour, 0.08)}" stroke="${darker(colour, 0.25)}" stroke-width="2"`,
      ) +
        dot(0, -22, 8, 'fill="#15171c"') +
        dot(-20, 14, 7, 'fill="#15171c"') +
        dot(20, 14, 7, 'fill="#15171c"') +
        at(0, 34, box(16, 5, 2, 'fill="#15171c"')),
    )
  const strip = dressed(
    slab(660, 130, 76, 34, 14, gloss),
    onFace(
      'front',
      660,
      130,
      76,
      [-250, -145, -40, 65].map(outlet).join('') +
        [150, 200]
          .map((x) => at(x, -22, port('a', 0, 0, 0.9)) + at(x, 22, port('c', 0, 0, 0.9)))
          .join('') +
        at(
          272,
          0,
          box(40, 62, 10, 'fill="#c2402f"') +
            glowing(dot(0, -14, 6), [
              [0, '#fff'],
              [1, '#ff9a6b', 0],
            ]),
        ),
    ),
  )
  const lead = tube(
    [
      [330, 34, 0],
      [400, 20, 0],
      [450, 10, -60],
      [380, 10, -170],
      [160, 10, -200],
    ],
    12,
    { colour: mix(colour, '#ececec', 0.4), finish: 'soft' },
  )
  return {
    ...standard,
    pitch: 38,
    fill: 0.84,
    lying: true,
    layers: [[lead], [place(strip, [-90, 0, 0], [0, 38, 0])]],
    close: shot === 'detail' ? { on: [160, 60, 20], by: 2 } : undefined,
  }
}
