import { darker, lighter, lightness, mix } from '../../engine/colour'
import { mark } from '../../engine/ink'
import { dressed, move, onFace, type Part } from '../../engine/mesh'
import { lathe, slab, smooth } from '../../engine/shapes'

export const steel = { colour: '#c6cad1', finish: 'metal' as const }

export function plug(kind: 'c' | 'a', colour: string, seed: string): Part[] {
  const ink = lightness(colour) > 0.5 ? darker(colour, 0.5) : lighter(colour, 0.55)
  const [w, d] = kind === 'c' ? [46, 22] : [56, 28]
  const body = dressed(
    slab(w, 84, d, 12, 8, { colour: mix(colour, '#9a9ea6', 0.3), finish: 'metal' }),
    onFace('front', w, 84, d, mark(0, 0, 11, ink, seed)),
  )
  const tongue = kind === 'c' ? slab(28, 34, 11, 5, 2, steel) : slab(42, 44, 17, 2, 1, steel)
  return [
    move(tongue, [0, kind === 'c' ? 56 : 60, 0]),
    body,
    move(
      lathe(
        smooth([
          [8, -36],
          [11, 0],
        ]),
        { colour, finish: 'soft' },
      ),
      [0, -40, 0],
    ),
  ]
}
