const getSlides = (row: Element | null) => [
  ...(row?.querySelectorAll<HTMLElement>('.swiper-slide') ?? []),
]

/** Scroll offset at which each slide is first, limited to the end of the track. */
export function getSnapOffsets(track: HTMLElement): number[] {
  const end = track.scrollWidth - track.clientWidth
  const origin = track.getBoundingClientRect().left - track.scrollLeft
  return getSlides(track).map((slide) => Math.min(slide.getBoundingClientRect().left - origin, end))
}

/** Index of the slide that is first at a scroll offset. */
export function getSlideIndex(stops: readonly number[], left: number): number {
  const distances = stops.map((stop) => Math.abs(stop - left))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

export function isSlideInView(viewport: Element | null, index: number): boolean {
  const slide = getSlides(viewport)[index]
  if (!viewport || !slide) return true
  const [outer, inner] = [viewport.getBoundingClientRect(), slide.getBoundingClientRect()]
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1
}
