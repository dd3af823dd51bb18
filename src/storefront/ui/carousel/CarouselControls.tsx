import { IconButton } from '@/shared/ui/IconButton'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@/shared/ui/icon/icons'
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
        aria-label={isPlaying ? 'Pause slideshow' : 'Play slideshow'}
        onClick={props.onToggle}
      >
        {isPlaying ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
      </IconButton>
      {kind === 'arrows' ? (
        <>
          <IconButton aria-label={`Previous ${slideName}`} onClick={props.previous}>
            <ChevronLeftIcon size={22} />
          </IconButton>
          <IconButton aria-label={`Next ${slideName}`} onClick={props.next}>
            <ChevronRightIcon size={22} />
          </IconButton>
        </>
      ) : (
        [...Array(count).keys()].map((slide) => (
          <IconButton
            key={slide}
            className={styles.dot}
            aria-label={`Show ${slideName} ${slide + 1} of ${count}`}
            aria-current={slide === index}
            onClick={() => props.goTo(slide)}
          />
        ))
      )}
    </div>
  )
}
