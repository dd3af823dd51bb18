import { darker, lighter, lightness, mix } from '../engine/colour'
import { at, box, dot, figures, lens, mark, port, ramp, sheen, wallpaper } from '../engine/ink'
import { dressed, move, onFace, type Part, place, together } from '../engine/mesh'
import { slab } from '../engine/shapes'
import type { Draughtsman } from '../engine/study'

const [w, h, d] = [270, 560, 26]

function screen(seed: string, sw: number, sh: number, r: number): string {
  const icons = Array.from({ length: 4 }, (_, i) =>
    at(
      -sw * 0.33 + i * sw * 0.22,
      sh * 0.41,
      box(sw * 0.15, sw * 0.15, sw * 0.045, `fill="#fff" opacity="${0.5 + 0.1 * (i % 3)}"`),
    ),
  ).join('')
  return (
    wallpaper(seed, sw, sh, r) +
    at(0, -sh * 0.3, figures('10:24', sw * 0.17, '#ffffff', 1.5)) +
    at(0, -sh * 0.21, box(sw * 0.34, 5, 2.5, 'fill="#fff" opacity=".7"')) +
    icons +
    at(0, sh * 0.485, box(sw * 0.34, 3.5, 2, 'fill="#fff" opacity=".85"')) +
    dot(0, -sh / 2 + sw * 0.06, sw * 0.022, 'fill="#05060a"') +
    sheen(sw, sh, r)
  )
}

function island(shape: string, colour: string): { part: Part; x: number; y: number } {
  const frame = { colour: mix(colour, '#8a8f96', 0.3), finish: 'metal' as const }
  if (shape === 'ring') {
    const drawn =
      dot(0, 0, 80, 'fill="#11141b"') +
      lens(-30, -32, 29) +
      lens(34, -28, 25) +
      lens(-28, 34, 25) +
      lens(34, 34, 20)
    const part = slab(172, 172, 14, 86, 6, frame)
    return { part: dressed(part, onFace('front', 172, 172, 14, drawn)), x: 0, y: 150 }
  }
  if (shape === 'bar') {
    const part = slab(236, 74, 14, 36, 6, frame)
    const drawn =
      box(222, 60, 30, 'fill="#11141b"') +
      lens(-74, 0, 25) +
      lens(-10, 0, 25) +
      lens(50, 0, 20) +
      dot(92, 0, 8, 'fill="#fff3cf"')
    return { part: dressed(part, onFace('front', 236, 74, 14, drawn)), x: 0, y: 188 }
  }
  if (shape === 'square') {
    const part = slab(132, 132, 14, 34, 6, frame)
    const drawn =
      lens(-29, -29, 26) + lens(29, 29, 26) + lens(29, -29, 18) + dot(-29, 29, 10, 'fill="#fff3cf"')
    return { part: dressed(part, onFace('front', 132, 132, 14, drawn)), x: -58, y: 198 }
  }
  const part = slab(70, 178, 14, 35, 6, frame)
  const drawn = lens(0, -54, 26) + lens(0, 8, 26) + dot(0, 58, 12, 'fill="#fff3cf"')
  return { part: dressed(part, onFace('front', 70, 178, 14, drawn)), x: -84, y: 172 }
}

function back(shape: string, colour: string, seed: string): Part[] {
  const { part, x, y } = island(shape, colour)
  const glass =
    ramp(box(w - 14, h - 14, 40), [
      [0, lighter(colour, 0.3)],
      [0.4, colour],
      [0.75, darker(colour, lightness(colour) > 0.7 ? 0.08 : 0.26)],
      [1, lighter(colour, 0.1)],
    ]) +
    sheen(w - 14, h - 14, 40, lightness(colour) > 0.7 ? 0.5 : 0.16) +
    mark(0, 60, 17, lightness(colour) > 0.5 ? darker(colour, 0.35) : lighter(colour, 0.45), seed)
  return [
    place(
      dressed(
        slab(w, h, d, 46, 9, { colour: mix(colour, '#9aa0a8', 0.35), finish: 'metal' }),
        onFace('back', w, h, d, glass),
      ),
      [0, 180, 0],
      [0, 0, 0],
    ),
    move(part, [x, y, d / 2 + 6]),
  ]
}

function front(colour: string, seed: string): Part[] {
  const drawn = box(w - 6, h - 6, 43, 'fill="#0a0c11"') + screen(seed, w - 22, h - 22, 36)
  const body = slab(w, h, d, 46, 9, { colour: mix(colour, '#9aa0a8', 0.35), finish: 'metal' })
  const button = { colour: mix(colour, '#9aa0a8', 0.3), finish: 'metal' as const }
  return [
    dressed(body, onFace('front', w, h, d, drawn)),
    move(slab(6, 70, 9, 3, 2, button), [w / 2 + 1, 70, 0]),
  ]
}

const lift = (parts: Part[], x: number, z: number, yaw: number, lean = 0): Part[] =>
  together(parts, [lean, yaw, 0], [x, h / 2 - 2, z])

export const phone: Draughtsman = ({ shape, colour, shot, seed }) => {
  if (shot === 'front') {
    return {
      yaw: 0,
      pitch: 6,
      fill: 0.78,
      layers: [
        ...lift(back(shape, colour, seed), -104, -90, 24).map((part) => [part]),
        lift(front(colour, seed), 92, 60, -16),
      ],
    }
  }
  if (shot === 'angle')
    return {
      yaw: -38,
      pitch: 12,
      fill: 0.8,
      layers: lift(back(shape, colour, seed), 0, 0, 0, -4).map((part) => [part]),
    }
  if (shot === 'detail') {
    const { x, y } = island(shape, colour)
    return {
      yaw: 26,
      pitch: 16,
      layers: lift(back(shape, colour, seed), 0, 0, 0).map((part) => [part]),
      close: { on: [x * 0.6, h / 2 + y - 40, 0], by: 2 },
    }
  }
  const usb = onFace('top', w, h, d, port('c', 0, 0, 0.8))
  return {
    yaw: 24,
    pitch: 14,
    layers: [
      lift(
        front(colour, seed).map((part, i) => (i === 0 ? dressed(part, usb) : part)),
        0,
        0,
        0,
        -14,
      ),
    ],
  }
}
