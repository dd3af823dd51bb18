import { darker } from '../../engine/colour'
import { at, box, mark } from '../../engine/ink'
import { dressed, move, onFace, type Part } from '../../engine/mesh'
import { slab, spline, sweep, tube } from '../../engine/shapes'
import type { Study, Subject } from '../../engine/study'

export function backpack({ colour, shot, seed }: Subject): Study {
  const sling = seed.includes('sling')
  const cloth = { colour, finish: 'soft' as const }
  const trim = { colour: darker(colour, 0.4), finish: 'soft' as const }
  const [w, h, d] = sling ? [300, 400, 120] : [370, 520, 190]
  const weave = Array.from(
    { length: 26 },
    (_, i) =>
      `<path d="M${-w / 2} ${-h / 2 + i * 22}l${w} ${w * 0.24}" stroke="#000" stroke-opacity=".05" stroke-width="3"/>`,
  ).join('')
  const zip = (ww: number, hh: number, r: number): string =>
    box(ww, hh, r, `fill="none" stroke="${darker(colour, 0.55)}" stroke-width="7"`) +
    box(
      ww,
      hh,
      r,
      'fill="none" stroke="#aeb3bb" stroke-opacity=".7" stroke-width="2" stroke-dasharray="3 4"',
    )
  const body = dressed(
    slab(w, h, d, 110, 66, cloth),
    onFace('front', w - 60, h, d, zip(w * 0.72, h * 0.78, 84)),
  )
  const pocket = dressed(
    slab(w * 0.74, h * 0.42, 70, 50, 26, cloth),
    onFace(
      'front',
      w,
      h,
      70,
      at(
        0,
        -h * 0.13,
        `<path d="M${-w * 0.24} 0H${w * 0.24}" stroke="${darker(colour, 0.55)}" stroke-width="8" stroke-linecap="round"/><path d="M${-w * 0.24} 0H${w * 0.24}" stroke="#aeb3bb" stroke-width="2" stroke-dasharray="3 4"/>`,
      ) +
        at(
          0,
          h * 0.04,
          box(70, 42, 8, `fill="${darker(colour, 0.5)}"`) + mark(0, 0, 13, '#f0a63a', seed),
        ) +
        weave.slice(0, 0),
    ),
  )
  const handle = tube(
    [
      [-46, h - 14, -10],
      [-40, h + 42, -16],
      [40, h + 42, -16],
      [46, h - 14, -10],
    ],
    11,
    trim,
  )
  const strap = (side: 1 | -1): Part =>
    sweep(
      spline([
        [side * w * 0.22, h - 40, -d / 2 + 6],
        [side * w * 0.34, h * 0.76, -d / 2 - 56],
        [side * w * 0.42, h * 0.4, -d / 2 - 70],
        [side * w * 0.4, h * 0.1, -d / 2 - 6],
      ]),
      () => [26, 8],
      trim,
      [1, 0, 0.3],
      16,
    )
  const tag = tube(
    [
      [w * 0.26, h * 0.62, d / 2 - 6],
      [w * 0.265, h * 0.56, d / 2 + 6],
      [w * 0.26, h * 0.5, d / 2],
    ],
    4,
    { colour: '#f0a63a', finish: 'soft' },
  )
  return {
    pitch: shot === 'angle' ? 14 : undefined,
    layers: [
      [strap(-1), strap(1)],
      [handle],
      [move(body, [0, h / 2, 0])],
      [move(pocket, [0, h * 0.28, d / 2 + 8])],
      [tag],
    ],
    close: shot === 'detail' ? { on: [20, h * 0.4, d / 2], by: 1.8 } : undefined,
    fill: 0.78,
  }
}
