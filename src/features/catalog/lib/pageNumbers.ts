type PageEntry = { key: string; number?: number }

const allShown = 7

/** All where they are few; else the first, the last, the present page and its neighbours, with gaps for the others. */
export function pageNumbers(page: number, totalPages: number): PageEntry[] {
  const isFew = totalPages <= allShown
  const wanted = isFew
    ? Array.from({ length: totalPages }, (_, place) => place + 1)
    : [1, page - 1, page, page + 1, totalPages]
  const numbers = [...new Set(wanted)]
    .filter((number) => number >= 1 && number <= totalPages)
    .toSorted((one, other) => one - other)
  return numbers.flatMap((number, place) => {
    const before = numbers[place - 1] ?? number - 1
    const entry = { key: `${number}`, number }
    return number - before > 1 ? [{ key: `before ${number}` }, entry] : [entry]
  })
}
