import { PauseIcon, PlayIcon } from '../icon/playerIcons'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/shoppingIcons'
import { IconButton } from '../icon-button/IconButton'
import styles from './CarouselControls.module.css'

type CarouselControlsProps = {
  kind: 'dots' | 'arrows'
  slideName: string
  count: number
  place: number
  isMoving: boolean
  onToggle: () => void
  goTo: (place: number) => void
  next: () => void
  previous: () => void
}

export function CarouselControls({
  kind,
  slideName,
  count,
  place,
  isMoving,
  onToggle,
  goTo,
  next,
  previous,
}: CarouselControlsProps) {
  return (
    <div className={styles.controls}>
      <IconButton
        aria-label={isMoving ? 'Pause the moving slides' : 'Let the slides move'}
        onClick={onToggle}
      >
        {isMoving ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
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
        [...Array(count).keys()].map((of) => (
          <IconButton
            key={of}
            className={styles.dot}
            aria-label={`Show ${slideName} ${of + 1} of ${count}`}
            aria-current={of === place}
            onClick={() => goTo(of)}
          />
        ))
      )}
    </div>
  )
}
