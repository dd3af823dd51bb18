import { mix } from '../../engine/colour'
import { at, figures, mark, port } from '../../engine/ink'
import { dressed, move, onFace, type Part, place, together } from '../../engine/mesh'
import { lathe, slab, smooth, tube } from '../../engine/shapes'
import type { Draughtsman } from '../../engine/study'
import { plug, steel } from './plug'
import { setup } from './setup'

export const brick: Draughtsman = (subject) => {
  const { colour, shot, seed } = subject
  const { ink, gloss, standard } = setup(subject)

  const two = !seed.includes('20w')
  const big = seed.includes('65w') || seed.includes('120w')
  const [w, h, d] = big ? [210, 250, 220] : [190, 210, 190]
  const ports = two
    ? at(0, -h * 0.2, port('c', 0, 0, 1.3)) +
      at(0, h * 0.1, port(big ? 'c' : 'a', 0, 0, 1.3)) +
      (big ? at(0, h * 0.32, port('a', 0, 0, 1.2)) : '')
    : port('c', 0, 0, 1.4)
  const watt = seed.match(/(\d+)w/)?.[1] ?? '20'
  const body = dressed(
    slab(w, h, d, 36, 18, gloss),
    onFace('front', w, h, d, ports),
    onFace(
      'right',
      w,
      h,
      d,
      at(0, 0, figures(watt, 46, ink, 1.7)) + at(0, 60, mark(0, 0, 14, ink, seed)),
    ),
    onFace('left', w, h, d, figures(watt, 46, ink, 1.7) + at(0, 60, mark(0, 0, 14, ink, seed))),
  )
  const pin = (x: number): Part =>
    place(
      lathe(
        smooth([
          [9, 0],
          [9, 46],
          [5, 56],
          [0, 57],
        ]),
        steel,
      ),
      [-90, 0, 0],
      [x, h / 2, -d / 2],
    )
  const stood = [move(body, [0, h / 2, 0])]
  if (shot === 'angle') {
    const toppled = together(
      [pin(-38), pin(38), body].map((part, i) => (i < 2 ? move(part, [0, -h / 2, 0]) : part)),
      [0, 155, 0],
      [0, h / 2, 0],
    )
    return { yaw: 0, pitch: 20, layers: [toppled.slice(2), toppled.slice(0, 2)] }
  }
  const lead =
    shot === 'use'
      ? [
          [
            ...together(plug('c', colour, seed), [90, 180, 0], [0, h * 0.7, d / 2 + 60]),
            tube(
              [
                [0, h * 0.7, d / 2 + 100],
                [0, h * 0.6, d / 2 + 170],
                [60, 20, d / 2 + 220],
                [190, 9, d / 2 + 160],
                [330, 9, d / 2 + 60],
              ],
              8,
              { colour: mix(colour, '#f0f0f0', 0.5), finish: 'soft' },
            ),
          ],
        ]
      : []
  return {
    ...standard,
    layers: [[pin(-38), pin(38)], stood, ...lead],
    close: shot === 'detail' ? { on: [0, h * 0.55, d / 2], by: 1.6 } : undefined,
  }
}
