import { mix } from '../../engine/colour'
import { dot, mark, ramp } from '../../engine/ink'
import { dressed, move, type Part, place } from '../../engine/mesh'
import { type Camera, look } from '../../engine/scene'
import { disc, lathe, slab, smooth, tube } from '../../engine/shapes'
import type { Study, Subject } from '../../engine/study'
import { inkOn, steel } from './shared'

export function lamp({ colour, shot, seed }: Subject): Study {
  const gloss = { colour, finish: 'gloss' as const }
  const base = dressed(
    lathe(
      smooth([
        [120, 0],
        [126, 8],
        [122, 22],
        [100, 30],
        [0, 31],
      ]),
      gloss,
    ),
    {
      origin: [0, 32, 40],
      u: [1, 0, 0],
      v: [0, 0, 1],
      svg:
        dot(0, 30, 16, `fill="none" stroke="${inkOn(colour)}" stroke-width="3"`) +
        mark(0, 30, 6, inkOn(colour), seed),
    },
  )
  const arm = [
    tube(
      [
        [0, 26, -40],
        [-30, 160, -60],
        [-60, 330, -60],
      ],
      11,
      { colour: mix(colour, '#c9ccd2', 0.5), finish: 'metal' },
    ),
    place(disc(20, 34, 6, steel), [0, 0, 0], [-60, 332, -60]),
    tube(
      [
        [-60, 332, -60],
        [10, 420, -20],
        [90, 470, 20],
      ],
      10,
      { colour: mix(colour, '#c9ccd2', 0.5), finish: 'metal' },
    ),
  ]
  const head = slab(300, 90, 26, 40, 10, gloss)
  const lit: Part = {
    ...slab(264, 62, 6, 28, 2, { colour: '#fff1cf', finish: 'glow' }),
    shadowless: true,
  }
  const turned = (part: Part, z: number): Part =>
    place(move(part, [0, 0, z]), [76, 0, -6], [170, 476, 40])
  const cone = (camera: Camera): string => {
    const spot = (x: number, y: number, z: number): string => {
      const seen = look(camera, [x, y, z])
      return `${seen.x.toFixed(1)} ${seen.y.toFixed(1)}`
    }
    const beam = `M${spot(30, 470, 60)}L${spot(310, 440, 60)}L${spot(370, 0, 150)}L${spot(0, 0, 150)}Z`
    return ramp(
      `<path d="${beam}" filter="url(#haze)"/>`,
      [
        [0, '#fff0c2', 0.75],
        [1, '#fff0c2', 0],
      ],
      [0, 0, 0, 1],
    )
  }
  return {
    layers: [[base], arm, [turned(lit, 14)], [turned(head, 0)]],
    above: cone,
    close: shot === 'detail' ? { on: [110, 450, 20], by: 1.8 } : undefined,
  }
}
