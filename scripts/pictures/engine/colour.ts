type Rgb = readonly [number, number, number]

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export function hex(colour: Rgb): string {
  return `#${colour
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [rgb(from), rgb(to)]
  return hex([
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ])
}

export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share)
export const darker = (colour: string, share: number): string => mix(colour, '#05070c', share)

export function lightness(colour: string): number {
  const [r, g, b] = rgb(colour)
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255
}
