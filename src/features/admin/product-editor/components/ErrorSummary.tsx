import type { RefObject } from 'react'
import { Notice } from '../../../../shared/ui/notice/Notice'
import styles from './ErrorSummary.module.css'

export type FieldError = { name: string; text: string }

type ErrorSummaryProps = {
  errors: readonly FieldError[]
  formRef: RefObject<HTMLFormElement | null>
}

/** All errors of the form; a click focuses the field. */
export function ErrorSummary({ errors, formRef }: ErrorSummaryProps) {
  if (errors.length === 0) return null

  function goTo(name: string) {
    formRef.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  }

  return (
    <Notice>
      {errors.length === 1 ? 'Please fix this error:' : 'Please fix these errors:'}
      <ul className={styles.list}>
        {errors.map(({ name, text }) => (
          <li key={name}>
            <button type="button" className={styles.link} onClick={() => goTo(name)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
