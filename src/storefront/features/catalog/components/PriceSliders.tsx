import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react'
import { highestPrice, isSamePrice, type PriceRange } from '@/common/listing'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { movePriceThumb, type ThumbRole, type ThumbValues } from '../lib/movePriceThumb'
import * as messages from '../messages'
import { PriceField } from './PriceField'
import styles from './PriceFilter.module.css'

type PriceSlidersProps = { price: PriceRange; onChange: (price: PriceRange) => void }

const step = 500
/** Milliseconds without movement before the list is fetched, if the thumb is not released before. */
const restTime = 350

/** Two sliders on one track and a field for each bound. The maximum at its end means no limit. */
export function PriceSliders({ price, onChange }: PriceSlidersProps) {
  const [draft, setDraft] = useState<PriceRange>()
  /** The thumbs have passed each other: the first one is the maximum. */
  const [isSwapped, setIsSwapped] = useState(false)
  /** The range at the start of the drag, to which the other thumb returns. */
  const drag = useRef<{ start: ThumbValues; role: ThumbRole }>(undefined)
  const { min, max } = draft ?? price
  const top = max ?? highestPrice
  const values: ThumbValues = { min, max: top }

  function choose(range: PriceRange) {
    if (!isSamePrice(range, price)) onChange(range)
  }
  const handleRest = useEffectEvent((rested: PriceRange) => {
    setDraft(undefined)
    choose(rested)
  })
  useEffect(() => {
    if (!draft) return
    const timer = setTimeout(() => handleRest(draft), restTime)
    return () => clearTimeout(timer)
  }, [draft])

  function handleMove(role: ThumbRole, value: number) {
    const { start, role: startRole } = drag.current ?? { start: values, role }
    const moved = movePriceThumb(start, startRole, value)
    if (moved.role !== role) setIsSwapped(!isSwapped)
    setDraft(toRange([moved.values.min, moved.values.max]))
  }

  function handleDragEnd() {
    drag.current = undefined
    // The sheet that it is in may close at once.
    if (draft) choose(draft)
  }

  const track = {
    '--from': min / highestPrice,
    '--to': top / highestPrice,
  } as CSSProperties

  return (
    <fieldset className={styles.group}>
      <legend>{t(messages.priceRange)}</legend>
      <div className={styles.bounds}>
        <PriceField
          label={t(messages.priceFrom)}
          value={min}
          onCommit={(value = 0) => onChange(toRange([value, top]))}
        />
        <PriceField
          label={t(messages.priceUpTo)}
          value={max}
          placeholder={t(messages.unlimited)}
          onCommit={(value = highestPrice) => onChange(toRange([min, value]))}
        />
      </div>
      <div className={styles.sliders} style={track}>
        {thumbRoles(isSwapped).map((role, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: the element that is dragged stays when the roles change.
            key={index}
            type="range"
            className={styles.slider}
            aria-label={t(role === 'min' ? messages.minimumPrice : messages.maximumPrice)}
            aria-valuetext={
              role === 'max' && max === undefined ? t(messages.unlimited) : formatTaka(values[role])
            }
            min={0}
            max={highestPrice}
            step={step}
            value={values[role]}
            onPointerDown={() => {
              drag.current = { start: values, role }
            }}
            onPointerUp={handleDragEnd}
            onPointerCancel={handleDragEnd}
            onChange={({ target }) => handleMove(role, target.valueAsNumber)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Accepts the bounds in either order. */
function toRange(bounds: [number, number]): PriceRange {
  const [min, max] = [Math.min(...bounds, highestPrice), Math.max(...bounds)]
  return max >= highestPrice ? { min } : { min, max }
}

const thumbRoles = (isSwapped: boolean): ThumbRole[] =>
  isSwapped ? ['max', 'min'] : ['min', 'max']
