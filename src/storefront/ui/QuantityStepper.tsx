import { type KeyboardEvent, useId, useState } from 'react'
import { formatCount } from '@/shared/lib/formatCount'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { IconButton } from '@/shared/ui/IconButton'
import { MinusIcon, PlusIcon } from '@/shared/ui/icon/icons'
import * as messages from './messages'
import { maxQuantity, minQuantity, parseQuantity } from './parseQuantity'
import styles from './QuantityStepper.module.css'

type QuantityStepperProps = {
  value: number
  onChange: (value: number) => void
  /** Item name for the labels, if there are several steppers on a page. */
  label?: string
  isDisabled?: boolean
}

export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, label = t(shared.quantity), isDisabled = false } = props
  // The text may be empty or out of range while the user types.
  const [typed, setTyped] = useState<string>()
  const [message, setMessage] = useState<string>()
  const messageId = useId()

  function change(next: number, reason?: string) {
    setTyped(undefined)
    setMessage(reason)
    const within = Math.min(Math.max(next, minQuantity), maxQuantity)
    if (within !== value) onChange(within)
  }

  function commitTyped() {
    if (typed === undefined) return
    const parsed = parseQuantity(typed)
    change(parsed.quantity ?? value, parsed.message)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') commitTyped()
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    change(value + step)
  }

  return (
    <div className={styles.field}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend and has its own styles. */}
      <div className={styles.stepper} role="group" aria-label={label}>
        <IconButton
          aria-label={t(messages.decreaseQuantity)}
          disabled={isDisabled || value <= minQuantity}
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
          aria-valuemin={minQuantity}
          aria-valuemax={maxQuantity}
          aria-describedby={message && messageId}
          maxLength={8}
          disabled={isDisabled}
          value={typed ?? formatCount(value)}
          onChange={({ target }) => {
            setTyped(target.value)
            setMessage(undefined)
          }}
          onFocus={({ target }) => target.select()}
          onBlur={commitTyped}
          onKeyDown={handleKeyDown}
        />
        <IconButton
          aria-label={t(messages.increaseQuantity)}
          disabled={isDisabled || value >= maxQuantity}
          onClick={() => change(value + 1)}
        >
          <PlusIcon size={20} />
        </IconButton>
      </div>
      {message && (
        <p id={messageId} className={styles.message} role="alert">
          {message}
        </p>
      )}
    </div>
  )
}
