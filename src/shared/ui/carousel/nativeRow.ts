const slidesOf = (viewport: HTMLElement | null) => [
  ...(viewport?.querySelectorAll<HTMLElement>('.swiper-slide') ?? []),
]

/** Which slide stands first in a row that has been scrolled by hand. */
export function placeInView(viewport: HTMLElement | null): number {
  const left = viewport?.getBoundingClientRect().left ?? 0
  const distances = slidesOf(viewport).map((slide) =>
    Math.abs(slide.getBoundingClientRect().left - left),
  )
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/** A slide comes in sideways, where browsers look out for lazy pictures too late. */
export function fetchPictures(viewport: HTMLElement) {
  for (const picture of viewport.querySelectorAll('img')) picture.loading = 'eager'
}

export function goToSlide(viewport: HTMLElement | null, place: number) {
  const slides = slidesOf(viewport)
  const [first, slide] = [slides[0], slides[place]]
  if (!first || !slide) return
  slide.parentElement?.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior: 'smooth' })
}

/** Whether all of a slide can be seen. */
export function isSlideInView(viewport: HTMLElement | null, place: number): boolean {
  const slide = slidesOf(viewport)[place]
  if (!viewport || !slide) return true
  const [outer, inner] = [viewport.getBoundingClientRect(), slide.getBoundingClientRect()]
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1
}
