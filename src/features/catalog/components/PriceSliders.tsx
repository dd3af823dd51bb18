import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { formatTaka } from '../../../shared/lib/formatTaka'
import { highestPrice, isSamePrice, type PriceRange } from '../lib/listing'
import styles from './PriceFilter.module.css'

type PriceSlidersProps = { price: PriceRange; onChange: (price: PriceRange) => void }

const step = 500
/** A slider tells each of its steps; only where it comes to rest is worth a new list. */
const restTime = 350

/** Two sliders on one track; the maximum one at its end means unlimited. */
export function PriceSliders({ price, onChange }: PriceSlidersProps) {
  const [draft, setDraft] = useState<PriceRange>()
  const onRest = useRef(onChange)
  const { min, max } = draft ?? price
  const top = max ?? highestPrice

  useEffect(() => {
    onRest.current = onChange
  }, [onChange])

  useEffect(() => {
    if (!draft) return
    const timer = setTimeout(() => {
      setDraft(undefined)
      if (!isSamePrice(draft, price)) onRest.current(draft)
    }, restTime)
    return () => clearTimeout(timer)
  }, [draft, price])

  function change(wanted: { min?: number; top?: number }) {
    const nextMin = Math.min(wanted.min ?? min, top)
    const nextTop = Math.max(wanted.top ?? top, min)
    setDraft(
      nextTop >= highestPrice
        ? { min: Math.min(nextMin, highestPrice) }
        : { min: nextMin, max: nextTop },
    )
  }

  const track = {
    '--from': min / highestPrice,
    '--to': top / highestPrice,
  } as CSSProperties

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Price range</legend>
      <p className={styles.bounds}>
        <output>{formatTaka(min)}</output>
        <output>{max === undefined ? 'Unlimited' : formatTaka(max)}</output>
      </p>
      <div className={styles.sliders} style={track}>
        <input
          type="range"
          className={styles.slider}
          // Where both meet at the end, the lower one must stay within reach.
          style={min > highestPrice / 2 ? { zIndex: 1 } : undefined}
          aria-label="Minimum price"
          aria-valuetext={formatTaka(min)}
          min={0}
          max={highestPrice}
          step={step}
          value={min}
          onChange={({ target }) => change({ min: target.valueAsNumber })}
        />
        <input
          type="range"
          className={styles.slider}
          aria-label="Maximum price"
          aria-valuetext={max === undefined ? 'Unlimited' : formatTaka(max)}
          min={0}
          max={highestPrice}
          step={step}
          value={top}
          onChange={({ target }) => change({ top: target.valueAsNumber })}
        />
      </div>
    </fieldset>
  )
}
