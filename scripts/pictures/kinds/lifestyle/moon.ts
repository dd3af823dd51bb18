import { hoop, lathe, smooth } from '../../engine/shapes'
import type { Study, Subject } from '../../engine/study'
import { glow } from './shared'

export function moon({ colour, shot }: Subject): Study {
  const dome = lathe(
    Array.from({ length: 49 }, (_, i): [number, number] => {
      const a = (i / 48) * (Math.PI / 2)
      return [150 * Math.cos(a) ** 0.75, 70 + 230 * Math.sin(a)]
    }),
    {
      colour: shot === 'angle' ? '#f4efe6' : '#ffe9c0',
      finish: shot === 'angle' ? 'matte' : 'glow',
    },
  )
  const base = lathe(
    smooth([
      [132, 0],
      [148, 10],
      [152, 40],
      [151, 70],
    ]),
    { colour, finish: 'matte' },
  )
  const ring = hoop(
    [
      [153, 62],
      [154, 68],
      [152, 74],
    ],
    { colour: '#d9b56a', finish: 'metal' },
  )
  return {
    layers: [[base], [dome], [ring]],
    behind: shot === 'angle' ? '' : glow(500, 430, 300, '#ffdc98'),
    close: shot === 'detail' ? { on: [60, 110, 100], by: 1.7 } : undefined,
  }
}
