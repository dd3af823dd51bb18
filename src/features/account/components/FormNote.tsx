import type { ReactNode } from 'react'
import { AlertIcon } from '../../../shared/ui/icon/accountIcons'
import styles from './AccountForm.module.css'

/** What is wrong with the whole of a form rather than with one of its fields. */
export function FormNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="alert">
      <AlertIcon size={20} />
      {children}
    </p>
  )
}
