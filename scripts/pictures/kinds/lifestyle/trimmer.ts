import { darker } from '../../engine/colour'
import { at, box, dot, figures, glowing, mark } from '../../engine/ink'
import { dressed, move, onFace, type Part, together } from '../../engine/mesh'
import { lathe, slab, smooth } from '../../engine/shapes'
import type { Study, Subject } from '../../engine/study'
import { inkOn, steel } from './shared'

export function trimmer({ colour, shot, seed }: Subject): Study {
  const pro = seed.includes('pro')
  const body = dressed(
    slab(110, 420, 96, 48, 34, { colour, finish: pro ? 'metal' : 'matte' }),
    onFace(
      'front',
      110,
      420,
      96,
      at(
        0,
        -40,
        box(46, 120, 22, `fill="${darker(colour, 0.45)}"`) +
          dot(0, -24, 15, 'fill="#c6cad1"') +
          glowing(dot(0, 34, 7), [
            [0, '#fff'],
            [0.5, '#63e0a0'],
            [1, '#63e0a0', 0],
          ]),
      ) + (pro ? at(0, 80, figures('90', 28, '#bdf0ff', 2)) : mark(0, 84, 13, inkOn(colour), seed)),
    ),
  )
  const neck = move(slab(92, 44, 70, 16, 10, { colour: '#24272d', finish: 'gloss' }), [0, 226, 6])
  const blade = move(slab(104, 26, 30, 4, 3, steel), [0, 256, 20])
  const teeth = Array.from({ length: 15 }, (_, i) =>
    move(slab(3.6, 26, 20, 1, 0.8, steel), [-49 + i * 7, 276, 20]),
  )
  const upright = (parts: Part[]): Part[] => together(parts, [0, 0, 0], [0, 236, 0])
  const dock = lathe(
    smooth([
      [104, 0],
      [110, 8],
      [100, 26],
      [70, 40],
      [62, 44],
    ]),
    { colour: '#24272d', finish: 'gloss' },
  )
  const combs = [-1, 1].map((side) =>
    move(slab(96, 60, 56, 14, 8, { colour: '#3a3e46', finish: 'gloss' }), [side * 150, 30, 80]),
  )
  const layers = [
    [dock],
    upright([body]),
    upright([neck]),
    upright([blade, ...teeth]),
    pro && shot !== 'detail' ? combs : [],
  ]
  return {
    layers,
    pitch: shot === 'front' ? 12 : undefined,
    close: shot === 'detail' ? { on: [0, 470, 20], by: 2.1 } : undefined,
  }
}
