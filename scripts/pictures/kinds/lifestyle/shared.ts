import { darker, lighter, lightness } from '../../engine/colour'

export const steel = { colour: '#c6cad1', finish: 'metal' as const }

/** For marks and lines printed on a body. */
export const inkOn = (colour: string): string =>
  lightness(colour) > 0.5 ? darker(colour, 0.45) : lighter(colour, 0.5)

export const glow = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" opacity=".55" filter="url(#far)"/>`
