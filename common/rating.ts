/** How many reviews gave one star, two, three, four and five. */
export type StarCounts = readonly number[]

export type Rating = { mean: number; count: number }

/** The mean with one decimal, and the number of ratings; undefined if there are none. */
export function toRating(counts: StarCounts = []): Rating | undefined {
  const count = counts.reduce((sum, each) => sum + each, 0)
  if (count === 0) return undefined
  const stars = counts.reduce((sum, each, index) => sum + each * (index + 1), 0)
  return { mean: Math.round((stars / count) * 10) / 10, count }
}
