import { mix } from '../../engine/colour'
import type { Subject } from '../../engine/study'

export function setup({ colour, shot }: Subject) {
  const gloss = { colour, finish: 'gloss' as const }
  const soft = { colour: mix(colour, '#e9ebee', 0.35), finish: 'soft' as const }
  const view = {
    front: { yaw: -20, pitch: 8 },
    angle: { yaw: 38, pitch: 14 },
    detail: { yaw: -28, pitch: 10 },
    use: { yaw: 22, pitch: 12 },
  }[shot]
  return { gloss, soft, view }
}
