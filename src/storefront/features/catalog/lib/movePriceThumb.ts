export type ThumbRole = 'min' | 'max'
export type ThumbValues = Record<ThumbRole, number>

/** Thumbs within this distance overlap on screen. */
const overlap = 20_000

/**
 * The values after a thumb has moved from `start` to `value`. A thumb that passes the other one takes over its role. For two
 * overlapping thumbs the direction decides: down lowers the minimum, up raises the maximum.
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
