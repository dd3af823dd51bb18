import { chance } from '../../../dev-services/demo-data/catalogue/random'
import { darker, lighter, mix } from './colour'

let serial = 0

/** Ids only have to differ within one drawing; starting anew keeps drawings repeatable. */
export function startInk(): void {
  serial = 0
}

function id(): string {
  serial += 1
  return `i${serial}`
}

type Stop = readonly [number, string, number?]

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([at, colour, alpha]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha ?? 1}"/>`,
    )
    .join('')

/** A filled shape whose paint runs along (x1, y1) to (x2, y2) of its box. */
export function ramp(
  shape: string,
  list: readonly Stop[],
  [x1, y1, x2, y2] = [0, 0, 1, 1],
): string {
  const name = id()
  return `<linearGradient id="${name}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>${shape.replace('/>', ` fill="url(#${name})"/>`)}`
}

export function glowing(shape: string, list: readonly Stop[]): string {
  const name = id()
  return `<radialGradient id="${name}">${stops(list)}</radialGradient>${shape.replace('/>', ` fill="url(#${name})"/>`)}`
}

export function clipped(shape: string, content: string): string {
  const name = id()
  return `<clipPath id="${name}">${shape}</clipPath><g clip-path="url(#${name})">${content}</g>`
}

export function box(w: number, h: number, r: number, rest = ''): string {
  return `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="${r}" ${rest}/>`
}

export const dot = (x: number, y: number, r: number, rest = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${rest}/>`

export const at = (x: number, y: number, content: string, extra = ''): string =>
  `<g transform="translate(${x} ${y}) ${extra}">${content}</g>`

const strokes: Record<string, string> = {
  '0': 'M5 0a5 5 0 0 1 5 5v8a5 5 0 0 1-10 0v-8a5 5 0 0 1 5-5z',
  '1': 'M1.500 3 6 0v18',
  '2': 'M0 5a5 5 0 0 1 10 0c0 4-10 8-10 13h10',
  '3': 'M0 1.500a5 4.300 0 1 1 4.500 7a5 4.800 0 1 1-4.500 8',
  '4': 'M7.500 18v-18l-7.500 13h10',
  '5': 'M9 0h-7.500l-1 8c6-3 10 0 9.500 5a5 5 0 0 1-10 2',
  '6': 'M8 0c-5 3-8 8-8 13a5 5 0 0 0 10 0a5 5 0 0 0-9.500-1.500',
  '7': 'M0 0h10l-6.500 18',
  '8': 'M5 0a4.300 4.300 0 0 1 0 8.600a4.300 4.300 0 0 1 0-8.600zm0 8.600a4.700 4.700 0 0 1 0 9.400a4.700 4.700 0 0 1 0-9.400z',
  '9': 'M2 18c5-3 8-8 8-13a5 5 0 0 0-10 0a5 5 0 0 0 9.500 1.500',
  ':': 'M3 5v.1M3 13v.1',
  '%': 'M0 18 10 0M2.200 1a2 2 0 0 1 0 5a2 2 0 0 1 0-5zM7.800 12a2 2 0 0 1 0 5a2 2 0 0 1 0-5z',
}

/** Figures drawn as strokes, so that no font of the machine shows up in a picture. */
export function figures(text: string, height: number, colour: string, weight = 2): string {
  const widths = [...text].map((c) => (c === ':' ? 6 : 10))
  const total = widths.reduce((sum, w) => sum + w + 4.5, -4.5)
  let x = -total / 2
  const body = [...text].map((c, i) => {
    const drawn = `<path transform="translate(${x} -9)" d="${strokes[c] ?? ''}"/>`
    x += (widths[i] ?? 10) + 4.5
    return drawn
  })
  return `<g transform="scale(${height / 18})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${body.join('')}</g>`
}

const palettes = [
  ['#1b2a6b', '#7a4fd0', '#ff8f6b'],
  ['#06283d', '#1f8a8c', '#ffd479'],
  ['#2a0f45', '#d2467a', '#ffc36b'],
  ['#0c3b2e', '#4f9d69', '#f3e8a6'],
  ['#122a52', '#3f8fd6', '#bfe6ff'],
  ['#3c1414', '#d4572f', '#ffdca3'],
] as const

