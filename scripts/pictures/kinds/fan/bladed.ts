import { darker, lighter, mix } from '../../engine/colour'
import { at, dot, glowing } from '../../engine/ink'
import { dressed, move, onFace, type Part, place, together } from '../../engine/mesh'
import { lathe, slab, smooth, tube } from '../../engine/shapes'
import type { Draughtsman } from '../../engine/study'
import type { Vec } from '../../engine/vec'
import { head } from './cage'
import { setup } from './setup'

const buttons = (colour: string): string =>
  [-34, 0, 34].map((x) => dot(x, 0, 9, `fill="${darker(colour, 0.25)}"`)).join('') +
  at(
    0,
    26,
    glowing(dot(0, 0, 6), [
      [0, '#fff'],
      [0.4, '#58e39a'],
      [1, '#58e39a', 0],
    ]),
  )

export const bladed: Draughtsman = (subject) => {
  const { shape, colour, shot, seed } = subject
  const { gloss, soft, view } = setup(subject)
  const aim = (parts: Part[][], angles: Vec, to: Vec): Part[][] =>
    parts.map((layer) => together(layer, angles, to))
  const spun = seed.length * 0.7 + (shot === 'use' ? 0.5 : 0)
  const shapes: Record<string, [number, number, number]> = {
    table: [210, 330, 5],
    stand: [180, 640, 5],
    handheld: [130, 372, 4],
    clip: [150, 300, 4],
    mist: [180, 380, 5],
  }
  const [r, y, blades] = shapes[shape] ?? [190, 320, 5]
  const motor = lathe(
    smooth([
      [0, -70],
      [40, -66],
      [58, -40],
      [60, 0],
      [50, 10],
    ]),
    gloss,
  )
  const top = aim(head(r, colour, blades, spun), [-6, 0, 0], [0, y, 24])
  const below: Part[][] = []
  if (shape === 'table' || shape === 'stand') {
    const base = lathe(
      smooth([
        [128, 0],
        [132, 8],
        [128, 22],
        [90, 34],
        [40, 44],
        [26, 60],
      ]),
      gloss,
    )
    below.push(
      [base],
      [
        tube(
          [
            [0, 40, -10],
            [0, y * 0.4, -26],
            [0, y * 0.75, -40],
            [0, y, -36],
          ],
          shape === 'stand' ? 15 : 22,
          shape === 'stand' ? { colour: mix(colour, '#bfc4cb', 0.7), finish: 'metal' } : gloss,
          20,
        ),
        place(motor, [84, 0, 0], [0, y, -10]),
      ],
    )
    below.push([
      {
        facets: [],
        material: gloss,
        decals: [{ origin: [0, 26, 108], u: [1, 0, 0], v: [0, -0.35, 0.94], svg: buttons(colour) }],
      },
    ])
  } else if (shape === 'mist') {
    const tank = dressed(
      slab(210, 210, 190, 60, 30, { colour: mix('#cfe6ee', colour, 0.25), finish: 'gloss' }),
      onFace(
        'front',
        210,
        210,
        190,
        `<rect x="-84" y="-10" width="168" height="96" rx="26" fill="#8cc7de" opacity=".55"/>` +
          at(0, -50, buttons(colour)),
      ),
    )
    below.push([move(tank, [0, 105, 0])], [place(motor, [84, 0, 0], [0, y, -10])])
  } else if (shape === 'handheld') {
    const grip = dressed(
      slab(74, 270, 62, 34, 24, gloss),
      onFace(
        'front',
        74,
        270,
        62,
        at(
          0,
          -70,
          dot(0, 0, 15, `fill="${lighter(colour, 0.3)}"`) +
            at(
              0,
              34,
              glowing(dot(0, 0, 6), [
                [0, '#fff'],
                [1, '#58e39a', 0],
              ]),
            ),
        ),
      ),
    )
    below.push(
      [
        lathe(
          smooth([
            [84, 0],
            [86, 8],
            [78, 20],
            [40, 28],
          ]),
          soft,
        ),
      ],
      [move(grip, [0, 148, -6])],
    )
  } else {
    const jaw = (a: number, z: number): Part =>
      place(slab(120, 170, 26, 20, 10, gloss), [a, 0, 0], [0, 78, z])
    below.push(
      [jaw(12, -34), jaw(-12, 24)],
      [
        tube(
          [
            [0, 140, -10],
            [0, 200, -34],
            [0, y, -20],
          ],
          20,
          soft,
          16,
        ),
        place(motor, [84, 0, 0], [0, y, -10]),
      ],
    )
  }
  return {
    ...view,
    layers: [...below, ...top],
    fill: 0.8,
    close: shot === 'detail' ? { on: [0, y, 0], by: shape === 'stand' ? 2 : 1.35 } : undefined,
  }
}
