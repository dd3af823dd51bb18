import Link from '@mui/material/Link'
import type { AuditEntry } from '@/api'
import { DescriptionList } from '@/dashboard/ui/DescriptionList'
import { Modal } from '@/dashboard/ui/Modal'
import { UndoBulkEdit } from '@/dashboard/ui/product/UndoBulkEdit'
import { formatDateTime } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import { Link as RouterLink } from '@/shared/ui/Link'
import { actionLabels, formatSubject } from '../lib/auditLabels'
import { getChanges } from '../lib/changes'
import * as messages from '../messages'
import { ChangeTable } from './ChangeTable'

type AuditPanelProps = { entry: AuditEntry; onClose: () => void }

export function AuditPanel({ entry, onClose }: AuditPanelProps) {
  const { action, label, actor, at, subject } = entry
  return (
    <Modal isPanel title={actionLabels[action].label} onClose={onClose}>
      <DescriptionList
        items={[
          [t(messages.item), label],
          [t(messages.admin), actor],
          [t(messages.when), formatDateTime(at)],
          [t(messages.record), formatSubject(subject)],
        ]}
      />
      <ChangeTable changes={getChanges(entry)} />
      {action === 'applyBulkEdit' && <UndoBulkEdit id={subject.replace(/^BulkEdit\//, '')} />}
      <Link
        component={RouterLink}
        sx={{ justifySelf: 'start' }}
        to={`/dashboard/audit?subject=${encodeURIComponent(subject)}`}
        onClick={onClose}
      >
        {t(messages.history)}
      </Link>
    </Modal>
  )
}
