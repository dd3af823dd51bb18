import { lightness, mix } from './colour'
import { shade } from './material'
import type { Decal, Facet, Part } from './mesh'
import { cross, dot, sub, turn, unit, type Vec } from './vec'

export type Camera = {
  yaw: number
  pitch: number
  zoom: number
  /** The point of the scene that the camera looks at, and where it lands on the picture. */
  focus: Vec
  centre: readonly [number, number]
}

export type Scene = {
  camera: Camera
  /** Drawn one after the other; within a layer, facets are sorted by depth. */
  layers: readonly (readonly Part[])[]
  /** Height of the floor that catches the shadows; none for hanging things. */
  floor?: number
  tint: string
  /** Drawing between backdrop and product, and above all. */
  behind?: string
  above?: string
  /** What the product stands on, and the height of the floor below that. */
  stage?: { part: Part; floor: number }
  width?: number
  height?: number
  dark?: boolean
}

type Seen = { x: number; y: number; depth: number }

const near = (value: number): string => (Math.round(value * 10) / 10).toString()

export function look({ yaw, pitch, zoom, focus, centre }: Camera, point: Vec): Seen {
  const [x, y, z] = turn(turn(sub(point, focus), [0, yaw, 0]), [pitch, 0, 0])
  return { x: centre[0] + x * zoom, y: centre[1] - y * zoom, depth: z }
}

const direct = ({ yaw, pitch }: Camera, v: Vec): Vec => turn(turn(v, [0, yaw, 0]), [pitch, 0, 0])

function wire(facet: Facet, seen: readonly Seen[], part: Part, camera: Camera): string {
  const [a, b] = seen
  if (!a || !b) return ''
  const along = unit([b.x - a.x, a.y - b.y, 0])
  const colour = shade(unit([-along[1] * 0.5, Math.abs(along[0]) * 0.7, 0.7]), part.material)
  return `<line x1="${near(a.x)}" y1="${near(a.y)}" x2="${near(b.x)}" y2="${near(b.y)}" stroke="${colour}" stroke-width="${near((facet.width ?? 2) * camera.zoom)}" stroke-linecap="round"/>`
}

