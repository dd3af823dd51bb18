import { useState } from 'react'
import { toLatinDigits } from '@/common/toLatinDigits'
import { formatTaka } from '@/shared/lib/formatTaka'
import styles from './PriceFilter.module.css'

type PriceFieldProps = {
  label: string
  /** Missing: no limit. */
  value: number | undefined
  placeholder?: string
  /** Gets nothing if the field was cleared. */
  onCommit: (value: number | undefined) => void
}

/** A price in taka to type; Enter or leaving the field applies it. Only digits can be typed. */
export function PriceField({ label, value, placeholder, onCommit }: PriceFieldProps) {
  const [text, setText] = useState<string>()

  function commit() {
    if (text === undefined) return
    setText(undefined)
    onCommit(text === '' ? undefined : Number(text))
  }

  return (
    <input
      className={styles.field}
      aria-label={label}
      inputMode="numeric"
      maxLength={9}
      placeholder={placeholder}
      value={text ?? (value === undefined ? '' : formatTaka(value))}
      onChange={({ target }) => setText(toLatinDigits(target.value).replace(/\D/g, ''))}
      onFocus={({ target }) => target.select()}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit()
      }}
    />
  )
}
