import { lightness } from '../../engine/colour'
import { at, box, figures, mark, ramp, sheen } from '../../engine/ink'
import { dressed, move, onFace, place } from '../../engine/mesh'
import { lathe, slab } from '../../engine/shapes'
import type { Study, Subject } from '../../engine/study'
import { inkOn } from './shared'

export function scale({ colour, shot, seed }: Subject): Study {
  const pad = (x: number, y: number): string =>
    at(
      x,
      y,
      ramp(box(120, 56, 28), [
        [0, '#e9ecf0'],
        [0.5, '#a9aeb6'],
        [1, '#d5d9de'],
      ]),
    )
  const body = place(
    dressed(
      slab(480, 480, 40, 60, 12, { colour, finish: 'gloss' }),
      onFace(
        'front',
        480,
        480,
        40,
        pad(-130, -80) +
          pad(130, -80) +
          pad(-130, 130) +
          pad(130, 130) +
          at(0, -160, figures('64', 56, lightness(colour) > 0.5 ? '#2b3140' : '#d8f3ff', 1.6)) +
          mark(0, 196, 16, inkOn(colour), seed) +
          sheen(470, 470, 56, 0.25),
      ),
    ),
    [-90, 0, 0],
    [0, 24, 0],
  )
  const feet = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      move(
        lathe(
          [
            [26, 0],
            [26, 8],
          ],
          { colour: '#2a2d33', finish: 'soft' },
        ),
        [x * 180, 0, z * 180],
      ),
    ),
  )
  return {
    layers: [feet, [body]],
    pitch: 42,
    yaw: shot === 'angle' ? 34 : -18,
    lying: true,
    close: shot === 'detail' ? { on: [0, 30, -130], by: 1.8 } : undefined,
  }
}
