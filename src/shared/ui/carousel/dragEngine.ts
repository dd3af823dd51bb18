import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'
import type { CarouselEngine, CarouselRow } from './carouselEngine'
import { getSlideIndex, getSnapOffsets } from './rowGeometry'

/** Swiper, for dragging by mouse. Slide widths stay those of the CSS, so that the layout does not shift. */
export function startDragEngine({
  viewport,
  track,
  gap,
  delay,
  speed,
  onIndexChange,
}: CarouselRow): CarouselEngine {
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    slidesPerView: 'auto',
    spaceBetween: gap,
    speed,
    initialSlide: getSlideIndex(getSnapOffsets(track), track.scrollLeft),
    rewind: true,
    // `useIsPlaying` starts and pauses it.
    autoplay: { enabled: false, delay, disableOnInteraction: false },
    on: { slideChange: ({ activeIndex }) => onIndexChange(activeIndex) },
  })
  return {
    goTo: (index) => void swiper.slideTo(index),
    next: () => void swiper.slideNext(),
    previous: () => void swiper.slidePrev(),
    play: () => void swiper.autoplay.start(),
    pause: () => void swiper.autoplay.stop(),
    stop: () => void swiper.destroy(),
    update: () => swiper.update(),
  }
}
