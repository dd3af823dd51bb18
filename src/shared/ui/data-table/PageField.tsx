import { useState } from 'react'
import styles from './Pager.module.css'

type PageFieldProps = { page: number; last: number; onChange: (page: number) => void }

/** Where a page's number is typed; Enter or leaving the field goes there. */
export function PageField({ page, last, onChange }: PageFieldProps) {
  const [typed, setTyped] = useState<string>()

  function commit() {
    const wanted = Math.round(Number(typed))
    if (typed?.trim() && wanted >= 1 && wanted !== page) onChange(Math.min(wanted, last))
    setTyped(undefined)
  }

  return (
    <input
      className={styles.field}
      inputMode="numeric"
      aria-label="Page"
      value={typed ?? page}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, 7))}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit()
        if (key === 'Escape') setTyped(undefined)
      }}
    />
  )
}
