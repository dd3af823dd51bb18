import { useState } from 'react'
import styles from './Pager.module.css'

type PageFieldProps = { page: number; last: number; onChange: (page: number) => void }

/** A page number to type; Enter or blur goes to that page. */
export function PageField({ page, last, onChange }: PageFieldProps) {
  const [typed, setTyped] = useState<string>()

  function goToTypedPage() {
    const typedPage = Math.round(Number(typed))
    if (typed?.trim() && typedPage >= 1 && typedPage !== page) onChange(Math.min(typedPage, last))
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
      onBlur={goToTypedPage}
      onKeyDown={({ key }) => {
        if (key === 'Enter') goToTypedPage()
        if (key === 'Escape') setTyped(undefined)
      }}
    />
  )
}
