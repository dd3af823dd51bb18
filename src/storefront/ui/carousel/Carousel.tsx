import { Children, type CSSProperties, type ReactNode, useRef } from 'react'
import { classNames } from '@/shared/lib/classNames'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'
import styles from './Carousel.module.css'
import { CarouselControls } from './CarouselControls'
import type { SwiperOptions } from './createSwiper'
import { useIsPlaying } from './useIsPlaying'
import { useSwiper } from './useSwiper'

type CarouselProps = Pick<SwiperOptions, 'delay' | 'speed'> & {
  label: string
  /** Name of a slide in the controls' labels. */
  slideName: string
  /** Pixels between slides; `--per-view` sets how many are in view. */
  gap?: number
  /** `dots` are on the slides; `arrows` are beside the heading. */
  controls: 'dots' | 'arrows'
  heading?: ReactNode
  /** One child for each slide, with keys. */
  children: ReactNode
}

/**
 * A row of slides that plays automatically and pauses on hover and focus. Slides outside the viewport are focusable and
 * scroll into view on focus.
 */
export function Carousel(props: CarouselProps) {
  const { label, slideName, gap = 0, controls, heading, children, ...pace } = props
  const rootRef = useRef<HTMLDivElement>(null)
  const viewportRef = useRef<HTMLDivElement>(null)
  const slides = Children.toArray(children)
  const { isPlaying, isEnabled, isHovered, toggle, pauseProps } = useIsPlaying(rootRef)
  const row = useSwiper(viewportRef, { ...pace, gap, count: slides.length, isPlaying, isHovered })

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of slides is not a fieldset.
    <div
      ref={rootRef}
      {...pauseProps}
      className={classNames(styles.carousel, styles[controls])}
      style={{ '--gap': `${gap}px` } as CSSProperties}
      role="group"
      aria-roledescription={t(messages.carousel)}
      aria-label={label}
    >
      <div className={styles.head}>
        {heading}
        <CarouselControls
          {...row}
          kind={controls}
          slideName={slideName}
          count={slides.length}
          isPlaying={isEnabled}
          onToggle={toggle}
        />
      </div>
      {/* data-clip-ok: the layout check ignores what is clipped here. */}
      <div ref={viewportRef} className={styles.viewport} data-clip-ok="">
        <ul className={classNames(styles.track, 'swiper-wrapper')}>
          {slides.map((slide, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: slides do not change their order.
              key={index}
              className={classNames(styles.slide, 'swiper-slide')}
              onFocus={({ currentTarget }) => {
                if (!currentTarget.matches('.swiper-slide-fully-visible')) row.goTo(index)
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
