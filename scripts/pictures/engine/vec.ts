export type Vec = readonly [number, number, number]

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k]
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export const unit = (a: Vec): Vec => times(a, 1 / (Math.hypot(...a) || 1))

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Turns about x, then y, then z, in degrees. */
export function turn([x, y, z]: Vec, [ax, ay, az]: Vec): Vec {
  const [cx, sx] = [Math.cos(radians(ax)), Math.sin(radians(ax))]
  const [cy, sy] = [Math.cos(radians(ay)), Math.sin(radians(ay))]
  const [cz, sz] = [Math.cos(radians(az)), Math.sin(radians(az))]
  const y1 = y * cx - z * sx
  const z1 = y * sx + z * cx
  const x2 = x * cy + z1 * sy
  const z2 = -x * sy + z1 * cy
  return [x2 * cz - y1 * sz, x2 * sz + y1 * cz, z2]
}
