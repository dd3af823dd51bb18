import { darker, lighter, mix } from '../../engine/colour'
import { dot } from '../../engine/ink'
import { dressed, move, type Part, place } from '../../engine/mesh'
import { disc, lathe, ringOf, smooth, spline, wires } from '../../engine/shapes'
import type { Vec } from '../../engine/vec'

/** Cage with blades, its axis along z, its middle in the origin. */
export function head(r: number, colour: string, blades: number, turned: number): Part[][] {
  const frame = { colour, finish: 'gloss' as const }
  const wire = { colour: mix(colour, '#d4d8de', 0.45), finish: 'gloss' as const }
  const spokes = (side: 1 | -1): Vec[][] =>
    Array.from({ length: 44 }, (_, i) => {
      const angle = (i / 44) * 2 * Math.PI
      return spline(
        [
          [r * 0.2, side * 46],
          [r * 0.6, side * 42],
          [r * 0.93, side * 22],
          [r, side * 4],
        ].map(
          ([radius = 0, z = 0], k): Vec => [
            radius * Math.cos(angle + k * 0.13),
            radius * Math.sin(angle + k * 0.13),
            z,
          ],
        ),
        4,
      )
    })
  const blade = (index: number): Part => {
    const start = turned + (index / blades) * 2 * Math.PI
    const at3 = (u: number, v: number): Vec => {
      const radius = r * (0.16 + 0.72 * u)
      const angle = start + (v - 0.5) * (0.95 - 0.25 * u) + u * 0.45
      return [radius * Math.cos(angle), radius * Math.sin(angle), (v - 0.5) * 34 * (1.1 - 0.5 * u)]
    }
    const n = 10
    const facets = Array.from({ length: n * n }, (_, k) => {
      const [i, j] = [Math.floor(k / n), k % n]
      return {
        points: [
          at3(i / n, j / n),
          at3((i + 1) / n, j / n),
          at3((i + 1) / n, (j + 1) / n),
          at3(i / n, (j + 1) / n),
        ],
      }
    })
    return {
      facets,
      material: { colour: mix(colour, '#eef1f4', 0.5), finish: 'gloss' },
      bothSides: true,
    }
  }
  return [
    [
      move(ringOf(r, 9, frame), [0, 0, -6]),
      wires(spokes(-1), 2.2, { ...wire, colour: darker(wire.colour, 0.2) }),
    ],
    [
      ...Array.from({ length: blades }, (_, i) => blade(i)),
      place(
        lathe(
          smooth([
            [r * 0.17, -24],
            [r * 0.17, 10],
            [r * 0.1, 22],
            [0, 24],
          ]),
          frame,
        ),
        [90, 0, 0],
        [0, 0, 0],
      ),
    ],
    [
      wires(spokes(1), 2.6, wire),
      ringOf(r, 9, frame),
      ...[0.45, 0.72].map((k) => move(ringOf(r * k, 2.2, wire), [0, 0, k < 0.5 ? 42 : 36])),
      dressed(move(disc(r * 0.2, 14, 6, frame), [0, 0, 46]), {
        origin: [0, 0, 54],
        u: [1, 0, 0],
        v: [0, -1, 0],
        svg: dot(0, 0, r * 0.11, `fill="none" stroke="${lighter(colour, 0.5)}" stroke-width="3"`),
      }),
    ],
  ]
}
