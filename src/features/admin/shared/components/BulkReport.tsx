import type { BulkOutcome } from '../../../../api'
import { Button } from '../../../../shared/ui/button/Button'
import { Sheet } from '../../../../shared/ui/sheet/Sheet'
import styles from './BulkReport.module.css'

export type BulkResult = {
  deed: string
  done: number
  failed: BulkOutcome['failed']
  names: ReadonlyMap<string, string>
}

type BulkReportProps = { result: BulkResult; onClose: () => void }

/** What became of many: how many were done, and of each other one why not. */
export function BulkReport({ result: { deed, done, failed, names }, onClose }: BulkReportProps) {
  return (
    <Sheet
      title={`${done} of ${done + failed.length} ${deed}`}
      variant="modal"
      onClose={onClose}
      footer={
        <Button variant="primary" className={styles.close} onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className={styles.report}>
        <p>{failed.length === 1 ? 'This one was not:' : 'These were not:'}</p>
        <ul className={styles.list}>
          {failed.map(({ _id, message }) => (
            <li key={_id} className={styles.failure}>
              <span className={styles.name}>{names.get(_id) ?? _id}</span>
              <span className={styles.why}>{message}</span>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}
