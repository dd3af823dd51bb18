import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'

export type SwiperOptions = {
  /** Milliseconds between two moves. */
  delay: number
  /** Milliseconds of a move. */
  speed: number
  /** Pixels between slides, same as in the CSS. */
  gap: number
}

/** Takes over the row where the user has scrolled it to. Slide widths stay those of the CSS, so that the layout does not shift. */
export function createSwiper(
  viewport: HTMLElement,
  { delay, speed, gap }: SwiperOptions,
  onIndexChange: (index: number) => void,
): Swiper {
  const track = viewport.firstElementChild
  const step = (track?.firstElementChild?.clientWidth ?? 0) + gap
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  return new Swiper(viewport, {
    modules: [Autoplay],
    slidesPerView: 'auto',
    spaceBetween: gap,
    speed: prefersReducedMotion ? 0 : speed,
    initialSlide: step > 0 ? Math.round((track?.scrollLeft ?? 0) / step) : 0,
    rewind: true,
    watchSlidesProgress: true,
    // Swiper also pauses it in a hidden tab; the rest is up to `useIsPlaying`.
    autoplay: { enabled: true, delay, disableOnInteraction: false },
    on: { slideChange: ({ activeIndex }) => onIndexChange(activeIndex) },
  })
}
