import { PauseIcon, PlayIcon } from '../icon/playerIcons'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/shoppingIcons'
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
      <button
        type="button"
        className={styles.button}
        aria-label={isMoving ? 'Pause the moving slides' : 'Let the slides move'}
        onClick={onToggle}
      >
        {isMoving ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
      </button>
      {kind === 'arrows' ? (
        <>
          <button
            type="button"
            className={styles.button}
            aria-label={`Previous ${slideName}`}
            onClick={previous}
          >
            <ChevronLeftIcon size={22} />
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label={`Next ${slideName}`}
            onClick={next}
          >
            <ChevronRightIcon size={22} />
          </button>
        </>
      ) : (
        [...Array(count).keys()].map((of) => (
          <button
            key={of}
            type="button"
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
