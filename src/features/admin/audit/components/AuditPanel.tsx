import Link from '@mui/material/Link'
import type { AuditEntry } from '../../../../api'
import { formatDateTime } from '../../../../shared/lib/formatDate'
import { DescriptionList } from '../../../../shared/ui/description-list/DescriptionList'
import { Link as RouterLink } from '../../../../shared/ui/link/Link'
import { SidePanel } from '../../shared/components/SidePanel'
import { actionLabels } from '../lib/auditLabels'
import { getChanges } from '../lib/changes'
import { ChangeTable } from './ChangeTable'

type AuditPanelProps = { entry: AuditEntry; onClose: () => void }

export function AuditPanel({ entry, onClose }: AuditPanelProps) {
  const { action, label, actor, at, subject } = entry
  return (
    <SidePanel title={actionLabels[action].label} onClose={onClose}>
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
    </SidePanel>
  )
}
