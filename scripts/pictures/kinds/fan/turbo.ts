import { darker } from '../../engine/colour'
import { at, box, dot, figures } from '../../engine/ink'
import { dressed, move, onFace, together } from '../../engine/mesh'
import { lathe, slab, smooth, wires } from '../../engine/shapes'
import type { Draughtsman } from '../../engine/study'
import type { Vec } from '../../engine/vec'
import { setup } from './setup'

export const turbo: Draughtsman = (subject) => {
  const { colour, shot } = subject
  const { gloss, view } = setup(subject)

  const barrel = lathe(
    smooth([
      [70, -110],
      [78, -90],
      [78, 60],
      [74, 84],
      [66, 96],
    ]),
    { colour, finish: 'metal' },
  )
  const mouth = lathe(
    [
      [64, 92],
      [58, 97],
      [30, 90],
      [0, 88],
    ],
    { colour: '#22252b', finish: 'metal' },
  )
  const vanes = wires(
    Array.from({ length: 15 }, (_, i): Vec[] => {
      const a = (i / 15) * 2 * Math.PI
      return [
        [20 * Math.cos(a), 92, 20 * Math.sin(a)],
        [60 * Math.cos(a + 0.5), 97, 60 * Math.sin(a + 0.5)],
      ]
    }),
    4,
    { colour: '#aab0b8', finish: 'metal' },
  )
  const grip = dressed(
    slab(84, 300, 74, 36, 26, gloss),
    onFace(
      'front',
      84,
      300,
      74,
      at(0, 60, box(52, 40, 10, 'fill="#07090e"') + figures('100', 18, '#bdf0ff', 2)) +
        at(0, 0, dot(0, 0, 18, `fill="${darker(colour, 0.2)}"`)),
    ),
  )
  const nozzle = together([barrel, mouth, vanes], [82, 0, 0], [0, 372, 20])
  return {
    ...view,
    layers: [[move(grip, [0, 150, -14])], nozzle.slice(0, 1), nozzle.slice(1)],
    close: shot === 'detail' ? { on: [0, 330, 60], by: 1.8 } : undefined,
  }
}
