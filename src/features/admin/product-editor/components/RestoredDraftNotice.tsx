import { Button } from '../../../../shared/ui/button/Button'
import { Notice } from '../../../../shared/ui/notice/Notice'
import styles from './ProductForm.module.css'

/** Shown after the session expired while the form had unsaved changes. */
export function RestoredDraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice tone="attention">
      <div className={styles.notice}>
        Your unsaved changes from before your session ended were restored.
        <Button onClick={onDiscard}>Discard changes</Button>
      </div>
    </Notice>
  )
}
