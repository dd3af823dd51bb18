import { darker, lighter, lightness, mix } from '../engine/colour'
import { at, box, dot, glowing, mark, ramp } from '../engine/ink'
import { dressed, move, type Part, place, spin, stretch, together } from '../engine/mesh'
import { ball, lathe, loft, roundedRect, smooth, sweep } from '../engine/shapes'
import type { Draughtsman } from '../engine/study'

const [w, d] = [310, 150]

/** A pebble cut in two by its lid; stands on y = 0. */
function shell(part: 'body' | 'lid', colour: string): Part {
  const material = { colour, finish: 'gloss' as const }
  const bulge = (t: number): number => 62 * (1 - Math.sqrt(Math.max(0, 1 - t * t)))
  const rings =
    part === 'body'
      ? Array.from({ length: 31 }, (_, i) => ({ z: (i / 30) * 130, inset: bulge(1 - i / 30) }))
      : Array.from({ length: 25 }, (_, i) => ({ z: (i / 24) * 84, inset: bulge((i / 24) * 0.995) }))
  return spin(loft(roundedRect(w, d, 72, 14), rings, material), [-90, 0, 0])
}

function bud(shape: string, colour: string, side: 1 | -1): Part[] {
  const body = { colour, finish: 'gloss' as const }
  const tip = move(
    spin(
      lathe(
        smooth([
          [15, 0],
          [17, 8],
          [27, 14],
          [29, 24],
          [24, 36],
          [12, 44],
          [0, 45],
        ]),
        {
          colour: lightness(colour) > 0.5 ? '#d9dadd' : '#4a4e57',
          finish: 'soft',
        },
      ),
      [0, 0, 90 * -side],
    ),
    [side * 31, 2, -4],
  )
  const parts: Part[] = [stretch(ball(50, body, 44), [0.9, 1, 0.86]), tip]
  if (shape === 'stem') {
    parts.push(
      sweep(
        [
          [-side * 12, 10, 8],
          [-side * 16, -40, 12],
          [-side * 18, -90, 14],
          [-side * 18, -132, 14],
          [-side * 18, -137, 14],
        ],
        (t) => (t > 0.9 ? [13, 13] : [20 - 2 * t, 17]),
        body,
        [1, 0, 0],
        20,
      ),
      move(
        lathe(
          [
            [15, 0],
            [15, 6],
            [12, 9],
          ],
          { colour: '#c9ccd2', finish: 'metal' },
        ),
        [-side * 18, -145, 14],
      ),
    )
  } else {
    const plate = shape === 'flat' ? 40 : 34
    parts.push(
      place(
        dressed(
          stretch(
            lathe(
              smooth([
                [plate, 0],
                [plate, 8],
                [plate - 5, 15],
                [0, 18],
              ]),
              { colour: mix(colour, '#c8ccd2', 0.35), finish: 'metal' },
            ),
            [1, 1, shape === 'flat' ? 0.8 : 1],
          ),
        ),
        [0, 0, 90 * side],
        [-side * 30, 0, 0],
      ),
    )
  }
  return parts
}

const standing = (shape: string): number => (shape === 'stem' ? 136 : 46)

export const earbuds: Draughtsman = ({ shape, colour, shot, seed }) => {
  const ink = lightness(colour) > 0.5 ? darker(colour, 0.4) : lighter(colour, 0.5)
  const seam = `<path d="M${-w / 2 + 70} 0H${w / 2 - 70}" stroke="${darker(colour, 0.55)}" stroke-width="2.5"/>`
  const led = glowing(dot(0, 26, 9), [
    [0, '#c8ffe0'],
    [0.4, '#4fe08d'],
    [1, '#4fe08d', 0],
  ])
  const body = dressed(shell('body', colour), {
    origin: [0, 130, d / 2],
    u: [1, 0, 0],
    v: [0, -1, 0],
    svg: seam + led,
  })
  const lid = dressed(shell('lid', colour), {
    origin: [0, 44, d / 2 - 12],
    u: [1, 0, 0],
    v: [0, -1, 0],
    svg: mark(0, 0, 15, ink, seed),
  })
  const pair = (x: number, z: number, spread: number): Part[][] => [
    together(bud(shape, colour, 1), [0, -32, 6], [x - spread, standing(shape), z]),
    together(bud(shape, colour, -1), [0, 32, -6], [x + spread, standing(shape), z]),
  ]
  const closed = [body, move(lid, [0, 131.5, 0])]
  const well = (x: number): string =>
    at(
      x,
      0,
      ramp(
        box(92, 82, 40),
        [
          [0, '#07090e'],
          [1, '#3a3f49'],
        ],
        [0, 0, 0, 1],
      ) + box(92, 82, 40, `fill="none" stroke="${lighter(colour, 0.2)}" stroke-width="2"`),
    )
  const tray = box(w - 8, d - 8, 66, `fill="${darker(colour, 0.22)}"`) + well(-64) + well(64)
  const opened: Part[][] = [
    [place(lid, [-100, 0, 0], [0, 150, -d / 2 - 24])],
    [dressed(body, { origin: [0, 131, 0], u: [1, 0, 0], v: [0, 0, 1], svg: tray })],
    [-64, 64].flatMap((x) =>
      together(
        bud(shape === 'stem' ? 'flat' : shape, colour, x < 0 ? 1 : -1).slice(0, 1),
        [0, 0, 0],
        [x, 136, 0],
      ),
    ),
  ]
  if (shot === 'front')
    return { yaw: -14, pitch: 14, layers: [closed, ...pair(0, 150, 100)], fill: 0.7 }
  if (shot === 'angle') return { yaw: 24, pitch: 30, layers: opened, fill: 0.62 }
  if (shot === 'detail') return { yaw: 20, pitch: 14, layers: pair(0, 0, 96), fill: 0.72 }
  return { layers: [opened, pair(0, 150, 110)].flat(), yaw: -22, pitch: 20, fill: 0.6 }
}