/** Wide flat faces get the falloff that a soft box gives them. */
function falloff(id: string, colour: string, seen: readonly Seen[]): string {
  const [xs, ys] = [seen.map((p) => p.x), seen.map((p) => p.y)]
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${near(Math.min(...xs))}" y1="${near(Math.min(...ys))}" x2="${near(Math.max(...xs))}" y2="${near(Math.max(...ys))}"><stop offset="0" stop-color="${mix(colour, '#ffffff', 0.13)}"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${mix(colour, '#080b14', 0.16)}"/></linearGradient>`
}

type Drawn = { depth: number; svg: string }

const quad = (points: readonly Seen[], colour: string): string =>
  `<path d="M${points.map((p) => `${near(p.x)} ${near(p.y)}`).join('L')}Z" fill="${colour}" stroke="${colour}" stroke-width="1.7" stroke-linejoin="round"/>`

/** Divides a facet as finely as the reflections on it ask for. */
function polished(
  facet: Facet,
  normals: readonly Vec[],
  seen: readonly Seen[],
  part: Part,
  camera: Camera,
): string {
  const [a, b, c, d] = seen
  const [na, nb, nc, nd] = normals.map((normal) => direct(camera, normal))
  if (!a || !b || !c || !d || !na || !nb || !nc || !nd) return ''
  const paint = (normal: Vec): string => shade(unit(normal), part.material, facet.tint)
  const light = (normal: Vec): number => lightness(paint(normal)) * 255
  const [la, lb, lc, ld] = [light(na), light(nb), light(nc), light(nd)]
  const parts = (change: number, length: number): number =>
    Math.max(1, Math.min(8, Math.ceil(change / 4), Math.ceil(length / 3)))
  const span = (p: Seen, q: Seen): number => Math.hypot(p.x - q.x, p.y - q.y)
  const n = parts(Math.max(Math.abs(la - lb), Math.abs(ld - lc)), Math.max(span(a, b), span(d, c)))
  const m = parts(Math.max(Math.abs(la - ld), Math.abs(lb - lc)), Math.max(span(a, d), span(b, c)))
  const blend = (p: number, q: number, r: number, s: number, u: number, v: number): number =>
    (p * (1 - u) + q * u) * (1 - v) + (s * (1 - u) + r * u) * v
  const spot = (u: number, v: number): Seen => ({
    x: blend(a.x, b.x, c.x, d.x, u, v),
    y: blend(a.y, b.y, c.y, d.y, u, v),
    depth: 0,
  })
  const normal = (u: number, v: number): Vec => [
    blend(na[0], nb[0], nc[0], nd[0], u, v),
    blend(na[1], nb[1], nc[1], nd[1], u, v),
    blend(na[2], nb[2], nc[2], nd[2], u, v),
  ]
  const pieces: string[] = []
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j < m; j += 1) {
      const corners = [
        spot(i / n, j / m),
        spot((i + 1) / n, j / m),
        spot((i + 1) / n, (j + 1) / m),
        spot(i / n, (j + 1) / m),
      ]
      pieces.push(quad(corners, paint(normal((i + 0.5) / n, (j + 0.5) / m))))
    }
  }
  return pieces.join('')
}

function drawFacet(facet: Facet, part: Part, camera: Camera, name: () => string): Drawn[] {
  const seen = facet.points.map((point) => look(camera, point))
  const depth = seen.reduce((sum, p) => sum + p.depth, 0) / seen.length
  if (seen.length === 2) return [{ depth, svg: wire(facet, seen, part, camera) }]
  const turned = facet.points.map((point) => direct(camera, point))
  const third = Math.max(1, Math.floor(turned.length / 4))
  const [p0, p1, p2, p3] = [turned[0], turned[third], turned[2 * third], turned[3 * third]]
  if (!p0 || !p1 || !p2 || !p3) return []
  let normal = unit(cross(sub(p2, p0), sub(p3, p1)))
  if (normal[2] <= 0) {
    if (!part.bothSides) return []
    normal = [-normal[0], -normal[1], -normal[2]]
  }
  const colour = shade(normal, part.material, facet.tint)
  const path = `M${seen.map((p) => `${near(p.x)} ${near(p.y)}`).join('L')}Z`
  if (seen.length > 8 && part.material.finish !== 'glow') {
    const id = name()
    return [{ depth, svg: `${falloff(id, colour, seen)}<path d="${path}" fill="url(#${id})"/>` }]
  }
  const fine = part.material.finish === 'gloss' || part.material.finish === 'metal'
  if (fine && facet.normals && !part.bothSides) {
    return [{ depth, svg: polished(facet, facet.normals, seen, part, camera) }]
  }
  return [{ depth, svg: quad(seen, colour) }]
}

/** A drawing lies on its part: it comes after all of the part's own facets. */
function drawDecal({ origin, u, v, svg }: Decal, camera: Camera, depth: number): Drawn[] {
  const [du, dv] = [direct(camera, u), direct(camera, v)]
  // v runs downwards, so a face turned to the camera has v × u towards it.
  if (dot(cross(dv, du), [0, 0, 1]) <= 0.02) return []
  const at = look(camera, origin)
  const k = camera.zoom
  const matrix = [du[0] * k, -du[1] * k, dv[0] * k, -dv[1] * k, at.x, at.y]
  return [
    {
      depth: Math.max(depth, at.depth) + 0.5,
      svg: `<g transform="matrix(${matrix.map((n) => Math.round(n * 1e4) / 1e4).join(' ')})">${svg}</g>`,
    },
  ]
}

function hull(points: readonly Seen[]): Seen[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const half = (list: readonly Seen[]): Seen[] => {
    const kept: Seen[] = []
    for (const p of list) {
      while (kept.length > 1) {
        const [a, b] = [kept.at(-2), kept.at(-1)]
        if (!a || !b || (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0) break
        kept.pop()
      }
      kept.push(p)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

const cornersOf = (part: Part): Vec[] => part.facets.flatMap((facet) => [...facet.points])

/** Each layer drops its own contact shadow and a wide one away from the key light. */
function shadows(scene: Scene, layers: Scene['layers'], floor: number): string {
  const strength = scene.dark ? 1.6 : 1
  const shapes = layers.map((layer) => {
    const parts = layer.filter((part) => !part.shadowless)
    const convex = parts.filter((part) => !part.hollow).map(cornersOf)
    const bent = parts
      .filter((part) => part.hollow)
      .flatMap((part) => part.facets.filter((facet) => facet.points.length === 4))
      .map((facet) => facet.points)
    const shape = (lists: readonly (readonly Vec[])[], lean: number): string =>
      lists
        .map((list) => {
          const seen = list.map(([x, y, z]) =>
            look(scene.camera, [x + (y - floor) * lean, floor, z - (y - floor) * lean * 0.35]),
          )
          return seen.length < 3
            ? ''
            : `M${hull(seen)
                .map((p) => `${near(p.x)} ${near(p.y)}`)
                .join('L')}Z`
        })
        .join('')
    const all = [...convex, ...bent]
    const low = all.map((list) => list.filter(([, y]) => y < floor + 34))
    return [shape(all, 0.3), shape(all, 0.08), shape(low, 0)]
  })
  const cast = (index: number, colour: string, alpha: number, blur: string): string =>
    `<g fill="${colour}" opacity="${Math.min(0.6, alpha * strength)}" filter="url(#${blur})">${shapes.map((paths) => `<path d="${paths[index] ?? ''}"/>`).join('')}</g>`
  return (
    cast(0, '#1a2233', 0.16, 'far') +
    cast(1, '#141a28', 0.2, 'mid') +
    cast(2, '#0b0f1a', 0.44, 'close')
  )
}

function backdrop({ tint, width = 1000, height = 1000, dark }: Scene): string {
  const [top, mid, low] = dark
    ? [mix(tint, '#000000', 0.25), tint, mix(tint, '#000000', 0.45)]
    : [mix(tint, '#ffffff', 0.25), mix(tint, '#ffffff', 0.5), mix(tint, '#8a8fa0', 0.16)]
  const glow = dark ? 0.1 : 0.75
  return `<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".56" stop-color="${mid}"/><stop offset=".72" stop-color="${mix(mid, low, 0.35)}"/><stop offset="1" stop-color="${low}"/></linearGradient><radialGradient id="light" cx=".4" cy=".36" r=".62"><stop offset="0" stop-color="#fff" stop-opacity="${glow}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><rect width="${width}" height="${height}" fill="url(#wall)"/><rect width="${width}" height="${height}" fill="url(#light)"/>`
}

const blurs = { far: 46, mid: 20, close: 7, haze: 30, bloom: 14 }

const filters = (width: number, height: number): string =>
  Object.entries(blurs)
    .map(
      ([id, blur]) =>
        `<filter id="${id}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB" x="-60" y="-60" width="${width + 120}" height="${height + 120}"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
    )
    .join('')

function drawParts(scene: Scene, layers: Scene['layers'], prefix: string): string {
  let count = 0
  const name = (): string => {
    count += 1
    return `${prefix}${count}`
  }
  return layers
    .map((layer) =>
      layer
        .flatMap((part) => {
          const drawn = part.facets.flatMap((facet) => drawFacet(facet, part, scene.camera, name))
          const nearest = drawn.reduce((most, item) => Math.max(most, item.depth), -1e9)
          const decals = part.decals ?? []
          return [...drawn, ...decals.flatMap((decal) => drawDecal(decal, scene.camera, nearest))]
        })
        .sort((a, b) => a.depth - b.depth)
        .map((item) => item.svg)
        .join(''),
    )
    .join('')
}

export function draw(scene: Scene): string {
  const { width = 1000, height = 1000 } = scene
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${filters(width, height)}</defs>${backdrop(scene)}${scene.behind ?? ''}${scene.stage ? shadows(scene, [[scene.stage.part]], scene.stage.floor) + drawParts(scene, [[scene.stage.part]], 's') : ''}${scene.floor === undefined ? '' : shadows(scene, scene.layers, scene.floor)}${drawParts(scene, scene.layers, 'f')}${scene.above ?? ''}</svg>`
}
