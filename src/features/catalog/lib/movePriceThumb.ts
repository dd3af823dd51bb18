export type ThumbRole = 'min' | 'max'
export type ThumbValues = Record<ThumbRole, number>

/** Thumbs that are so near to each other look like one. */
const overlap = 20_000

/**
 * Where a thumb has been moved to since the values were `start`. Beyond the other thumb it goes on in that one's role. Which of
 * two overlapping thumbs was meant only shows by the direction: down lowers the minimum, up raises the maximum.
 */
export function movePriceThumb(
  start: ThumbValues,
  role: ThumbRole,
  value: number,
): { values: ThumbValues; role: ThumbRole } {
  const { min, max } = start
  const areTogether = max - min <= overlap
  if (areTogether && value < min) return { values: { min: value, max }, role: 'min' }
  if (areTogether && value > max) return { values: { min, max: value }, role: 'max' }
  const other = role === 'min' ? max : min
  if (value === other) return { values: { min: value, max: value }, role }
  return value < other
    ? { values: { min: value, max: other }, role: 'min' }
    : { values: { min: other, max: value }, role: 'max' }
}
