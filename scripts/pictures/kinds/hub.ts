import { darker, lighter, lightness, mix } from '../engine/colour'
import { at, box, dot, glowing, mark, port } from '../engine/ink'
import { dressed, move, onFace, type Part, place, together } from '../engine/mesh'
import { slab, tube } from '../engine/shapes'
import type { Draughtsman } from '../engine/study'

const steel = { colour: '#c6cad1', finish: 'metal' as const }

export const hub: Draughtsman = ({ shape, colour, shot, seed }) => {
  const ink = lightness(colour) > 0.5 ? darker(colour, 0.5) : lighter(colour, 0.55)
  const metal = {
    colour: mix(colour, '#b4b8bf', 0.25),
    finish: shape === 'adapter' || shape === 'stick' ? ('matte' as const) : ('metal' as const),
  }
  const cord = { colour: mix(colour, '#26282d', 0.65), finish: 'soft' as const }
  const view = {
    front: { yaw: -30, pitch: 24 },
    angle: { yaw: 36, pitch: 30 },
    detail: { yaw: -18, pitch: 16 },
    use: { yaw: -44, pitch: 28 },
  }[shot]
  const plugAt = (x: number, y: number, z: number, yaw: number): Part[] =>
    together(
      [move(slab(28, 34, 11, 5, 2, steel), [0, 58, 0]), slab(48, 86, 24, 12, 8, metal)],
      [90, yaw, 0],
      [x, y, z],
    )
  if (shape === 'dock') {
    const [w, h, d] = [250, 330, 120]
    const face =
      [-104, -48].map((y) => at(0, y, port('c', 0, 0, 1.3))).join('') +
      [10, 66].map((y) => at(0, y, port('a', 0, 0, 1.3))).join('') +
      at(0, 118, port('jack', 0, 0, 1.2))
    const body = dressed(
      slab(d, h, w, 30, 12, metal),
      onFace('front', d, h, w, box(d - 30, h - 34, 18, 'fill="#14161b"') + face),
      onFace('right', d, h, w, mark(0, 0, 30, ink, seed)),
      onFace('left', d, h, w, mark(0, 0, 30, ink, seed)),
    )
    return {
      ...view,
      pitch: 18,
      layers: [
        [
          tube(
            [
              [0, 20, -120],
              [80, 12, -160],
              [220, 10, -60],
              [300, 10, 60],
            ],
            9,
            cord,
          ),
        ],
        plugAt(306, 12, 110, 10),
        [move(body, [0, h / 2 + 4, 0])],
        [
          place(
            slab(d + 30, w - 20, 10, 20, 4, { colour: '#1d1f24', finish: 'matte' }),
            [-90, 0, 0],
            [0, 3, 0],
          ),
        ],
      ].toSorted(
        (a, b) =>
          Number(b.length === 1 && b[0]?.material.colour === '#1d1f24') -
          Number(a.length === 1 && a[0]?.material.colour === '#1d1f24'),
      ),
      close: shot === 'detail' ? { on: [0, h * 0.55, w / 2], by: 1.7 } : undefined,
    }
  }
  const dims: Record<string, [number, number, number]> = {
    slab: [430, 150, 46],
    stick: [300, 84, 40],
    adapter: [170, 110, 44],
  }
  const [w, h, d] = dims[shape] ?? [430, 150, 46]
  const k = shape === 'slab' ? 1.1 : 1
  const line =
    shape === 'slab'
      ? port('hdmi', -150, 0, k) +
        port('a', -72, 0, k) +
        port('a', -4, 0, k) +
        port('c', 62, 0, k) +
        (seed.includes('8')
          ? port('c', 118, 0, k) + at(170, 0, box(36, 8, 2, 'fill="#08090c"'))
          : glowing(dot(150, 0, 6), [
              [0, '#fff'],
              [1, '#6fd3ff', 0],
            ]))
      : shape === 'stick'
        ? [-96, -32, 32, 96]
            .map((x) => port(seed.includes('card') ? 'c' : 'a', x, 0, 0.95))
            .join('')
        : port(
            seed.includes('ethernet') ? 'net' : seed.includes('audio') ? 'jack' : 'hdmi',
            0,
            0,
            seed.includes('ethernet') ? 0.9 : 1.3,
          )
  const lying = place(
    dressed(
      slab(w, h, d, shape === 'adapter' ? 24 : 20, 8, metal),
      onFace(
        'front',
        w,
        h,
        d,
        mark(0, 0, shape === 'adapter' ? 20 : 26, ink, seed) +
          at(
            w / 2 - 30,
            -h / 2 + 26,
            glowing(dot(0, 0, 6), [
              [0, '#fff'],
              [0.5, '#7fe3b0'],
              [1, '#7fe3b0', 0],
            ]),
          ),
      ),
      { origin: [0, -h / 2, 0], u: [1, 0, 0], v: [0, 0, -1], svg: line },
    ),
    [-90, 0, 0],
    [0, d / 2, 0],
  )
  const lead = tube(
    [
      [-w / 2 + 6, d / 2, 0],
      [-w / 2 - 60, d / 2, -10],
      [-w / 2 - 110, 12, -80],
      [-w / 2 - 60, 12, -170],
      [-w / 2 + 70, 12, -190],
    ],
    9,
    cord,
  )
  const head = plugAt(-w / 2 + 120, 13, -190, 90)
  return {
    ...view,
    fill: 0.78,
    lying: true,
    layers: [[lead], head, [lying]],
    close:
      shot === 'detail' ? { on: [0, d / 2, h / 2], by: shape === 'slab' ? 1.9 : 2.1 } : undefined,
  }
}
