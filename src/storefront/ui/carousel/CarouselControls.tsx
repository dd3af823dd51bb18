import { t } from '@/shared/lib/language'
import { IconButton } from '@/shared/ui/IconButton'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@/shared/ui/icon/icons'
import * as messages from '../messages'
import styles from './CarouselControls.module.css'
import type { useSwiper } from './useSwiper'

type CarouselControlsProps = ReturnType<typeof useSwiper> & {
  kind: 'dots' | 'arrows'
  slideName: string
  count: number
  isPlaying: boolean
  onToggle: () => void
}

export function CarouselControls(props: CarouselControlsProps) {
  const { kind, slideName, count, index, isPlaying } = props
  return (
    <div className={styles.controls}>
      <IconButton
        aria-label={t(isPlaying ? messages.pauseSlideshow : messages.playSlideshow)}
        onClick={props.onToggle}
      >
        {isPlaying ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
      </IconButton>
      {kind === 'arrows' ? (
        <>
          <IconButton aria-label={t(messages.previousSlide)(slideName)} onClick={props.previous}>
            <ChevronLeftIcon size={22} />
          </IconButton>
          <IconButton aria-label={t(messages.nextSlide)(slideName)} onClick={props.next}>
            <ChevronRightIcon size={22} />
          </IconButton>
        </>
      ) : (
        [...Array(count).keys()].map((slide) => (
          <IconButton
            key={slide}
            className={styles.dot}
            aria-label={t(messages.showSlide)(slideName, slide + 1, count)}
            aria-current={slide === index}
            onClick={() => props.goTo(slide)}
          />
        ))
      )}
    </div>
  )
}
