import Chip from '@mui/material/Chip'
import type { AuditEntry } from '@/api'
import { CellButton, EllipsisText } from '@/dashboard/tables/cells'
import type { Column } from '@/dashboard/tables/columns'
import { formatDateTime } from '@/shared/lib/formatDate'
import { actionLabels } from '../lib/auditLabels'
import { summarizeChanges } from '../lib/changes'

export function auditColumns(onOpen: (entry: AuditEntry) => void): Column<AuditEntry>[] {
  return [
    {
      field: 'at',
      label: 'When',
      width: 140,
      isAlwaysVisible: true,
      cardSlot: 'subtitle',
      cell: (entry, tabIndex) => (
        <CellButton variant="caption" tabIndex={tabIndex} onClick={() => onOpen(entry)}>
          {formatDateTime(entry.at)}
        </CellButton>
      ),
    },
    {
      field: 'action',
      label: 'Action',
      cardSlot: 'badge',
      description: 'Can be filtered; entries are sorted by time only.',
      // As wide as the longest action.
      width: 195,
      cell: ({ action }) => (
        <Chip color={actionLabels[action].color} label={actionLabels[action].label} />
      ),
    },
    {
      field: 'label',
      label: 'Item',
      cardSlot: 'title',
      description: 'Filter by record; entries are sorted by time only.',
      width: 190,
      isFlexible: true,
      cell: ({ label }) => <EllipsisText text={label} lines={2} />,
    },
    {
      field: 'changes',
      label: 'Changes',
      description: 'Cannot be sorted or filtered.',
      width: 200,
      isFlexible: true,
      cell: (entry) => <EllipsisText text={summarizeChanges(entry)} lines={2} isFaint />,
      cardCell: (entry) => <EllipsisText text={summarizeChanges(entry)} lines={4} isFaint />,
    },
    {
      field: 'actor',
      label: 'Admin',
      description: 'Can be filtered; entries are sorted by time only.',
      width: 170,
      isFlexible: true,
      cardSlot: 'subtitle',
      cell: ({ actor }) => <EllipsisText text={actor} />,
    },
  ]
}
