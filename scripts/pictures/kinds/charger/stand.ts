import { mix } from '../../engine/colour'
import { dot } from '../../engine/ink'
import { dressed, move, onFace, type Part, place, spin } from '../../engine/mesh'
import { disc, slab, tube } from '../../engine/shapes'
import type { Draughtsman } from '../../engine/study'
import type { Vec } from '../../engine/vec'
import { steel } from './plug'
import { setup } from './setup'

export const stand: Draughtsman = (subject) => {
  const { colour, shot } = subject
  const { ink, matte, standard } = setup(subject)

  const base = place(slab(380, 190, 30, 60, 12, matte), [-90, 0, 0], [0, 15, 20])
  const puck = (x: number, y: number, r: number, angles: Vec): Part =>
    place(
      dressed(
        disc(r, 22, 8, { colour: mix(colour, '#ffffff', 0.1), finish: 'gloss' }),
        onFace(
          'front',
          0,
          0,
          22,
          dot(0, 0, r * 0.7, `fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width="4"`),
        ),
      ),
      angles,
      [x, y, 0],
    )
  return {
    ...standard,
    layers: [
      [base],
      [
        tube(
          [
            [-80, 20, -40],
            [-80, 150, -50],
            [-80, 270, -20],
          ],
          14,
          steel,
        ),
      ],
      [puck(-80, 280, 92, [-16, 0, 0])],
      [
        tube(
          [
            [90, 20, -20],
            [90, 150, -20],
          ],
          11,
          steel,
        ),
      ],
      [puck(90, 160, 50, [-40, 0, 0])],
      [move(spin(puck(0, 0, 54, [0, 0, 0]), [-90, 0, 0]), [70, 38, 66])],
    ],
    close: shot === 'detail' ? { on: [-60, 250, 0], by: 1.7 } : undefined,
  }
}
