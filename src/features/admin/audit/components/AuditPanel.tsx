import { Link } from 'react-router-dom'
import type { AuditEntry } from '../../../../api'
import { formatDate } from '../../../../shared/lib/formatDate'
import { DescriptionList } from '../../../../shared/ui/description-list/DescriptionList'
import { SidePanel } from '../../../../shared/ui/side-panel/SidePanel'
import { actions } from '../lib/auditLabels'
import { changesOf } from '../lib/changes'
import styles from './AuditPanel.module.css'
import { ChangeTable } from './ChangeTable'

type AuditPanelProps = { entry: AuditEntry; onClose: () => void }

/** One action of an admin: who, when, what, and how it was before and after. */
export function AuditPanel({ entry, onClose }: AuditPanelProps) {
  const { action, label, actor, at, subject } = entry
  return (
    <SidePanel title={actions[action].label} onClose={onClose}>
      <div className={styles.panel}>
        <DescriptionList
          items={[
            ['What', label],
            ['Admin', actor],
            ['When', formatDate(at, { hasTime: true })],
            ['Record', subject],
          ]}
        />
        <ChangeTable changes={changesOf(entry)} />
        <Link
          className={styles.history}
          to={`/dashboard/audit?subject=${encodeURIComponent(subject)}`}
        >
          All that was done to it
        </Link>
      </div>
    </SidePanel>
  )
}
