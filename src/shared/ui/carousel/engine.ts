import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'

export type CarouselPace = {
  /** Milliseconds for which a slide stays. */
  delay: number
  /** Milliseconds that a move takes. */
  speed: number
}

export type EngineOptions = CarouselPace & {
  /** Pixels between the slides, as the style sheet has it. */
  gap: number
  startPlace: number
  onPlaceChange: (place: number) => void
}

export type CarouselEngine = {
  goTo: (place: number) => void
  next: () => void
  previous: () => void
  play: () => void
  pause: () => void
  /** To be called when slides have come or gone. */
  update: () => void
  stop: () => void
}

/** Takes over slides that stand in a row already: their widths stay those of the style sheet, so that nothing moves. */
export function startEngine(
  viewport: HTMLElement,
  { delay, speed, gap, startPlace, onPlaceChange }: EngineOptions,
): CarouselEngine {
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    slidesPerView: 'auto',
    spaceBetween: gap,
    speed,
    initialSlide: startPlace,
    rewind: true,
    // Started and paused from outside, where it is known who looks.
    autoplay: { enabled: false, delay, disableOnInteraction: false },
    on: { slideChange: ({ activeIndex }) => onPlaceChange(activeIndex) },
  })
  return {
    goTo: (place) => void swiper.slideTo(place),
    next: () => void swiper.slideNext(),
    previous: () => void swiper.slidePrev(),
    play: () => void swiper.autoplay.start(),
    pause: () => void swiper.autoplay.stop(),
    update: () => swiper.update(),
    stop: () => void swiper.destroy(),
  }
}
