import { Button } from '../../../../shared/ui/button/Button'
import { Notice } from '../../../../shared/ui/notice/Notice'
import styles from './ProductForm.module.css'

/** The session had run out in the middle of it. */
export function RestoredDraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice tone="attention">
      <div className={styles.notice}>
        What you had typed before your session ended is still here.
        <Button onClick={onDiscard}>Discard it</Button>
      </div>
    </Notice>
  )
}
