import { darker, lighter, lightness } from '../../engine/colour'
import { box, mark } from '../../engine/ink'
import type { Subject } from '../../engine/study'

/** Over-and-under of a woven grille. */
export const weave = (u: number, v: number): number =>
  ((u + v) % 2 ? 1.05 : 0.92) * ((u >> 1) % 2 ? 1.02 : 0.98)

export function setup({ colour, shot, seed }: Subject) {
  const fabric = { colour, finish: 'soft' as const }
  const rubber = { colour: darker(colour, 0.5), finish: 'matte' as const }
  const ink = lightness(colour) > 0.5 ? darker(colour, 0.45) : lighter(colour, 0.6)
  const view = {
    front: { yaw: -22, pitch: 12 },
    angle: { yaw: 36, pitch: 20 },
    detail: { yaw: -34, pitch: 16 },
    use: { yaw: 20, pitch: 14 },
  }[shot]
  const badge = (r: number): string =>
    box(r * 2.4, r * 1.15, r * 0.3, `fill="${darker(colour, 0.55)}"`) +
    mark(0, 0, r * 0.36, '#f3f4f6', seed)
  return { fabric, rubber, ink, view, badge }
}
