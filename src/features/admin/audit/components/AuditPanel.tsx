import { Link } from 'react-router-dom'
import type { AuditEntry } from '../../../../api'
import { formatDate } from '../../../../shared/lib/formatDate'
import { DescriptionList } from '../../../../shared/ui/description-list/DescriptionList'
import { Sheet } from '../../../../shared/ui/sheet/Sheet'
import { actionLabels } from '../lib/auditLabels'
import { getChanges } from '../lib/changes'
import styles from './AuditPanel.module.css'
import { ChangeTable } from './ChangeTable'

type AuditPanelProps = { entry: AuditEntry; onClose: () => void }

export function AuditPanel({ entry, onClose }: AuditPanelProps) {
  const { action, label, actor, at, subject } = entry
  return (
    <Sheet variant="panel" title={actionLabels[action].label} onClose={onClose}>
      <div className={styles.panel}>
        <DescriptionList
          items={[
            ['Item', label],
            ['Admin', actor],
            ['When', formatDate(at, { hasTime: true })],
            ['Record', subject],
          ]}
        />
        <ChangeTable changes={getChanges(entry)} />
        <Link
          className={styles.history}
          to={`/dashboard/audit?subject=${encodeURIComponent(subject)}`}
        >
          History
        </Link>
      </div>
    </Sheet>
  )
}
