const slidesOf = (row: Element | null) => [
  ...(row?.querySelectorAll<HTMLElement>('.swiper-slide') ?? []),
]

/** How far a row has to be scrolled until each of its slides stands first, as far as it goes. */
export function stopsOf(track: HTMLElement): number[] {
  const end = track.scrollWidth - track.clientWidth
  const origin = track.getBoundingClientRect().left - track.scrollLeft
  return slidesOf(track).map((slide) => Math.min(slide.getBoundingClientRect().left - origin, end))
}

/** Which slide stands first in a row that has been scrolled so far. */
export function placeAt(stops: readonly number[], left: number): number {
  const distances = stops.map((stop) => Math.abs(stop - left))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/** Whether all of a slide can be seen. */
export function isSlideInView(viewport: Element | null, place: number): boolean {
  const slide = slidesOf(viewport)[place]
  if (!viewport || !slide) return true
  const [outer, inner] = [viewport.getBoundingClientRect(), slide.getBoundingClientRect()]
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1
}
