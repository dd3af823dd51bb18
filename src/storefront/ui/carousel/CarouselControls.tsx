import { IconButton } from '@/shared/ui/IconButton'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@/shared/ui/icon/icons'
import styles from './CarouselControls.module.css'

type CarouselControlsProps = {
  kind: 'dots' | 'arrows'
  slideName: string
  count: number
  index: number
  isPlaying: boolean
  onToggle: () => void
  goTo: (index: number) => void
  next: () => void
  previous: () => void
}

export function CarouselControls({
  kind,
  slideName,
  count,
  index,
  isPlaying,
  onToggle,
  goTo,
  next,
  previous,
}: CarouselControlsProps) {
  return (
    <div className={styles.controls}>
      <IconButton aria-label={isPlaying ? 'Pause slideshow' : 'Play slideshow'} onClick={onToggle}>
        {isPlaying ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
      </IconButton>
      {kind === 'arrows' ? (
        <>
          <IconButton aria-label={`Previous ${slideName}`} onClick={previous}>
            <ChevronLeftIcon size={22} />
          </IconButton>
          <IconButton aria-label={`Next ${slideName}`} onClick={next}>
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
            onClick={() => goTo(slide)}
          />
        ))
      )}
    </div>
  )
}
