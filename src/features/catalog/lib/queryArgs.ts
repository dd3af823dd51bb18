/** Fixed by the specification. */
export const popularArg = { skip: 13, limit: 10 }

const maxMore = 12

export const moreFromArg = (category: string) => ({ category, page: 1, limit: maxMore })
