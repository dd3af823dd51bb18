type PageEntry = { key: string; number?: number }

const allShown = 7

/** All pages if there are few; otherwise the first, the last, the current page and its neighbours, with gaps. */
export function pageNumbers(page: number, totalPages: number): PageEntry[] {
  const isFew = totalPages <= allShown
  const shown = isFew
    ? Array.from({ length: totalPages }, (_, index) => index + 1)
    : [1, page - 1, page, page + 1, totalPages]
  const numbers = [...new Set(shown)]
    .filter((number) => number >= 1 && number <= totalPages)
    .toSorted((one, other) => one - other)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1
    const entry = { key: `${number}`, number }
    return number - before > 1 ? [{ key: `before ${number}` }, entry] : [entry]
  })
}
