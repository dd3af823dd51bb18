import { chance } from '../../../dev-services/demo-data/catalogue/random'
import type { Look } from '../../../dev-services/demo-data/catalogue/types'
import { colourways } from '../../../dev-services/demo-data/catalogue/types'
import { lightness, mix } from './colour'
import { startInk } from './ink'
import { move, type Part } from './mesh'
import { type Camera, draw, look, type Scene } from './scene'
import { lathe, smooth } from './shapes'
import type { Vec } from './vec'

export type Shot = 'front' | 'angle' | 'detail' | 'use'

export const shots: readonly Shot[] = ['front', 'angle', 'detail', 'use']

export type Subject = { shape: string; colour: string; shot: Shot; seed: string }

/** A product set up for one shot; the floor is at y = 0 unless it hangs. */
export type Study = {
  layers: Part[][]
  yaw?: number
  pitch?: number
  /** Share of the picture that the product fills. */
  fill?: number
  /** For details: what the camera closes in on, and how far. */
  close?: { on: Vec; by: number }
  lying?: boolean
  behind?: string
  above?: (camera: Camera) => string
}

export type Draughtsman = (subject: Subject) => Study

const stands: Record<Shot, { yaw: number; pitch: number; fill: number }> = {
  front: { yaw: 20, pitch: 9, fill: 0.74 },
  angle: { yaw: -34, pitch: 20, fill: 0.76 },
  detail: { yaw: 28, pitch: 22, fill: 0.74 },
  use: { yaw: -16, pitch: 12, fill: 0.66 },
}

const tints = [
  '#f3e2d3',
  '#dfe9df',
  '#d8e6f1',
  '#e5deef',
  '#efe7d6',
  '#f4dedd',
  '#d6ebe4',
  '#e4e6ea',
]

/** Pale products stand before a deeper tint, so that their edges show. */
function tintFor(seed: string, colour: string): string {
  const tint = tints[Math.floor(chance(`${seed}:tint`) * tints.length)] ?? '#e4e6ea'
  return lightness(colour) > 0.8 ? mix(tint, '#7d8798', 0.16) : mix(tint, colour, 0.08)
}

function bounds(layers: readonly (readonly Part[])[], camera: Camera): number[] {
  const seen = layers
    .flat()
    .filter((part) => !part.shadowless)
    .flatMap((part) => part.facets.flatMap((facet) => facet.points.map((p) => look(camera, p))))
  const [xs, ys] = [seen.map((p) => p.x), seen.map((p) => p.y)]
  const least = (list: number[]): number => list.reduce((a, b) => Math.min(a, b), 1e9)
  const most = (list: number[]): number => list.reduce((a, b) => Math.max(a, b), -1e9)
  return [least(xs), least(ys), most(xs), most(ys)]
}

/** Points the camera so that the product fills its share, somewhat below the middle. */
export function frameOn(
  layers: readonly (readonly Part[])[],
  view: { yaw: number; pitch: number },
  frame: { x: number; y: number; w: number; h: number },
): Camera {
  const bare: Camera = { ...view, zoom: 1, focus: [0, 0, 0], centre: [0, 0] }
  const [x0 = 0, y0 = 0, x1 = 1, y1 = 1] = bounds(layers, bare)
  const zoom = Math.min(frame.w / (x1 - x0), frame.h / (y1 - y0))
  return {
    ...bare,
    zoom,
    centre: [frame.x - ((x0 + x1) / 2) * zoom, frame.y - ((y0 + y1) / 2) * zoom],
  }
}

/** A low round stage, for the pictures that show a product in its place. */
function stage(layers: readonly (readonly Part[])[], tint: string): { part: Part; floor: number } {
  const points = layers.flat().flatMap((part) => part.facets.flatMap((facet) => facet.points))
  const middle = (axis: 0 | 2): number => {
    const [low, high] = points.reduce(
      ([least, most], p) => [Math.min(least, p[axis]), Math.max(most, p[axis])],
      [1e9, -1e9],
    )
    return (low + high) / 2
  }
  const [x0, z0] = [middle(0), middle(2)]
  const reach = points.reduce((most, [x, , z]) => Math.max(most, Math.hypot(x - x0, z - z0)), 0)
  const top = points.reduce((most, [, y]) => Math.max(most, y), 0)
  const height = Math.max(26, top * 0.12)
  const r = reach * 1.1
  const profile = smooth([
    [r, -height],
    [r, -height * 0.5],
    [r, -7],
    [r - 2, -2],
    [r - 7, 0],
  ])
  const part = lathe(
    profile,
    { colour: mix(tint, '#ffffff', 0.35), finish: 'matte' },
    { steps: 110 },
  )
  return { part: move(part, [x0, 0, z0]), floor: -height }
}

/** Light through a window, thrown on the wall. */
function windowLight(): string {
  const pane = (x: number): string =>
    `<path d="M${x} 90l150 -60v430l-150 80z" fill="#fff" opacity=".34"/>`
  return `<g filter="url(#bloom)" transform="rotate(4 500 300)">${pane(120)}${pane(300)}${pane(480)}</g>`
}

export function photograph(look: Look, seed: string, shot: Shot, draughtsman: Draughtsman): string {
  startInk()
  const colour = colourways[look.colour]
  const study = draughtsman({ shape: look.shape, colour, shot, seed })
  const stand = stands[shot]
  const view = { yaw: study.yaw ?? stand.yaw, pitch: study.pitch ?? stand.pitch }
  const size = 1000 * (study.fill ?? stand.fill)
  const tint = tintFor(seed, colour)
  const onStage = shot === 'use' && !study.lying
  const { layers } = study
  let camera = frameOn(layers, view, { x: 500, y: onStage ? 475 : 505, w: size * 1.08, h: size })
  if (study.close) {
    camera = {
      ...camera,
      focus: study.close.on,
      centre: [500, 500],
      zoom: camera.zoom * study.close.by,
    }
  }
  const scene: Scene = {
    camera,
    layers,
    floor: 0,
    stage: onStage ? stage(layers, tint) : undefined,
    tint,
    behind: (shot === 'use' ? windowLight() : '') + (study.behind ?? ''),
    above: study.above?.(camera) ?? '',
  }
  return draw(scene)
}
