import { type KeyboardEvent, useState } from 'react'
import { MinusIcon, PlusIcon } from '../icon/shoppingIcons'
import { IconButton } from '../icon-button/IconButton'
import styles from './QuantityStepper.module.css'

type QuantityStepperProps = {
  value: number
  onChange: (value: number) => void
  /** What is counted, where there are several steppers on a screen. */
  label?: string
  most?: number
  isDisabled?: boolean
}

const least = 1

/** From 1 up: minus only while above it. A number can be typed as well. */
export function QuantityStepper({
  value,
  onChange,
  label = 'Quantity',
  most = 99,
  isDisabled = false,
}: QuantityStepperProps) {
  // Only while it is being typed may the field be empty or out of bounds.
  const [typed, setTyped] = useState<string>()

  function change(next: number) {
    setTyped(undefined)
    const within = Math.min(Math.max(next, least), most)
    if (within !== value) onChange(within)
  }

  function settle() {
    const wanted = Number.parseInt(typed ?? '', 10)
    change(Number.isNaN(wanted) ? value : wanted)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') settle()
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    change(value + step)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a box with it.
    <div className={styles.stepper} role="group" aria-label={label}>
      <IconButton
        aria-label="Decrease quantity"
        disabled={isDisabled || value <= least}
        onClick={() => change(value - 1)}
      >
        <MinusIcon size={20} />
      </IconButton>
      <input
        className={styles.value}
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={least}
        aria-valuemax={most}
        maxLength={3}
        disabled={isDisabled}
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
        onFocus={({ target }) => target.select()}
        onBlur={settle}
        onKeyDown={handleKeyDown}
      />
      <IconButton
        aria-label="Increase quantity"
        disabled={isDisabled || value >= most}
        onClick={() => change(value + 1)}
      >
        <PlusIcon size={20} />
      </IconButton>
    </div>
  )
}
