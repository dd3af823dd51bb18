/** What a box of key features holds, without the blanks. */
export function readFeatures(box: string): string[] {
  return box
    .split(',')
    .map((feature) => feature.trim())
    .filter(Boolean)
}

export const writeFeatures = (features: readonly string[]) => features.join(', ')
