import { darker, mix } from '../../engine/colour'
import { dot } from '../../engine/ink'
import type { Part } from '../../engine/mesh'
import { hoop, lathe, smooth } from '../../engine/shapes'
import type { Study, Subject } from '../../engine/study'
import { inkOn, steel } from './shared'

export function humidifier({ colour, shot, seed }: Subject): Study {
  const aroma = seed.includes('aroma')
  const lower = lathe(
    smooth(
      [
        [118, 0],
        [132, 12],
        [140, 60],
        [138, 110],
      ],
      8,
    ),
    aroma ? { colour: '#9a7350', finish: 'matte' } : { colour, finish: 'gloss' },
    { steps: 110, tint: aroma ? (u) => 0.94 + 0.1 * Math.abs(Math.sin(u * 1.7)) : undefined },
  )
  const upper = lathe(
    smooth(
      [
        [138, 112],
        [134, 200],
        [112, 280],
        [70, 330],
        [34, 344],
      ],
      10,
    ),
    { colour: aroma ? '#f3e7d2' : mix(colour, '#ffffff', 0.55), finish: 'gloss' },
  )
  const nozzle = lathe(
    [
      [34, 342],
      [32, 352],
      [22, 352],
      [20, 344],
      [0, 342],
    ],
    { colour: darker(colour, 0.25), finish: 'gloss' },
  )
  const light = hoop(
    [
      [139, 108],
      [140, 112],
      [138.5, 117],
    ],
    { colour: aroma ? '#ffd48a' : '#bff3ff', finish: 'glow' },
  )
  const badge: Part = {
    facets: [],
    material: steel,
    decals: [
      {
        origin: [0, 58, 141],
        u: [1, 0, 0],
        v: [0, -1, 0],
        svg: dot(0, 0, 16, `fill="${inkOn(colour)}" opacity=".85"`),
      },
    ],
  }
  const mist = (): string => {
    const puff = (x: number, y: number, r: number, alpha: number): string =>
      `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.3}" fill="#fff" opacity="${alpha}"/>`
    return `<g filter="url(#haze)">${puff(506, 190, 46, 0.9)}${puff(528, 110, 70, 0.75)}${puff(470, 60, 84, 0.6)}${puff(560, 10, 100, 0.5)}</g>`
  }
  return {
    layers: [[lower], [upper], [light], [nozzle], [badge]],
    fill: 0.6,
    behind: shot === 'detail' ? '' : mist(),
    close: shot === 'detail' ? { on: [40, 130, 100], by: 1.7 } : undefined,
  }
}
