import { darker, lighter, lightness, mix } from '../engine/colour'
import { at, box, dot, figures, glowing, mark, port, ramp, sheen } from '../engine/ink'
import { dressed, onFace, type Part, together } from '../engine/mesh'
import { slab, tube } from '../engine/shapes'
import type { Draughtsman } from '../engine/study'

const sizes: Record<string, [number, number, number, number, number]> = {
  slab: [262, 520, 96, 38, 16],
  slim: [236, 500, 58, 34, 20],
  magnetic: [250, 380, 62, 46, 18],
  display: [220, 480, 150, 44, 12],
  solar: [270, 540, 76, 40, 14],
}

function face(shape: string, _w: number, h: number, colour: string, seed: string): string {
  const ink = lightness(colour) > 0.5 ? darker(colour, 0.45) : lighter(colour, 0.45)
  const lights = [0, 1, 2, 3]
    .map((i) =>
      dot(-24 + i * 16, 0, 4, `fill="${i < 3 ? '#d9fbe6' : mix(colour, '#000000', 0.3)}"`),
    )
    .join('')
  if (shape === 'solar') {
    const cells = Array.from({ length: 5 }, (_, row) =>
      [0, 1]
        .map((col) =>
          at(
            -52 + col * 104,
            -168 + row * 74,
            `${ramp(box(98, 68, 3), [
              [0, '#27406f'],
              [0.5, '#15233f'],
              [1, '#0d1629'],
            ])}<path d="M-49 -12H49M-49 12H49" stroke="#8fa7cf" stroke-width="1" opacity=".6"/>`,
          ),
        )
        .join(''),
    ).join('')
    return (
      box(226, 400, 10, 'fill="#0c1220"') +
      at(0, -20, cells) +
      sheen(226, 400, 10, 0.25) +
      at(0, 226, lights)
    )
  }
  if (shape === 'magnetic') {
    return (
      dot(0, -36, 92, `fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width="9"`) +
      `<path d="M0 84v50" stroke="${ink}" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"/>` +
      at(0, h / 2 - 36, lights)
    )
  }
  if (shape === 'display') {
    return (
      box(168, 190, 26, 'fill="#07090e"') +
      at(0, -30, figures('86%', 56, '#7ff0b4', 1.8)) +
      at(0, 48, box(124, 12, 6, 'fill="#1e2733"') + at(-9, 0, box(106, 12, 6, 'fill="#f0a63a"'))) +
      sheen(168, 190, 26, 0.25) +
      mark(0, h / 2 - 70, 15, ink, seed)
    )
  }
  const number =
    shape === 'slab'
      ? at(
          0,
          -h / 2 + 82,
          box(92, 46, 12, 'fill="#07090e"') +
            figures('95', 26, '#d8f3ff', 2) +
            sheen(92, 46, 12, 0.3),
        )
      : at(0, h / 2 - 60, lights)
  return number + mark(0, 10, 24, ink, seed)
}

export const powerbank: Draughtsman = ({ shape, colour, shot, seed }) => {
  const [w, h, d, r, bevel] = sizes[shape] ?? [262, 520, 96, 38, 16]
  const finish = shape === 'display' ? ('metal' as const) : ('matte' as const)
  const ports =
    w < 240 && d < 70
      ? port('c', -42, 0) + port('a', 36, 0)
      : port('a', -w * 0.26, 0) + port('c', 0, 0) + port('a', w * 0.26, 0)
  const body = dressed(
    slab(w, h, d, r, bevel, { colour, finish }),
    onFace('front', w, h, d, face(shape, w, h, colour, seed)),
    onFace('top', w, h, d, ports),
    onFace(
      'right',
      w,
      h,
      d,
      at(
        0,
        -h / 2 + 96,
        box(12, 44, 6, `fill="${darker(colour, 0.3)}"`) +
          glowing(dot(0, 44, 5), [
            [0, '#fff'],
            [1, '#8fe3b6', 0],
          ]),
      ),
    ),
  )
  const standing = (x: number, z: number, yaw: number, tilt = 0): Part[] =>
    together([body], [tilt, yaw, 0], [x, h / 2, z])
  const cable: Part[] = [
    tube(
      [
        [0, h - 6, 0],
        [0, h + 60, 0],
        [70, h + 110, 20],
        [150, h + 20, 30],
        [170, 120, 60],
        [190, 10, 110],
        [270, 8, 150],
      ],
      7,
      { colour: mix(colour, '#f2f2f2', 0.6), finish: 'soft' },
    ),
  ]
  const flat: Part[] = together([body], [-90, 0, 14], [w * 0.2, d / 2, h * 0.28])
  if (shot === 'front') return { yaw: 24, pitch: 16, layers: [standing(0, 0, 0)] }
  if (shot === 'angle') return { yaw: -30, pitch: 28, layers: [standing(-w * 0.34, -60, 0), flat] }
  if (shot === 'detail')
    return {
      yaw: 28,
      pitch: 38,
      layers: [standing(0, 0, 0)],
      close: { on: [0, h * 0.86, 0], by: 1.8 },
    }
  return { yaw: -20, pitch: 14, layers: [standing(0, 0, 0), cable] }
}
