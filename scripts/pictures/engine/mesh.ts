import type { Material } from './material'
import { add, turn, type Vec } from './vec'

/** Four or more corners make a facet, two make a piece of wire. */
export type Facet = {
  points: readonly Vec[]
  /** Of the rounded surface at the corners, for finishes in which the studio is reflected. */
  normals?: readonly Vec[]
  tint?: number
  width?: number
}

/** Flat drawing on a plane: its pixels run along u and v from the origin. */
export type Decal = { origin: Vec; u: Vec; v: Vec; svg: string }

export type Part = {
  facets: readonly Facet[]
  material: Material
  bothSides?: boolean
  decals?: readonly Decal[]
  /** Thrown by light rather than made of matter: casts no shadow. */
  shadowless?: boolean
  /** Bent or with a hole: its shadow is that of its facets, not of their hull. */
  hollow?: boolean
}

/** Moves points and directions of a part alike. */
export function reshape(part: Part, point: (p: Vec) => Vec, direction: (p: Vec) => Vec): Part {
  return {
    ...part,
    facets: part.facets.map((facet) => ({
      ...facet,
      points: facet.points.map(point),
      normals: facet.normals?.map(direction),
    })),
    decals: part.decals?.map((decal) => ({
      ...decal,
      origin: point(decal.origin),
      u: direction(decal.u),
      v: direction(decal.v),
    })),
  }
}

export const move = (part: Part, by: Vec): Part =>
  reshape(
    part,
    (p) => add(p, by),
    (p) => p,
  )
export const spin = (part: Part, angles: Vec): Part =>
  reshape(
    part,
    (p) => turn(p, angles),
    (p) => turn(p, angles),
  )
export const place = (part: Part, angles: Vec, at: Vec): Part => move(spin(part, angles), at)
export const together = (parts: readonly Part[], angles: Vec, at: Vec): Part[] =>
  parts.map((part) => place(part, angles, at))
export const stretch = (part: Part, k: Vec): Part =>
  reshape(
    part,
    (p) => [p[0] * k[0], p[1] * k[1], p[2] * k[2]],
    (p) => [p[0] * k[0], p[1] * k[1], p[2] * k[2]],
  )

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
