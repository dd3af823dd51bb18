import { dot, mark } from '../../engine/ink'
import { dressed } from '../../engine/mesh'
import { lathe, smooth } from '../../engine/shapes'
import type { Draughtsman } from '../../engine/study'
import { setup, weave } from './setup'

export const tower: Draughtsman = (subject) => {
  const { shot, seed } = subject
  const { fabric, view } = setup(subject)

  const cloth = lathe(
    Array.from({ length: 66 }, (_, i): [number, number] => [
      128 - 22 * (i / 65) ** 2,
      34 + i * 6.2,
    ]),
    fabric,
    { steps: 120, tint: weave },
  )
  const foot = lathe(
    smooth([
      [112, 0],
      [126, 10],
      [129, 36],
    ]),
    { colour: '#8a6a4a', finish: 'matte' },
  )
  const crown = dressed(
    lathe(
      smooth([
        [106, 437],
        [106, 446],
        [98, 452],
        [0, 453],
      ]),
      { colour: '#1d2026', finish: 'gloss' },
    ),
    {
      origin: [0, 454, 0],
      u: [1, 0, 0],
      v: [0, 0, 1],
      svg:
        dot(0, 0, 62, `fill="none" stroke="#7fd4ff" stroke-width="5" stroke-opacity=".9"`) +
        mark(0, 0, 20, '#e8f6ff', seed),
    },
  )
  return {
    ...view,
    pitch: view.pitch + 6,
    layers: [[foot], [cloth], [crown]],
    close: shot === 'detail' ? { on: [0, 400, 40], by: 1.8 } : undefined,
  }
}
