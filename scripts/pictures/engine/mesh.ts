import type { Material } from './material'
import { add, cross, sub, times, turn, unit, type Vec } from './vec'

/** Four or more corners make a facet, two make a piece of wire. */
export type Facet = { points: readonly Vec[]; tint?: number; width?: number }

/** Flat drawing on a plane: its pixels run along u and v from the origin. */
export type Decal = { origin: Vec; u: Vec; v: Vec; svg: string }

export type Part = {
  facets: readonly Facet[]
  material: Material
  bothSides?: boolean
  decals?: readonly Decal[]
  /** Thrown by light rather than made of matter: casts no shadow. */
  shadowless?: boolean
}

type Flat = readonly [number, number]

function map(part: Part, point: (p: Vec) => Vec, direction: (p: Vec) => Vec): Part {
  return {
    ...part,
    facets: part.facets.map((facet) => ({ ...facet, points: facet.points.map(point) })),
    decals: part.decals?.map((decal) => ({
      ...decal,
      origin: point(decal.origin),
      u: direction(decal.u),
      v: direction(decal.v),
    })),
  }
}

export const move = (part: Part, by: Vec): Part =>
  map(
    part,
    (p) => add(p, by),
    (p) => p,
  )
export const spin = (part: Part, angles: Vec): Part =>
  map(
    part,
    (p) => turn(p, angles),
    (p) => turn(p, angles),
  )
export const place = (part: Part, angles: Vec, at: Vec): Part => move(spin(part, angles), at)
export const together = (parts: readonly Part[], angles: Vec, at: Vec): Part[] =>
  parts.map((part) => place(part, angles, at))
export const stretch = (part: Part, k: Vec): Part =>
  map(
    part,
    (p) => [p[0] * k[0], p[1] * k[1], p[2] * k[2]],
    (p) => [p[0] * k[0], p[1] * k[1], p[2] * k[2]],
  )

export type Outline = (inset: number) => Flat[]

export function roundedRect(w: number, h: number, r: number, steps = 9): Outline {
  return (inset) => {
    const [hw, hh] = [Math.max(0.5, w / 2 - inset), Math.max(0.5, h / 2 - inset)]
    const radius = Math.max(0.2, Math.min(r - inset * 0.85, hw, hh))
    const corners: Flat[] = [
      [hw - radius, hh - radius],
      [-hw + radius, hh - radius],
      [-hw + radius, -hh + radius],
      [hw - radius, -hh + radius],
    ]
    return corners.flatMap(([cx, cy], corner) =>
      Array.from({ length: steps + 1 }, (_, i): Flat => {
        const angle = ((corner + i / steps) * Math.PI) / 2
        return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
      }),
    )
  }
}

export function circle(r: number, steps = 64): Outline {
  return (inset) =>
    Array.from({ length: steps }, (_, i): Flat => {
      const angle = (i / steps) * 2 * Math.PI
      return [Math.max(0.01, r - inset) * Math.cos(angle), Math.max(0.01, r - inset) * Math.sin(angle)]
    })
}

type Ring = { z: number; inset: number }

/** Stacks outlines along z; both ends are closed. */
export function loft(
  outline: Outline,
  rings: readonly Ring[],
  material: Material,
  tint?: (u: number, v: number) => number,
): Part {
  const stack = rings.map(({ z, inset }) => outline(inset).map(([x, y]): Vec => [x, y, z]))
  const facets: Facet[] = []
  for (let j = 0; j + 1 < stack.length; j += 1) {
    const [low, high] = [stack[j] ?? [], stack[j + 1] ?? []]
    low.forEach((a, i) => {
      const next = (i + 1) % low.length
      const [b, c, d] = [low[next], high[next], high[i]]
      if (b && c && d) facets.push({ points: [a, b, c, d], tint: tint?.(i, j) })
    })
  }
  facets.push({ points: [...(stack[0] ?? [])].reverse() }, { points: stack.at(-1) ?? [] })
  return { facets, material }
}

function bevelled(depth: number, bevel: number, steps = 6): Ring[] {
  const quarter = Array.from({ length: steps + 1 }, (_, i) => (i / steps) * (Math.PI / 2))
  const back = quarter.map((a) => ({
    z: -depth / 2 + bevel * (1 - Math.sin(a)),
    inset: bevel * (1 - Math.cos(a)),
  }))
  const rings = back.toReversed()
  return [...rings, ...rings.toReversed().map(({ z, inset }) => ({ z: -z, inset }))]
    .map((ring) => ring)
    .sort((a, b) => a.z - b.z)
}

/** A body with a rounded outline and rounded edges, lying in the xy plane. */
export function slab(
  w: number,
  h: number,
  d: number,
  r: number,
  bevel: number,
  material: Material,
): Part {
  return loft(roundedRect(w, h, r), bevelled(d, Math.min(bevel, d / 2)), material)
}

export function disc(r: number, d: number, bevel: number, material: Material): Part {
  return loft(circle(r), bevelled(d, Math.min(bevel, d / 2)), material)
}

