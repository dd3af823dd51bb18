import { lightness, mix } from '../engine/colour'
import { mark, port } from '../engine/ink'
import { dressed, move, type Part, place, spin, stretch, together } from '../engine/mesh'
import { ball, disc, lathe, slab, smooth, tube } from '../engine/shapes'
import type { Draughtsman } from '../engine/study'
import type { Vec } from '../engine/vec'

/** One side of the pair, its sound tube along +x, its foot in the origin. */
export function earpiece(shape: string, colour: string, seed: string): Part[] {
  const body = { colour, finish: shape === 'metal' ? ('metal' as const) : ('gloss' as const) }
  const rubber = {
    colour: lightness(colour) > 0.5 ? '#d6d8dc' : '#50545e',
    finish: 'soft' as const,
  }
  const tip = spin(
    lathe(
      smooth([
        [16, 0],
        [18, 8],
        [29, 15],
        [31, 26],
        [25, 38],
        [12, 46],
        [0, 47],
      ]),
      rubber,
    ),
    [0, 0, -90],
  )
  if (shape === 'bud') {
    const face = spin(
      lathe(
        smooth([
          [40, -6],
          [44, 6],
          [38, 20],
          [20, 28],
          [0, 30],
        ]),
        body,
      ),
      [0, 0, -90],
    )
    const back = spin(
      lathe(
        smooth([
          [40, 2],
          [36, 14],
          [20, 26],
          [0, 30],
        ]),
        body,
      ),
      [0, 0, 90],
    )
    const grille = spin(
      lathe(
        [
          [24, 27],
          [22, 30],
          [0, 32],
        ],
        { colour: '#3a3e46', finish: 'metal' },
      ),
      [0, 0, -90],
    )
    const stem = lathe(
      smooth([
        [9, -120],
        [11, -110],
        [13, -30],
        [15, 0],
      ]),
      body,
    )
    return [stem, back, face, grille]
  }
  const barrel = spin(
    lathe(
      smooth([
        [20, -34],
        [30, -26],
        [33, 0],
        [30, 24],
        [18, 36],
      ]),
      body,
    ),
    [0, 0, -90],
  )
  const plate = place(
    dressed(disc(26, 8, 3, { colour: mix(colour, '#d7dade', 0.5), finish: 'metal' }), {
      origin: [0, 0, 4.5],
      u: [1, 0, 0],
      v: [0, -1, 0],
      svg: mark(0, 0, 11, '#2a2d33', seed),
    }),
    [0, -90, 0],
    [-35, 0, 0],
  )
  const neck = spin(
    lathe(
      [
        [15, 30],
        [15, 46],
      ],
      { colour: '#b9bdc4', finish: 'metal' },
    ),
    [0, 0, -90],
  )
  const shell = shape === 'hook' ? [stretch(ball(46, body), [0.8, 1, 0.8])] : [barrel]
  return [
    plate,
    ...shell,
    neck,
    move(tip, [42, 0, 0]),
    lathe(
      [
        [10, -64],
        [10, -20],
      ],
      { colour: '#33363c', finish: 'soft' },
    ),
  ]
}

export const wired: Draughtsman = ({ shape, colour, shot, seed }) => {
  const cord = {
    colour: lightness(colour) > 0.6 ? '#e4e2de' : mix(colour, '#2a2c31', 0.55),
    finish: 'soft' as const,
  }
  const metal = { colour: '#c3c7ce', finish: 'metal' as const }
  const usb = seed.includes('-c-') || seed.includes('voice')
  const y = 6
  const drop = shape === 'bud' ? 120 : 64
  const left: Vec = [-150, drop + 6, -60]
  const right: Vec = [130, drop + 6, -110]
  const under = (p: Vec): Vec => [p[0], p[1] - drop, p[2]]
  const split: Vec = [10, y + 4, 150]
  const cables = [
    tube([under(left), [-158, y, -30], [-170, y, 60], [-60, y, 130], split], 5.5, cord),
    tube([under(right), [136, y, -80], [180, y, 20], [110, y, 120], split], 5.5, cord),
    tube(
      [
        split,
        [-40, y, 210],
        [-190, y, 200],
        [-230, y, 110],
        [-130, y, 40],
        [10, y, 50],
        [60, y + 9, 100],
        [20, y + 14, 190],
        [110, y, 260],
        [250, y, 220],
        [262, y, 120],
        [250, y, 60],
      ],
      6.5,
      cord,
    ),
  ]
  const joint = place(slab(22, 60, 16, 8, 6, { colour, finish: 'gloss' }), [-90, 0, 20], split)
  const remote = place(
    dressed(slab(20, 76, 16, 9, 6, { colour, finish: 'gloss' }), {
      origin: [0, 0, 8.5],
      u: [1, 0, 0],
      v: [0, -1, 0],
      svg: '<path d="M0-22v8M-4-18h8M-4 20h8" stroke="#fff" stroke-opacity=".8" stroke-width="2.500"/>',
    }),
    [-90, 0, 10],
    [176, y + 4, 10],
  )
  const plug = usb
    ? [
        move(
          place(slab(40, 62, 20, 9, 7, { colour, finish: 'gloss' }), [-90, 0, 4], [0, 0, 0]),
          [249, 12, 30],
        ),
        place(
          dressed(slab(26, 26, 11, 5, 2, metal), {
            origin: [0, 13.5, 0],
            u: [1, 0, 0],
            v: [0, 0, 1],
            svg: port('c', 0, 0, 0.6),
          }),
          [-90, 0, 4],
          [247, 12, -12],
        ),
      ]
    : together(
        [
          lathe(
            smooth([
              [8, 0],
              [15, 8],
              [15, 58],
              [11, 66],
            ]),
            { colour, finish: 'gloss' },
          ),
          lathe(
            [
              [8, 64],
              [8, 84],
              [6.5, 85],
              [8, 87],
              [8, 102],
              [6, 104],
              [7, 107],
              [6, 118],
              [0, 122],
            ],
            metal,
          ),
        ],
        [-90, 0, 0],
        [250, 15, 62],
      )
  const ears = [
    together(earpiece(shape, colour, seed), [0, 20, 4], left),
    together(earpiece(shape, colour, seed), [0, 150, -4], right),
  ]
  const view = {
    front: { yaw: -8, pitch: 30 },
    angle: { yaw: 28, pitch: 40 },
    detail: { yaw: 20, pitch: 22 },
    use: { yaw: -24, pitch: 34 },
  }[shot]
  return {
    ...view,
    fill: 0.82,
    lying: true,
    layers: [cables, [joint, remote], plug, ears[1] ?? [], ears[0] ?? []],
    close: shot === 'detail' ? { on: [-100, drop, -60], by: 2 } : undefined,
  }
}