/** Dunes, hills or a planet in soft light: what the makers of our phones ship on them. */
export function wallpaper(seed: string, w: number, h: number, r: number): string {
  const pick = (salt: string): number => chance(`${seed}:${salt}`)
  const [deep, middle, bright] =
    palettes[Math.floor(pick('palette') * palettes.length)] ?? palettes[0]
  const wave = (level: number, swing: number, colour: string, to: string): string => {
    const y = -h / 2 + h * level
    const s = h * swing * (pick(`s${level}`) > 0.5 ? 1 : -1)
    return ramp(
      `<path d="M${-w / 2} ${y + s}C${-w / 6} ${y - s} ${w / 6} ${y + s * 1.4} ${w / 2} ${y - s}V${h / 2}H${-w / 2}Z"/>`,
      [
        [0, colour],
        [1, to],
      ],
      [0, 0, 0.3, 1],
    )
  }
  const sun = Math.min(w, h) * (0.2 + 0.12 * pick('sun'))
  const [sx, sy] = [w * (pick('sx') * 0.5 - 0.25), -h * (0.02 + 0.16 * pick('sy'))]
  return clipped(
    box(w, h, r),
    ramp(
      box(w, h, 0),
      [
        [0, deep],
        [0.55, middle],
        [1, bright],
      ],
      [0.2, 0, 0.6, 1],
    ) +
      glowing(dot(sx, sy, sun * 2.1), [
        [0, bright, 0.75],
        [1, bright, 0],
      ]) +
      ramp(dot(sx, sy, sun), [
        [0, lighter(bright, 0.5)],
        [1, mix(bright, middle, 0.5)],
      ]) +
      wave(0.6, 0.06, mix(middle, bright, 0.35), middle) +
      wave(0.72, 0.05, middle, deep) +
      wave(0.86, 0.04, mix(deep, middle, 0.35), darker(deep, 0.4)),
  )
}

/** The diagonal reflection of a window on glass. */
export function sheen(w: number, h: number, r: number, strength = 0.2): string {
  return clipped(
    box(w, h, r),
    ramp(
      `<path d="M${-w / 2} ${-h / 2}H${w * 0.12}L${-w * 0.3} ${h / 2}H${-w / 2}Z"/>`,
      [
        [0, '#ffffff', strength],
        [1, '#ffffff', strength * 0.12],
      ],
      [0, 0, 0.6, 1],
    ),
  )
}

export function lens(x: number, y: number, r: number): string {
  return at(
    x,
    y,
    ramp(dot(0, 0, r), [
      [0, '#e4e7ec'],
      [0.5, '#6b7079'],
      [1, '#2a2d34'],
    ]) +
      dot(0, 0, r * 0.88, 'fill="#090b10"') +
      glowing(dot(0, 0, r * 0.7), [
        [0, '#182238'],
        [0.6, '#0c111d'],
        [1, '#05070b'],
      ]) +
      dot(0, 0, r * 0.46, 'fill="none" stroke="#25314d" stroke-width="1.5"') +
      glowing(dot(0, 0, r * 0.36), [
        [0, '#3b5aa8'],
        [0.6, '#1b2547'],
        [1, '#070a12'],
      ]) +
      glowing(dot(-r * 0.28, -r * 0.3, r * 0.26), [
        [0, '#ffffff', 0.9],
        [1, '#9cc3ff', 0],
      ]) +
      dot(r * 0.25, r * 0.28, r * 0.08, 'fill="#b79cff" opacity=".55"'),
  )
}

/** A socket sunk into a body: 'c', 'a', 'hdmi', 'net' or 'jack'. */
export function port(
  kind: 'c' | 'a' | 'hdmi' | 'net' | 'jack',
  x: number,
  y: number,
  k = 1,
): string {
  const sizes = {
    c: [34, 12, 6],
    a: [44, 18, 2],
    hdmi: [52, 19, 3],
    net: [46, 36, 3],
    jack: [18, 18, 9],
  }
  const [w = 34, h = 12, r = 6] = sizes[kind]
  const tongue = {
    c: box(w * 0.62, 2.6, 1.3, 'fill="#8d939c"'),
    a: at(0, -3, box(w * 0.8, 5, 1, 'fill="#2f6ad0"')),
    hdmi: box(w * 0.7, 4, 1, 'fill="#7b8088"'),
    net: at(0, -6, box(w * 0.6, 6, 1, 'fill="#c9a54a"')),
    jack: dot(0, 0, 5, 'fill="#05060a"'),
  }[kind]
  return at(
    x,
    y,
    box(w + 5, h + 5, r + 2.5, 'fill="#cfd3d8" opacity=".75"') +
      ramp(
        box(w, h, r),
        [
          [0, '#06070b'],
          [1, '#30343c'],
        ],
        [0, 0, 0, 1],
      ) +
      tongue,
    `scale(${k})`,
  )
}

/** The maker's mark: a small form instead of letters. */
export function mark(x: number, y: number, size: number, colour: string, seed: string): string {
  const s = size
  const forms = [
    `<path d="M${-s} ${s * 0.6}L0 ${-s * 0.8}L${s} ${s * 0.6}" fill="none" stroke="${colour}" stroke-width="${s * 0.32}" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<circle r="${s * 0.75}" fill="none" stroke="${colour}" stroke-width="${s * 0.3}"/><circle r="${s * 0.2}" fill="${colour}"/>`,
    `<path d="M${-s} 0Q${-s * 0.5} ${-s} 0 0T${s} 0" fill="none" stroke="${colour}" stroke-width="${s * 0.32}" stroke-linecap="round"/>`,
    `<path d="M${-s * 0.7} ${-s * 0.7}V${s * 0.7}M0 ${-s * 0.3}V${s * 0.7}M${s * 0.7} ${-s * 0.7}V${s * 0.2}" stroke="${colour}" stroke-width="${s * 0.3}" stroke-linecap="round"/>`,
  ]
  return at(x, y, forms[Math.floor(chance(`${seed}:mark`) * forms.length)] ?? '')
}
