import Link from '@mui/material/Link'
import type { AuditEntry } from '@/api'
import { DescriptionList } from '@/dashboard/ui/DescriptionList'
import { Modal } from '@/dashboard/ui/Modal'
import { formatDateTime } from '@/shared/lib/formatDate'
import { Link as RouterLink } from '@/shared/ui/Link'
import { actionLabels } from '../lib/auditLabels'
import { getChanges } from '../lib/changes'
import { ChangeTable } from './ChangeTable'

type AuditPanelProps = { entry: AuditEntry; onClose: () => void }

export function AuditPanel({ entry, onClose }: AuditPanelProps) {
  const { action, label, actor, at, subject } = entry
  return (
    <Modal isPanel title={actionLabels[action].label} onClose={onClose}>
      <DescriptionList
        items={[
          ['Item', label],
          ['Admin', actor],
          ['When', formatDateTime(at)],
          ['Record', subject],
        ]}
      />
      <ChangeTable changes={getChanges(entry)} />
      <Link
        component={RouterLink}
        sx={{ justifySelf: 'start' }}
        to={`/dashboard/audit?subject=${encodeURIComponent(subject)}`}
      >
        History
      </Link>
    </Modal>
  )
}
