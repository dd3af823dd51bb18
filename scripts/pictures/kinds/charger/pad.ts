import { darker, mix } from '../../engine/colour'
import { dot, mark } from '../../engine/ink'
import { dressed } from '../../engine/mesh'
import { lathe, smooth, tube } from '../../engine/shapes'
import type { Draughtsman } from '../../engine/study'
import { setup } from './setup'

export const pad: Draughtsman = (subject) => {
  const { colour, shot, seed } = subject
  const { ink, matte, standard } = setup(subject)

  const cloth = dressed(
    lathe(
      smooth([
        [150, 0],
        [164, 8],
        [166, 24],
        [158, 36],
        [140, 40],
        [0, 40],
      ]),
      matte,
    ),
    {
      origin: [0, 40.5, 0],
      u: [1, 0, 0],
      v: [0, 0, 1],
      svg:
        dot(0, 0, 126, `fill="${darker(colour, 0.12)}"`) +
        dot(0, 0, 92, `fill="none" stroke="${ink}" stroke-opacity=".6" stroke-width="5"`) +
        mark(0, 0, 24, ink, seed),
    },
  )
  const lead = tube(
    [
      [0, 16, -150],
      [0, 10, -220],
      [120, 9, -260],
      [260, 9, -160],
      [330, 9, 40],
      [280, 9, 160],
    ],
    8,
    { colour: mix(colour, '#f0f0f0', 0.4), finish: 'soft' },
  )
  return {
    ...standard,
    pitch: 34,
    lying: true,
    layers: [[lead], [cloth]],
    close: shot === 'detail' ? { on: [60, 30, 60], by: 1.8 } : undefined,
  }
}
