import { at, box, figures, sheen } from '../../engine/ink'
import { dressed, move, onFace } from '../../engine/mesh'
import { slab } from '../../engine/shapes'
import type { Study, Subject } from '../../engine/study'
import { glow } from './shared'

export function clock({ colour, shot, seed }: Subject): Study {
  const wood = seed.includes('cocoa')
  const body = dressed(
    slab(
      460,
      250,
      130,
      60,
      26,
      wood ? { colour: '#8a6244', finish: 'matte' } : { colour, finish: 'matte' },
    ),
    onFace(
      'front',
      460,
      250,
      130,
      box(400, 190, 36, 'fill="#0a0c11"') +
        at(0, -16, figures('06:45', 92, '#ffe2ad', 1.5)) +
        at(0, 66, figures('27', 20, '#8fb7d9', 2)) +
        sheen(400, 190, 36, 0.18),
    ),
    onFace(
      'top',
      460,
      250,
      130,
      [-60, 0, 60].map((x) => at(x, 0, box(40, 16, 8, 'fill="#000" opacity=".35"'))).join(''),
    ),
  )
  return {
    layers: [[move(body, [0, 125, 0])]],
    behind: shot === 'use' ? glow(500, 420, 300, '#ffc98a') : '',
    close: shot === 'detail' ? { on: [90, 170, 60], by: 1.8 } : undefined,
  }
}
