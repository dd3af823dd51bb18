import { move } from '../../engine/mesh'
import { ball, lathe } from '../../engine/shapes'
import type { Draughtsman } from '../../engine/study'
import { setup, weave } from './setup'

export const orb: Draughtsman = (subject) => {
  const { shot } = subject
  const { fabric, view } = setup(subject)

  const lit = shot === 'use' || shot === 'front'
  const bulb = move(
    ball(165, { colour: lit ? '#ffe9c4' : '#f1ece2', finish: lit ? 'glow' : 'matte' }, 40),
    [0, 235, 0],
  )
  const foot = lathe(
    Array.from({ length: 19 }, (_, i): [number, number] => [
      134 - (i > 14 ? (i - 14) * 4 : 0),
      i * 6,
    ]),
    fabric,
    { steps: 120, tint: weave },
  )
  const halo = lit
    ? `<circle cx="500" cy="430" r="330" fill="#ffdf9e" opacity=".5" filter="url(#far)"/>`
    : ''
  return {
    ...view,
    layers: [[bulb], [foot]],
    behind: halo,
    close: shot === 'detail' ? { on: [0, 120, 80], by: 1.6 } : undefined,
  }
}
