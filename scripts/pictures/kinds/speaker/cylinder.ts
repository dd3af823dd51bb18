import { mix } from '../../engine/colour'
import { dot, mark } from '../../engine/ink'
import { dressed, move, type Part, place, together } from '../../engine/mesh'
import { lathe, smooth } from '../../engine/shapes'
import type { Draughtsman } from '../../engine/study'
import { setup, weave } from './setup'

export const cylinder: Draughtsman = (subject) => {
  const { colour, shot, seed } = subject
  const { fabric, rubber, ink, view, badge } = setup(subject)

  const barrel = lathe(
    Array.from({ length: 61 }, (_, i): [number, number] => [112, -210 + i * 7]),
    fabric,
    { steps: 120, tint: weave },
  )
  const cap = (side: 1 | -1): Part[] =>
    [
      lathe(
        smooth([
          [112, 0],
          [117, 6],
          [117, 22],
          [104, 34],
          [84, 36],
        ]),
        rubber,
      ),
      dressed(
        lathe(
          [
            [84, 34],
            [76, 30],
            [0, 30],
          ],
          { colour: mix(colour, '#22252b', 0.6), finish: 'gloss' },
        ),
        {
          origin: [0, 31, 0],
          u: [1, 0, 0],
          v: [0, 0, 1],
          svg:
            dot(0, 0, 66, `fill="none" stroke="#000" stroke-opacity=".35" stroke-width="8"`) +
            mark(0, 0, 24, ink, seed),
        },
      ),
    ].map((part) => place(part, side === 1 ? [0, 0, 0] : [180, 0, 0], [0, side * 208, 0]))
  const tag: Part = {
    facets: [],
    material: fabric,
    decals: [{ origin: [0, 0, 113], u: [0, -1, 0], v: [-1, 0, 0], svg: badge(44) }],
  }
  const [a, b] = [cap(1), cap(-1)]
  const upright: Part = {
    ...tag,
    decals: tag.decals?.map((decal) => ({ ...decal, u: [1, 0, 0], v: [0, -1, 0] })),
  }
  if (shot === 'use') {
    const stood = [b, [barrel], [upright], a].map((layer) =>
      layer.map((part) => move(part, [0, 246, 0])),
    )
    return { yaw: 12, pitch: 12, fill: 0.76, layers: stood }
  }
  const laid = (parts: Part[]): Part[] => together(parts, [0, 0, -90], [0, 117, 0])
  const ends =
    view.yaw > 0
      ? [laid(a), laid([barrel]), laid([tag]), laid(b)]
      : [laid(b), laid([barrel]), laid([tag]), laid(a)]
  return {
    ...view,
    layers: ends,
    close: shot === 'detail' ? { on: [120, 110, 60], by: 1.7 } : undefined,
  }
}
