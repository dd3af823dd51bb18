import { darker, mix } from '../engine/colour'
import { at, box, clipped, port, ramp, sheen, wallpaper } from '../engine/ink'
import { dressed, move, onFace, type Part, place } from '../engine/mesh'
import { slab, tube } from '../engine/shapes'
import type { Draughtsman } from '../engine/study'

const [w, h] = [800, 456]

function tiles(seed: string): string {
  const row = (y: number, size: number, count: number): string =>
    Array.from({ length: count }, (_, i) =>
      at(-w / 2 + 84 + i * (size + 14), y, wallpaper(`${seed}${y}${i}`, size, 62, 8)),
    ).join('')
  return (
    ramp(
      box(w - 14, h - 14, 4),
      [
        [0, '#05070c', 0.15],
        [1, '#05070c', 0.75],
      ],
      [0, 0, 0, 1],
    ) +
    `<rect x="${-w / 2 + 44}" y="-96" width="210" height="22" rx="6" fill="#fff" opacity=".95"/><rect x="${-w / 2 + 44}" y="-60" width="300" height="9" rx="4" fill="#fff" opacity=".6"/><rect x="${-w / 2 + 44}" y="-42" width="240" height="9" rx="4" fill="#fff" opacity=".6"/><rect x="${-w / 2 + 44}" y="-12" width="96" height="30" rx="15" fill="#f0a63a"/>` +
    row(88, 108, 6) +
    row(166, 108, 6)
  )
}

export const tv: Draughtsman = ({ shape, colour, shot, seed }) => {
  const art = seed.includes('frame') && !seed.includes('frameless')
  const frame = {
    colour: art ? '#9a7350' : mix(colour, '#23262c', 0.6),
    finish: art ? ('matte' as const) : ('metal' as const),
  }
  const d = shape === 'blade' ? 14 : 34
  const rim = art ? 26 : 8
  const scene = wallpaper(seed, w - rim * 2, h - rim * 2, 3)
  const glass =
    box(w - 6, h - 6, 6, `fill="${art ? '#e9e0d0' : '#07080b'}"`) +
    clipped(box(w - rim * 2, h - rim * 2, 3), scene + (shot === 'use' && !art ? tiles(seed) : '')) +
    sheen(w - rim * 2, h - rim * 2, 3, 0.12)
  const rear =
    box(w - 150, h - 150, 24, `fill="${darker(frame.colour, 0.25)}"`) +
    at(-150, 90, port('hdmi', -70, 0, 1) + port('hdmi', 0, 0, 1) + port('a', 66, 0, 1)) +
    [0, 1, 2, 3, 4]
      .map((i) => at(120, -90 + i * 16, box(240, 6, 3, 'fill="#000" opacity=".35"')))
      .join('')
  const lift = shape === 'feet' ? 66 : 84
  const panel = move(
    dressed(
      slab(w, h, d, 8, 3, frame),
      onFace('front', w, h, d, glass),
      onFace('back', w, h, d, rear),
    ),
    [0, h / 2 + lift, 0],
  )
  const leg = { colour: '#3a3d44', finish: 'metal' as const }
  const stand: Part[] =
    shape === 'feet'
      ? [-270, 270].flatMap((x) => [
          tube(
            [
              [x, lift + 16, 0],
              [x + Math.sign(x) * 14, 30, 50],
              [x + Math.sign(x) * 20, 7, 92],
            ],
            8,
            leg,
          ),
          tube(
            [
              [x, lift + 16, 0],
              [x + Math.sign(x) * 14, 30, -50],
              [x + Math.sign(x) * 20, 7, -92],
            ],
            8,
            leg,
          ),
        ])
      : [
          move(slab(120, lift + 70, 22, 8, 4, leg), [0, (lift + 70) / 2, -26]),
          place(slab(shape === 'blade' ? 400 : 330, 190, 14, 20, 5, leg), [-90, 0, 0], [0, 7, 0]),
        ]
  const view = {
    front: { yaw: -12, pitch: 6 },
    angle: { yaw: 38, pitch: 9 },
    detail: { yaw: -34, pitch: 12 },
    use: { yaw: 10, pitch: 10 },
  }[shot]
  if (shot === 'use') {
    const console3 = place(
      slab(1000, 260, 130, 14, 6, { colour: '#a98463', finish: 'matte' }),
      [-90, 0, 0],
      [0, -65, 0],
    )
    const drawers = dressed(console3)
    const lines: Part = {
      facets: [],
      material: frame,
      decals: [
        {
          origin: [0, -65, 131],
          u: [1, 0, 0],
          v: [0, -1, 0],
          svg: `<path d="M-166-52V52M166-52V52" stroke="#5e452f" stroke-width="4"/><g fill="#5e452f"><rect x="-330" y="-34" width="40" height="8" rx="4"/><rect x="-20" y="-34" width="40" height="8" rx="4"/><rect x="290" y="-34" width="40" height="8" rx="4"/></g>`,
        },
      ],
    }
    return {
      ...view,
      fill: 0.78,
      lying: true,
      layers: [
        [move(drawers, [0, 130, 0])],
        [move(lines, [0, 130, 0])],
        ...[stand, [panel]].map((layer) => layer.map((part) => move(part, [0, 130, 0]))),
      ],
    }
  }
  return {
    ...view,
    fill: 0.84,
    layers: [stand, [panel]],
    close: shot === 'detail' ? { on: [-200, 150, 0], by: 1.7 } : undefined,
  }
}