/** A body turned about the y axis; the profile runs from bottom to top as [radius, height]. */
export function lathe(
  profile: readonly Flat[],
  material: Material,
  options: { steps?: number; tint?: (u: number, v: number) => number } = {},
): Part {
  const rings = profile.map(([r, y]) => ({ z: y, inset: -r }))
  const part = loft(circle(0, options.steps ?? 72), rings, material, options.tint)
  return map(
    part,
    ([x, y, z]) => [x, z, -y],
    ([x, y, z]) => [x, z, -y],
  )
}

/** Smooths a profile of few points, so that turned bodies have no visible rings. */
export function smooth(points: readonly Flat[], steps = 6): Flat[] {
  return spline(
    points.map(([x, y]): Vec => [x, y, 0]),
    steps,
  ).map(([x, y]): Flat => [Math.max(0, x), y])
}

export function ball(r: number, material: Material, steps = 28): Part {
  const profile = Array.from({ length: steps + 1 }, (_, i): Flat => {
    const angle = (i / steps - 0.5) * Math.PI
    return [r * Math.cos(angle), r * Math.sin(angle)]
  })
  return lathe(profile, material, { steps: 48 })
}

export function ringOf(radius: number, thickness: number, material: Material, flat = 1): Part {
  const points = Array.from({ length: 73 }, (_, i): Vec => {
    const angle = (i / 72) * 2 * Math.PI
    return [radius * Math.cos(angle), radius * Math.sin(angle), 0]
  })
  return sweep(points, () => [thickness, thickness * flat], material, [0, 0, 1], 14)
}

export function spline(points: readonly Vec[], steps = 12): Vec[] {
  const at = (i: number): Vec =>
    points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0, 0]
  const result: Vec[] = []
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let s = 0; s < steps; s += 1) {
      const t = s / steps
      const part = (k: 0 | 1 | 2): number =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t)
      result.push([part(0), part(1), part(2)])
    }
  }
  return [...result, at(points.length - 1)]
}

/** Carries an elliptic section along a path; `side` keeps its first axis from twisting. */
export function sweep(
  path: readonly Vec[],
  section: (share: number) => Flat,
  material: Material,
  side?: Vec,
  steps = 12,
): Part {
  let normal: Vec = side ?? [0, 1, 0]
  const rings = path.map((point, i) => {
    const along = unit(sub(path[i + 1] ?? point, path[i - 1] ?? point))
    const reference = side ?? (Math.abs(normal[0] * along[0] + normal[1] * along[1] + normal[2] * along[2]) > 0.95 ? ([1, 0, 0] as const) : normal)
    const b = unit(cross(along, reference))
    const n = unit(cross(b, along))
    normal = n
    const [a, c] = section(i / Math.max(1, path.length - 1))
    return Array.from({ length: steps }, (_, s): Vec => {
      const angle = (s / steps) * 2 * Math.PI
      return add(point, add(times(n, a * Math.cos(angle)), times(b, c * Math.sin(angle))))
    })
  })
  const facets: Facet[] = []
  for (let j = 0; j + 1 < rings.length; j += 1) {
    const [low, high] = [rings[j] ?? [], rings[j + 1] ?? []]
    low.forEach((a, i) => {
      const next = (i + 1) % low.length
      const [b, c, d] = [low[next], high[next], high[i]]
      if (b && c && d) facets.push({ points: [a, b, c, d] })
    })
  }
  facets.push({ points: [...(rings[0] ?? [])].reverse() }, { points: rings.at(-1) ?? [] })
  return { facets, material }
}

export function tube(points: readonly Vec[], r: number, material: Material, steps = 12): Part {
  return sweep(spline(points), () => [r, r], material, undefined, steps)
}

export function wires(paths: readonly (readonly Vec[])[], width: number, material: Material): Part {
  const facets = paths.flatMap((path) =>
    path.slice(1).map((point, i): Facet => ({ points: [path[i] ?? point, point], width })),
  )
  return { facets, material }
}

type Face = 'front' | 'back' | 'top' | 'left' | 'right'

/** A drawing on one face of a slab; (0, 0) of the drawing is the middle of the face. */
export function onFace(face: Face, w: number, h: number, d: number, svg: string): Decal {
  const faces: Record<Face, Omit<Decal, 'svg'>> = {
    front: { origin: [0, 0, d / 2], u: [1, 0, 0], v: [0, -1, 0] },
    back: { origin: [0, 0, -d / 2], u: [-1, 0, 0], v: [0, -1, 0] },
    top: { origin: [0, h / 2, 0], u: [1, 0, 0], v: [0, 0, 1] },
    left: { origin: [-w / 2, 0, 0], u: [0, 0, 1], v: [0, -1, 0] },
    right: { origin: [w / 2, 0, 0], u: [0, 0, -1], v: [0, -1, 0] },
  }
  return { ...faces[face], svg }
}

export const dressed = (part: Part, ...decals: Decal[]): Part => ({
  ...part,
  decals: [...(part.decals ?? []), ...decals],
})
