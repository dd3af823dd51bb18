import type { Material } from './material'
import { type Facet, type Part, reshape } from './mesh'
import { add, cross, dot, sub, times, unit, type Vec } from './vec'

type Flat = readonly [number, number]

type Outline = (inset: number) => Flat[]

export function roundedRect(w: number, h: number, r: number, steps = 14): Outline {
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

export function circle(r: number, steps = 88): Outline {
  return (inset) =>
    Array.from({ length: steps }, (_, i): Flat => {
      const angle = (i / steps) * 2 * Math.PI
      return [
        Math.max(0.01, r - inset) * Math.cos(angle),
        Math.max(0.01, r - inset) * Math.sin(angle),
      ]
    })
}

type Ring = { z: number; inset: number }

/** Closes rings of equally many points into a surface; edges sharper than 45° stay edges. */
function skin(
  rings: readonly (readonly Vec[])[],
  tint?: (u: number, v: number) => number,
): Facet[] {
  const around = rings[0]?.length ?? 0
  const flat = rings.slice(1).map((high, j) =>
    high.map((d, i) => {
      const [a, b, c] = [
        rings[j]?.[i] ?? d,
        rings[j]?.[(i + 1) % around] ?? d,
        high[(i + 1) % around] ?? d,
      ]
      return { points: [a, b, c, d], normal: unit(cross(sub(c, a), sub(d, b))) }
    }),
  )
  const blended = (j: number, i: number, dj: number, di: number): Vec => {
    const own = flat[j]?.[i]?.normal ?? [0, 0, 1]
    const beside = [
      flat[j]?.[(i + di + around) % around],
      flat[j + dj]?.[i],
      flat[j + dj]?.[(i + di + around) % around],
    ]
    const sum = beside.reduce<Vec>(
      (total, facet) => (facet && dot(facet.normal, own) > 0.7 ? add(total, facet.normal) : total),
      own,
    )
    return unit(sum)
  }
  const facets = flat.flatMap((row, j) =>
    row.map(
      ({ points }, i): Facet => ({
        points,
        normals: [
          blended(j, i, -1, -1),
          blended(j, i, -1, 1),
          blended(j, i, 1, 1),
          blended(j, i, 1, -1),
        ],
        tint: tint?.(i, j),
      }),
    ),
  )
  return [...facets, { points: (rings[0] ?? []).toReversed() }, { points: rings.at(-1) ?? [] }]
}

/** Stacks outlines along z; both ends are closed. */
export function loft(
  outline: Outline,
  rings: readonly Ring[],
  material: Material,
  tint?: (u: number, v: number) => number,
): Part {
  const stack = rings.map(({ z, inset }) => outline(inset).map(([x, y]): Vec => [x, y, z]))
  return { facets: skin(stack, tint), material }
}

function bevelled(depth: number, bevel: number, steps = 9): Ring[] {
  const quarter = Array.from({ length: steps + 1 }, (_, i) => (i / steps) * (Math.PI / 2))
  const back = quarter.map((a) => ({
    z: -depth / 2 + bevel * (1 - Math.sin(a)),
    inset: bevel * (1 - Math.cos(a)),
  }))
  const rings = back.toReversed()
  return [...rings, ...rings.toReversed().map(({ z, inset }) => ({ z: -z, inset }))].sort(
    (a, b) => a.z - b.z,
  )
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
  const part = loft(circle(0, options.steps ?? 88), rings, material, options.tint)
  return reshape(
    part,
    ([x, y, z]) => [x, z, -y],
    ([x, y, z]) => [x, z, -y],
  )
}

/** A turned band without lids, to lie around another turned body. */
export function hoop(profile: readonly Flat[], material: Material): Part {
  const part = lathe(profile, material)
  return { ...part, facets: part.facets.slice(0, -2) }
}

/** Smooths a profile of few points, so that turned bodies have no visible rings. */
export function smooth(points: readonly Flat[], steps = 6): Flat[] {
  return spline(
    points.map(([x, y]): Vec => [x, y, 0]),
    steps,
  ).map(([x, y]): Flat => [Math.max(0, x), y])
}

export function ball(r: number, material: Material, steps = 44): Part {
  const profile = Array.from({ length: steps + 1 }, (_, i): Flat => {
    const angle = (i / steps - 0.5) * Math.PI
    return [r * Math.cos(angle), r * Math.sin(angle)]
  })
  return lathe(profile, material, { steps: 84 })
}

export function ringOf(radius: number, thickness: number, material: Material, flat = 1): Part {
  const points = Array.from({ length: 73 }, (_, i): Vec => {
    const angle = (i / 72) * 2 * Math.PI
    return [radius * Math.cos(angle), radius * Math.sin(angle), 0]
  })
  return sweep(points, () => [thickness, thickness * flat], material, [0, 0, 1], 14)
}

export function spline(points: readonly Vec[], steps = 12): Vec[] {
  const at = (i: number): Vec => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0, 0]
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
  steps = 18,
): Part {
  let normal: Vec = side ?? [0, 1, 0]
  const rings = path.map((point, i) => {
    const along = unit(sub(path[i + 1] ?? point, path[i - 1] ?? point))
    const reference = side ?? (Math.abs(dot(normal, along)) > 0.95 ? ([1, 0, 0] as const) : normal)
    const b = unit(cross(along, reference))
    const n = unit(cross(b, along))
    normal = n
    const [a, c] = section(i / Math.max(1, path.length - 1))
    return Array.from({ length: steps }, (_, s): Vec => {
      const angle = (s / steps) * 2 * Math.PI
      return add(point, add(times(n, a * Math.cos(angle)), times(b, c * Math.sin(angle))))
    })
  })
  return { facets: skin(rings), material, hollow: true }
}

export function tube(points: readonly Vec[], r: number, material: Material, steps = 16): Part {
  return sweep(spline(points), () => [r, r], material, undefined, steps)
}

export function wires(paths: readonly (readonly Vec[])[], width: number, material: Material): Part {
  const facets = paths.flatMap((path) =>
    path.slice(1).map((point, i): Facet => ({ points: [path[i] ?? point, point], width })),
  )
  return { facets, material }
}
