import { hex, mix, rgb } from './colour'
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
  width?: number
  height?: number
  dark?: boolean
}

type Seen = { x: number; y: number; depth: number }

const near = (value: number): string => (Math.round(value * 10) / 10).toString()

function look({ yaw, pitch, zoom, focus, centre }: Camera, point: Vec): Seen {
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
  return [
    {
      depth,
      svg: `<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width=".8" stroke-linejoin="round"/>`,
    },
  ]
}

function drawDecal({ origin, u, v, svg }: Decal, camera: Camera): Drawn[] {
  const [du, dv] = [direct(camera, u), direct(camera, v)]
  // v runs downwards, so a face turned to the camera has v × u towards it.
  if (dot(cross(dv, du), [0, 0, 1]) <= 0.02) return []
  const at = look(camera, origin)
  const k = camera.zoom
  const matrix = [du[0] * k, -du[1] * k, dv[0] * k, -dv[1] * k, at.x, at.y]
  return [
    {
      depth: at.depth + 5,
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

/** Each layer drops its own contact shadow and a wide one away from the key light. */
function shadows(scene: Scene, floor: number): string {
  const strength = scene.dark ? 1.6 : 1
  return scene.layers
    .map((layer) => {
      const points = layer
        .filter((part) => !part.shadowless)
        .flatMap((part) => part.facets.flatMap((facet) => facet.points))
      const shape = (list: readonly Vec[], lean: number): string => {
        const seen = list.map(([x, y, z]) =>
          look(scene.camera, [x + (y - floor) * lean, floor, z - (y - floor) * lean * 0.35]),
        )
        return seen.length < 3
          ? ''
          : `M${hull(seen)
              .map((p) => `${near(p.x)} ${near(p.y)}`)
              .join('L')}Z`
      }
      const low = points.filter(([, y]) => y < floor + 34)
      return `<path d="${shape(points, 0.3)}" fill="#1a2233" opacity="${0.15 * strength}" filter="url(#far)"/><path d="${shape(points, 0.08)}" fill="#141a28" opacity="${0.18 * strength}" filter="url(#mid)"/><path d="${shape(low, 0)}" fill="#0b0f1a" opacity="${0.42 * strength > 0.6 ? 0.6 : 0.42 * strength}" filter="url(#close)"/>`
    })
    .join('')
}

function backdrop({ tint, width = 1000, height = 1000, dark }: Scene): string {
  const [top, mid, low] = dark
    ? [mix(tint, '#000000', 0.25), tint, mix(tint, '#000000', 0.45)]
    : [mix(tint, '#ffffff', 0.25), mix(tint, '#ffffff', 0.5), mix(tint, '#8a8fa0', 0.16)]
  const glow = dark ? 0.1 : 0.75
  return `<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".56" stop-color="${mid}"/><stop offset=".72" stop-color="${mix(mid, low, 0.35)}"/><stop offset="1" stop-color="${low}"/></linearGradient><radialGradient id="light" cx=".4" cy=".36" r=".62"><stop offset="0" stop-color="#fff" stop-opacity="${glow}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><rect width="${width}" height="${height}" fill="url(#wall)"/><rect width="${width}" height="${height}" fill="url(#light)"/>`
}

const filters = [
  ['far', 46],
  ['mid', 20],
  ['close', 7],
  ['haze', 30],
  ['bloom', 14],
]
  .map(
    ([id, blur]) =>
      `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
  )
  .join('')

function drawParts(scene: Scene): string {
  let count = 0
  const name = (): string => {
    count += 1
    return `f${count}`
  }
  return scene.layers
    .map((layer) =>
      layer
        .flatMap((part) => [
          ...part.facets.flatMap((facet) => drawFacet(facet, part, scene.camera, name)),
          ...(part.decals ?? []).flatMap((decal) => drawDecal(decal, scene.camera)),
        ])
        .sort((a, b) => a.depth - b.depth)
        .map((item) => item.svg)
        .join(''),
    )
    .join('')
}

export function draw(scene: Scene): string {
  const { width = 1000, height = 1000 } = scene
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${filters}</defs>${backdrop(scene)}${scene.behind ?? ''}${scene.floor === undefined ? '' : shadows(scene, scene.floor)}${drawParts(scene)}${scene.above ?? ''}</svg>`
}

export const tinted = (colour: string): string => {
  const [r, g, b] = rgb(colour)
  return hex([r, g, b])
}
