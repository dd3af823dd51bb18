const longestId = 20
const longestName = 20

/** How many characters tables show; the rest is in a tooltip. */
export const cut = { id: longestId, name: longestName }

export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`
