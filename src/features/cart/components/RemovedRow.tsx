import { useRef } from 'react'
import type { CartItem } from '../../../api'
import { useFocusOnMount } from '../hooks/useFocusOnMount'
import styles from './CartTable.module.css'

type RemovedRowProps = { row: CartItem; isHeir: boolean; onPutBack: () => void }

/** Stays where the row was for as long as one stays: a toast would be gone before one has thought. */
export function RemovedRow({ row: { name }, isHeir, onPutBack }: RemovedRowProps) {
  const undoRef = useRef<HTMLButtonElement>(null)
  useFocusOnMount(undoRef, isHeir)
  return (
    <tr className={styles.removed}>
      <td colSpan={5}>
        <div className={styles.farewell}>
          <p>
            <strong>{name}</strong> was removed.
          </p>
          <button
            ref={undoRef}
            type="button"
            className={styles.undo}
            aria-label={`Undo: put ${name} back`}
            onClick={onPutBack}
          >
            Undo
          </button>
        </div>
      </td>
    </tr>
  )
}
