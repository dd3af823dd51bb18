import { at, box, mark, port } from '../../engine/ink'
import { dressed, move, onFace } from '../../engine/mesh'
import { slab, tube } from '../../engine/shapes'
import type { Draughtsman } from '../../engine/study'
import { setup } from './setup'

export const desktop: Draughtsman = (subject) => {
  const { colour, shot, seed } = subject
  const { ink, standard } = setup(subject)

  const [w, h, d] = [190, 330, 230]
  const face =
    [-110, -62, -14].map((y) => at(0, y, port('c', 0, 0, 1.2))).join('') +
    [40, 92].map((y) => at(0, y, port('a', 0, 0, 1.2))).join('')
  const body = dressed(
    slab(w, h, d, 34, 14, { colour, finish: 'metal' }),
    onFace('front', w, h, d, box(w - 36, h - 36, 26, 'fill="#15171c"') + face),
    onFace('top', w, h, d, mark(0, 0, 20, ink, seed)),
  )
  return {
    ...standard,
    layers: [
      [move(body, [0, h / 2, 0])],
      [
        tube(
          [
            [60, 14, -110],
            [140, 10, -120],
            [220, 10, -40],
            [330, 10, -60],
          ],
          9,
          { colour: '#2c2f35', finish: 'soft' },
        ),
      ],
    ].toReversed(),
    close: shot === 'detail' ? { on: [0, h * 0.6, d / 2], by: 1.7 } : undefined,
  }
}
