import { darker, lighter, lightness } from '../../engine/colour'
import type { Subject } from '../../engine/study'

export function setup({ colour, shot }: Subject) {
  const ink = lightness(colour) > 0.5 ? darker(colour, 0.45) : lighter(colour, 0.5)
  const gloss = { colour, finish: 'gloss' as const }
  const matte = { colour, finish: 'matte' as const }
  const standard = {
    front: { yaw: -32, pitch: 16 },
    angle: { yaw: 34, pitch: 24 },
    detail: { yaw: -24, pitch: 14 },
    use: { yaw: 26, pitch: 16 },
  }[shot]
  return { ink, gloss, matte, standard }
}
