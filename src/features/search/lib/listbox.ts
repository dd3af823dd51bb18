/**
 * Where a key leads among so many options; -1 is the text itself, which stands between the last and the first of them.
 * Undefined for a key that means the text.
 */
export function nextPlace(key: string, place: number, count: number): number | undefined {
  if (count === 0) return undefined
  const isChoosing = place >= 0
  switch (key) {
    case 'ArrowDown':
      return place + 1 < count ? place + 1 : -1
    case 'ArrowUp':
      return isChoosing ? place - 1 : count - 1
    case 'Home':
      return isChoosing ? 0 : undefined
    case 'End':
      return isChoosing ? count - 1 : undefined
    default:
      return undefined
  }
}

/** Scrolls its list, and nothing else, as far as it takes to see an option. */
export function showOption(option: HTMLElement | null) {
  const list = option?.parentElement
  if (!list) return
  const top = option.offsetTop - list.offsetTop
  const bottom = top + option.offsetHeight
  if (top < list.scrollTop) list.scrollTop = top
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
}
