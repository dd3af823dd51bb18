import { chance } from '../../../dev-services/demo-data/catalogue/random'
import { darker, lighter, mix } from '../engine/colour'
import { at, box, clipped, dot, figures, glowing, ramp, sheen, wallpaper } from '../engine/ink'
import { dressed, move, onFace, type Part, place, spin } from '../engine/mesh'
import { circle, disc, loft, ringOf, slab, sweep } from '../engine/shapes'
import type { Draughtsman } from '../engine/study'
import type { Vec } from '../engine/vec'

const arc = (r: number, share: number, colour: string, width: number): string =>
  dot(0, 0, r, `fill="none" stroke="${colour}" stroke-opacity=".2" stroke-width="${width}"`) +
  dot(
    0,
    0,
    r,
    `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" transform="rotate(-90)" stroke-dasharray="${2 * Math.PI * r * share} 999"`,
  )

function roundDial(r: number, seed: string, accent: string): string {
  const ticks = Array.from(
    { length: 60 },
    (_, i) =>
      `<line y1="${-r * 0.93}" y2="${-r * (i % 5 ? 0.9 : 0.83)}" stroke="#fff" stroke-opacity="${i % 5 ? 0.4 : 0.95}" stroke-width="${i % 5 ? 1.2 : 3}" transform="rotate(${i * 6})"/>`,
  ).join('')
  const hand = (angle: number, length: number, width: number, colour: string): string =>
    `<line y1="${r * 0.12}" y2="${-r * length}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" transform="rotate(${angle})"/>`
  const base =
    dot(0, 0, r, 'fill="#05070b"') +
    glowing(dot(0, 0, r), [
      [0, mix(accent, '#05070b', 0.55)],
      [1, '#05070b'],
    ])
  if (chance(`${seed}:dial`) > 0.5) {
    return (
      base +
      ticks +
      arc(r * 0.66, 0.72, accent, 9) +
      arc(r * 0.54, 0.5, '#46d6a0', 9) +
      at(0, 0, figures('10:09', r * 0.34, '#fff', 1.7)) +
      at(0, r * 0.36, figures('84', r * 0.16, '#ff7d6b', 2)) +
      sheen(2 * r, 2 * r, r)
    )
  }
  return (
    base +
    ticks +
    at(0, r * 0.42, arc(r * 0.2, 0.65, accent, 5)) +
    hand(-54, 0.5, 8, '#f4f5f7') +
    hand(54, 0.74, 6, '#f4f5f7') +
    hand(200, 0.8, 2, accent) +
    dot(0, 0, 7, `fill="${accent}"`) +
    sheen(2 * r, 2 * r, r)
  )
}

function squareDial(w: number, h: number, r: number, seed: string): string {
  const rings = at(
    0,
    h * 0.21,
    arc(w * 0.22, 0.8, '#ff6b6b', 10) +
      arc(w * 0.155, 0.6, '#5be08d', 10) +
      arc(w * 0.09, 0.45, '#5bc5ff', 10),
  )
  return (
    box(w, h, r, 'fill="#05070b"') +
    clipped(
      box(w, h, r),
      `<g opacity=".8">${at(0, -h * 0.1, wallpaper(seed, w, h * 1.2, r))}</g>${ramp(
        `<rect x="${-w / 2}" y="${-h * 0.12}" width="${w}" height="${h * 0.62}"/>`,
        [
          [0, '#05070b', 0],
          [0.25, '#05070b', 0.94],
          [1, '#05070b'],
        ],
        [0, 0, 0, 1],
      )}`,
    ) +
    at(0, -h * 0.25, figures('10:24', w * 0.26, '#fff', 1.5)) +
    rings +
    sheen(w, h, r)
  )
}

function strap(width: number, top: number, depth: number, colour: string, lug: number): Part {
  const path = Array.from({ length: 72 }, (_, i): Vec => {
    const angle = ((lug + (i / 71) * (360 - 2 * lug)) * Math.PI) / 180
    return [0, top * Math.sin(angle), depth * Math.cos(angle) - depth]
  })
  return sweep(
    path,
    (t) => [(width / 2) * (1 - 0.22 * Math.sin(Math.PI * t)), 9],
    { colour, finish: 'soft' },
    [1, 0, 0],
    16,
  )
}

export const smartwatch: Draughtsman = ({ shape, colour, shot, seed }) => {
  const accent = lighter(colour, 0.35)
  const steel = {
    colour: shape === 'rugged' ? darker(colour, 0.35) : mix(colour, '#b9bdc4', 0.55),
    finish: 'metal' as const,
  }
  const round = shape === 'round' || shape === 'rugged'
  const band = shape === 'band'
  const parts: Part[] = []
  if (round) {
    parts.push(
      dressed(
        loft(
          circle(128, 96),
          [
            { z: -30, inset: 14 },
            { z: -22, inset: 3 },
            { z: -12, inset: 0 },
            { z: 14, inset: 0 },
            { z: 24, inset: 4 },
            { z: 30, inset: 12 },
          ],
          steel,
        ),
        onFace('front', 0, 0, 61, dot(0, 0, 116, 'fill="#05070b"') + roundDial(106, seed, accent)),
      ),
    )
    if (shape === 'rugged')
      parts.push(move(ringOf(121, 9, { colour: '#2a2d33', finish: 'matte' }, 0.7), [0, 0, 26]))
    parts.push(place(disc(16, 22, 4, steel), [0, 90, 0], [136, 0, 0]))
  } else {
    const [w, h] = band ? [118, 250] : [214, 256]
    const r = band ? 54 : 62
    parts.push(
      dressed(
        slab(w, h, 58, r, 22, steel),
        onFace(
          'front',
          w,
          h,
          59,
          box(w - 22, h - 22, r - 10, 'fill="#05070b"') +
            (band
              ? squareDial(w - 32, h - 32, r - 14, seed)
              : squareDial(w - 36, h - 36, r - 16, seed)),
        ),
      ),
    )
    if (!band) parts.push(place(disc(15, 18, 4, steel), [0, 90, 0], [w / 2 + 4, 34, 0]))
  }
  const width = band ? 96 : round ? 124 : 150
  const loop = move(strap(width, 196, 150, colour, 35), [0, 0, 8])
  const stood = [loop, ...parts].map((part) => move(spin(part, [-14, 0, 0]), [0, 196, 140]))
  if (shot === 'front') return { yaw: -22, pitch: 8, layers: [stood] }
  if (shot === 'angle') return { yaw: 46, pitch: 16, layers: [stood] }
  if (shot === 'detail')
    return { yaw: -30, pitch: 10, layers: [stood], close: { on: [30, 200, 160], by: 1.7 } }
  return { yaw: 20, pitch: 12, layers: [stood] }
}
