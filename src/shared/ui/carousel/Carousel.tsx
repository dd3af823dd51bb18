import { Children, type CSSProperties, type ReactNode, useRef } from 'react'
import { classNames } from '../../lib/classNames'
import styles from './Carousel.module.css'
import { CarouselControls } from './CarouselControls'
import type { CarouselPace } from './carouselEngine'
import { isSlideInView } from './rowGeometry'
import { useCarousel } from './useCarousel'
import { useIsPlaying } from './useIsPlaying'

type CarouselProps = CarouselPace & {
  label: string
  /** What one slide is called where the controls speak of it. */
  slideName: string
  /** Pixels between slides. How many there are in view, `--per-view` says. */
  gap?: number
  /** `dots` lie on the slides, one for each; `arrows` stand beside the heading. */
  controls: 'dots' | 'arrows'
  heading?: ReactNode
  /** One for each slide, with keys. */
  children: ReactNode
}

/**
 * Slides in a row that move by themselves, until somebody looks closer. What is out of view can be reached by the Tab key
 * all the same; it comes into view then.
 */
export function Carousel({
  label,
  slideName,
  gap = 0,
  controls,
  heading,
  children,
  ...pace
}: CarouselProps) {
  const rootRef = useRef<HTMLDivElement>(null)
  const viewportRef = useRef<HTMLDivElement>(null)
  const slides = Children.toArray(children)
  const { isPlaying, isWanted, isHovered, toggle, holdProps } = useIsPlaying(rootRef)
  const row = useCarousel(viewportRef, {
    ...pace,
    gap,
    count: slides.length,
    isPlaying,
    isHovered,
  })

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of slides is no fieldset.
    <div
      ref={rootRef}
      {...holdProps}
      className={classNames(styles.carousel, styles[controls])}
      style={{ '--gap': `${gap}px` } as CSSProperties}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
    >
      <div className={styles.head}>
        {heading}
        <CarouselControls
          {...row}
          kind={controls}
          slideName={slideName}
          count={slides.length}
          isMoving={isWanted}
          onToggle={toggle}
        />
      </div>
      {/* What slides out at the sides is cut off on purpose. */}
      <div ref={viewportRef} className={styles.viewport} data-clip-ok="">
        <ul className={classNames(styles.track, 'swiper-wrapper')}>
          {slides.map((slide, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place; what is on it has a key of its own.
              key={place}
              className={classNames(styles.slide, 'swiper-slide')}
              onFocus={() => {
                if (!isSlideInView(viewportRef.current, place)) row.goTo(place)
              }}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
