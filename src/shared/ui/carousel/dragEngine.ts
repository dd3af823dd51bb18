import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'
import type { CarouselEngine, CarouselRow } from './carouselEngine'
import { placeAt, stopsOf } from './rowGeometry'

/** Lets a mouse drag the slides. Takes over a row as it stands: widths stay those of the style sheet, so that nothing moves. */
export function startDragEngine({
  viewport,
  track,
  gap,
  delay,
  speed,
  onPlaceChange,
}: CarouselRow): CarouselEngine {
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    slidesPerView: 'auto',
    spaceBetween: gap,
    speed,
    initialSlide: placeAt(stopsOf(track), track.scrollLeft),
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
    stop: () => void swiper.destroy(),
    update: () => swiper.update(),
  }
}
