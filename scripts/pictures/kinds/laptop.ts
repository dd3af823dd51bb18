import { darker, lighter, lightness } from '../engine/colour'
import { at, box, clipped, dot, figures, mark, port, ramp, sheen, wallpaper } from '../engine/ink'
import { dressed, onFace, type Part, place, spin } from '../engine/mesh'
import { slab } from '../engine/shapes'
import type { Draughtsman } from '../engine/study'

const [w, h, d] = [640, 430, 20]

function keyboard(colour: string, gaming: boolean): string {
  const dark = lightness(colour) < 0.35
  const cap = dark ? '#1b1e24' : '#2b2e35'
  const edge = gaming ? '#ff5f7a' : '#ffffff'
  const rows = [15, 14, 13, 12].map((count, row) => {
    const key = 556 / count
    return Array.from(
      { length: count },
      (_, i) =>
        `<rect x="${(-278 + i * key + 2).toFixed(1)}" y="${-146 + row * 39}" width="${(key - 4).toFixed(1)}" height="34" rx="5"/>`,
    ).join('')
  })
  const last = [38, 38, 38, 50, 214, 50, 38, 38, 30]
  let x = -278
  const bottom = last.map((size) => {
    const drawn = `<rect x="${x + 2}" y="10" width="${size - 4}" height="34" rx="5"/>`
    x += size + 2.5
    return drawn
  })
  return (
    `<rect x="-288" y="-156" width="576" height="210" rx="10" fill="${darker(colour, 0.3)}"/><g fill="${cap}" stroke="${edge}" stroke-opacity="${gaming ? 0.55 : 0.12}" stroke-width="1.200">${rows.join('')}${bottom.join('')}</g>` +
    at(
      0,
      130,
      ramp(box(220, 128, 10), [
        [0, lighter(colour, 0.12)],
        [1, darker(colour, 0.06)],
      ]) + box(220, 128, 10, `fill="none" stroke="${darker(colour, 0.35)}" stroke-width="1.500"`),
    )
  )
}

function desktop(seed: string, sw: number, sh: number): string {
  const window = (x: number, y: number, ww: number, hh: number, fill: string): string =>
    at(
      x,
      y,
      box(ww, hh, 9, `fill="${fill}" opacity=".94"`) +
        [0, 1, 2]
          .map((i) =>
            dot(
              -ww / 2 + 14 + i * 13,
              -hh / 2 + 13,
              4,
              `fill="${['#ff7d6b', '#f3c04f', '#62d394'][i]}"`,
            ),
          )
          .join('') +
        Array.from(
          { length: 5 },
          (_, i) =>
            `<rect x="${-ww / 2 + 16}" y="${-hh / 2 + 36 + i * 20}" width="${(ww - 32) * (0.9 - ((i * 37) % 50) / 100)}" height="7" rx="3.500" fill="#8e9bb3" opacity=".55"/>`,
        ).join(''),
    )
  return (
    clipped(
      box(sw, sh, 6),
      wallpaper(seed, sw, sh, 6) +
        window(-sw * 0.14, -sh * 0.06, sw * 0.42, sh * 0.5, '#f7f8fb') +
        window(sw * 0.2, sh * 0.08, sw * 0.3, sh * 0.42, '#1c2333') +
        at(
          0,
          sh / 2 - 18,
          box(sw * 0.4, 24, 12, 'fill="#fff" opacity=".5"') +
            [-3, -2, -1, 0, 1, 2, 3]
              .map((i) =>
                at(
                  i * 28,
                  0,
                  box(
                    17,
                    17,
                    5,
                    `fill="${['#ff8f6b', '#4f9de0', '#62d394', '#f3c04f', '#9b7fe0', '#e0567a', '#3fb6b0'][i + 3]}"`,
                  ),
                ),
              )
              .join(''),
        ) +
        at(sw * 0.42, -sh / 2 + 16, figures('10:24', 12, '#fff', 2)),
    ) + sheen(sw, sh, 6, 0.14)
  )
}

export const laptop: Draughtsman = ({ shape, colour, shot, seed }) => {
  const gaming = shape === 'gaming'
  const thick = shape === 'thin' ? d : d + 10
  const shell = {
    colour,
    finish: lightness(colour) > 0.85 ? ('matte' as const) : ('metal' as const),
  }
  const ink = lightness(colour) > 0.5 ? darker(colour, 0.4) : lighter(colour, 0.45)
  const base = place(
    dressed(
      slab(w, h, thick, 26, 7, { colour, finish: 'matte' }),
      onFace('front', w, h, thick, keyboard(colour, gaming)),
      onFace(
        'right',
        w,
        h,
        thick,
        at(
          0,
          -120,
          `<g transform="rotate(90)">${port('c', 0, 0, 0.6)}${port('c', 44, 0, 0.6)}${port('jack', 96, 0, 0.5)}</g>`,
        ),
      ),
      onFace(
        'left',
        w,
        h,
        thick,
        at(
          0,
          -120,
          `<g transform="rotate(90)">${port('hdmi', 0, 0, 0.6)}${port('a', 54, 0, 0.6)}</g>`,
        ),
      ),
    ),
    [-90, 0, 0],
    [0, thick / 2, 0],
  )
  const lidOpen = (angle: number): Part => {
    const lid = dressed(
      slab(w, h - 14, 12, 24, 5, shell),
      onFace(
        'front',
        w,
        h,
        12,
        box(w - 10, h - 24, 20, 'fill="#08090d"') +
          at(0, -4, desktop(seed, w - 34, h - 56)) +
          dot(0, -h / 2 + 18, 3, 'fill="#2b3550"'),
      ),
      onFace('back', w, h, 12, mark(0, 0, 30, gaming ? '#ff5f7a' : ink, seed)),
    )
    const risen = { ...lid, facets: lid.facets }
    const raised = place(risen, [0, 0, 0], [0, h / 2 - 7, 0])
    return place(spin(raised, [angle, 0, 0]), [0, 0, 0], [0, thick, -h / 2 + 8])
  }
  if (shot === 'angle') return { yaw: 152, pitch: 20, fill: 0.8, layers: [[base], [lidOpen(-16)]] }
  if (shot === 'detail')
    return {
      yaw: -26,
      pitch: 34,
      layers: [[lidOpen(-18)], [base]],
      close: { on: [90, 20, 40], by: 1.8 },
    }
  const view = shot === 'front' ? { yaw: -20, pitch: 16 } : { yaw: 28, pitch: 20 }
  return { ...view, fill: shot === 'front' ? 0.82 : 0.74, layers: [[lidOpen(-16)], [base]] }
}
