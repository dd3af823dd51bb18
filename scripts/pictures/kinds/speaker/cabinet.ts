import { darker, lighter } from '../../engine/colour'
import { at, box, dot, glowing, mark, ramp } from '../../engine/ink'
import { dressed, move, onFace } from '../../engine/mesh'
import { slab, tube } from '../../engine/shapes'
import type { Draughtsman } from '../../engine/study'
import { setup } from './setup'

function cone(r: number, ring: string): string {
  return (
    dot(0, 0, r * 1.1, `fill="${ring}"`) +
    glowing(dot(0, 0, r), [
      [0, '#454a53'],
      [0.45, '#2a2d34'],
      [0.8, '#14161b'],
      [1, '#05060a'],
    ]) +
    glowing(dot(0, 0, r * 0.36), [
      [0, '#5c626d'],
      [1, '#1b1d23'],
    ]) +
    dot(0, 0, r * 0.78, 'fill="none" stroke="#5a606b" stroke-opacity=".5" stroke-width="5"')
  )
}

function dots(w: number, h: number, colour: string): string {
  const step = 13
  const rows: string[] = []
  for (let y = -h / 2; y <= h / 2; y += step) {
    for (let x = -w / 2 + ((Math.round(y / step) & 1) * step) / 2; x <= w / 2; x += step) {
      rows.push(`M${x.toFixed(0)} ${y.toFixed(0)}h.1`)
    }
  }
  return `<path d="${rows.join('')}" stroke="${colour}" stroke-width="7.5" stroke-linecap="round"/>`
}

export const cabinet: Draughtsman = (subject) => {
  const { shape, colour, shot, seed } = subject
  const { view, badge } = setup(subject)
  const dims: Record<string, [number, number, number]> = {
    box: [460, 250, 150],
    party: [340, 600, 300],
    bar: [860, 92, 110],
  }
  const [w, h, d] = dims[shape] ?? [460, 250, 150]
  const wood = seed.includes('max')
  const housing = slab(
    w,
    h,
    d,
    shape === 'party' ? 44 : 40,
    16,
    wood
      ? { colour: '#8b5e3c', finish: 'matte' }
      : { colour: shape === 'box' ? colour : '#23262c', finish: 'matte' },
  )
  const face =
    shape === 'party'
      ? box(w - 40, h - 40, 34, 'fill="#14161b"') +
        at(
          0,
          -150,
          cone(92, '#3a3f49') +
            dot(0, 0, 112, 'fill="none" stroke="#48c9ff" stroke-width="7"') +
            dot(
              0,
              0,
              112,
              'fill="none" stroke="#d86bff" stroke-width="7" stroke-dasharray="220 500"',
            ),
        ) +
        at(
          0,
          116,
          cone(112, '#3a3f49') +
            dot(0, 0, 134, 'fill="none" stroke="#48c9ff" stroke-width="7"') +
            dot(
              0,
              0,
              134,
              'fill="none" stroke="#ff9f4a" stroke-width="7" stroke-dasharray="260 600"',
            ),
        ) +
        at(0, -18, mark(0, 0, 14, '#fff', seed))
      : ramp(
          box(w - 30, h - 26, 30),
          [
            [0, lighter(wood ? colour : darker(colour, 0.12), 0.1)],
            [1, darker(colour, 0.4)],
          ],
          [0, 0, 0, 1],
        ) +
        dots(w - 74, h - 66, darker(colour, 0.62)) +
        at(
          shape === 'bar' ? 0 : w / 2 - 90,
          h / 2 - (shape === 'bar' ? 46 : 56),
          badge(shape === 'bar' ? 20 : 30),
        )
  const knobs = [-70, 0, 70]
    .map((x) =>
      box(38, 16, 8, 'fill="#0b0d11" opacity=".75"').replace(
        '<rect',
        `<rect transform="translate(${x} 0)"`,
      ),
    )
    .join('')
  const body = dressed(housing, onFace('front', w, h, d, face), onFace('top', w, h, d, knobs))
  const handle =
    shape === 'box'
      ? [
          tube(
            [
              [-w / 2 + 50, h - 6, 0],
              [-w / 2 + 70, h + 46, 0],
              [0, h + 62, 0],
              [w / 2 - 70, h + 46, 0],
              [w / 2 - 50, h - 6, 0],
            ],
            13,
            { colour: wood ? '#3a2a1e' : darker(colour, 0.45), finish: 'soft' },
          ),
        ]
      : shape === 'party'
        ? [
            tube(
              [
                [-90, h - 8, 0],
                [-80, h + 36, 0],
                [80, h + 36, 0],
                [90, h - 8, 0],
              ],
              14,
              { colour: '#2b2e35', finish: 'matte' },
            ),
          ]
        : []
  const layers = [[move(body, [0, h / 2, 0])], handle]
  return {
    ...view,
    layers,
    fill: shape === 'bar' ? 0.8 : undefined,
    close: shot === 'detail' ? { on: [w * 0.22, h * 0.7, d / 2], by: 1.8 } : undefined,
  }
}
