import type { BulkOutcome } from '../../../../api'
import { Button } from '../../../../shared/ui/button/Button'
import { Sheet } from '../../../../shared/ui/sheet/Sheet'
import styles from './BulkReport.module.css'

export type BulkResult = {
  actionLabel: string
  done: number
  failed: BulkOutcome['failed']
  names: ReadonlyMap<string, string>
}

type BulkReportProps = { result: BulkResult; onClose: () => void }

/** The result of a bulk action that failed for some rows: which, and why. */
export function BulkReport({
  result: { actionLabel, done, failed, names },
  onClose,
}: BulkReportProps) {
  return (
    <Sheet
      title={`${done} of ${done + failed.length} ${actionLabel}`}
      variant="modal"
      onClose={onClose}
      footer={
        <Button variant="primary" className={styles.close} onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className={styles.report}>
        <p>{failed.length === 1 ? '1 item failed:' : `${failed.length} items failed:`}</p>
        <ul className={styles.list}>
          {failed.map(({ _id, message }) => (
            <li key={_id} className={styles.failure}>
              <span className={styles.name}>{names.get(_id) ?? _id}</span>
              <span className={styles.reason}>{message}</span>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}
