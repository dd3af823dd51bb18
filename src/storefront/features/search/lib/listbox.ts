/**
 * The option that a key moves to; -1 is the text field, which comes between the last option and the first.
 * Undefined for keys that belong to the text field.
 */
export function getNextIndex(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined
  const isChoosing = index >= 0
  switch (key) {
    case 'ArrowDown':
      return index + 1 < count ? index + 1 : -1
    case 'ArrowUp':
      return isChoosing ? index - 1 : count - 1
    case 'Home':
      return isChoosing ? 0 : undefined
    case 'End':
      return isChoosing ? count - 1 : undefined
    default:
      return undefined
  }
}

/** Scrolls only the list until the option is visible; `scrollIntoView` would scroll the page too. */
export function showOption(option: HTMLElement | null) {
  const list = option?.parentElement
  if (!list) return
  const top = option.offsetTop - list.offsetTop
  const bottom = top + option.offsetHeight
  if (top < list.scrollTop) list.scrollTop = top
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
}
