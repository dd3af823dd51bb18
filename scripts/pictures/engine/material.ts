import { hex, rgb } from './colour'
import { dot, unit, type Vec } from './vec'

type Finish = 'matte' | 'gloss' | 'metal' | 'soft' | 'glow'
export type Material = { colour: string; finish: Finish }

const key = unit([-0.42, 0.55, 0.68])
const fill = unit([0.85, 0.12, 0.45])

function step(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** A studio of one large soft box up left, a strip light on the right and a pale floor. */
function studio(reflected: Vec): { box: number; strip: number; sky: number } {
  const [x, y, z] = reflected
  return {
    box: step(0.62, 0.97, dot(reflected, key)),
    strip: step(0.5, 0.82, x) * step(-0.5, -0.1, y) * (1 - step(0.55, 0.85, y)) * step(-0.6, 0, z),
    sky: 0.5 + 0.5 * step(-0.25, 0.65, y) - 0.22 * step(0.28, 0, Math.abs(y + 0.05)),
  }
}

/** The colour of a facet; its normal is in the camera's space, the camera looks along -z. */
export function shade(normal: Vec, { colour, finish }: Material, tint = 1): string {
  const base = rgb(colour)
  const [nx, ny, nz] = normal
  const facing = Math.max(0, nz)
  const reflected: Vec = [2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1]
  const light = studio(reflected)
  const rim = (1 - facing) ** 3
  const diffuse =
    0.57 + 0.13 * ny + 0.46 * Math.max(0, dot(normal, key)) + 0.16 * Math.max(0, dot(normal, fill))
  const [body, shine] = {
    matte: [
      diffuse,
      0.1 * Math.max(0, dot(reflected, key)) ** 5 + 0.13 * rim * step(-0.5, 0.5, ny),
    ],
    soft: [diffuse * 0.97, 0.07 * rim],
    gloss: [diffuse * 0.95, 0.5 * light.box + 0.22 * light.strip + 0.2 * rim],
    metal: [
      0.28 + 0.72 * light.sky + 0.1 * diffuse,
      0.34 * light.box + 0.26 * light.strip + 0.14 * rim,
    ],
    glow: [1.1 - 0.3 * (1 - facing) ** 2, 0],
  }[finish] as [number, number]
  return hex([
    base[0] * body * tint + 255 * shine,
    base[1] * body * tint + 255 * shine,
    base[2] * body * tint + 255 * shine * 0.98,
  ])
}
