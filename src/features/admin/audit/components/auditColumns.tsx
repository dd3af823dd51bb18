import Chip from '@mui/material/Chip'
import type { AuditEntry } from '../../../../api'
import { formatDateTime } from '../../../../shared/lib/formatDate'
import type { Column } from '../../../../shared/ui/data-table/columns'
import { CellButton, EllipsisText } from '../../shared/components/cells'
import { actionLabels } from '../lib/auditLabels'
import { summarizeChanges } from '../lib/changes'

export function auditColumns(onOpen: (entry: AuditEntry) => void): Column<AuditEntry>[] {
  return [
    {
      field: 'at',
      label: 'When',
      width: 170,
      isSortable: true,
      isAlwaysVisible: true,
      cardSlot: 'title',
      cell: (entry, tabIndex) => (
        <CellButton tabIndex={tabIndex} onClick={() => onOpen(entry)}>
          {formatDateTime(entry.at)}
        </CellButton>
      ),
    },
    {
      field: 'action',
      label: 'Action',
      cardSlot: 'aside',
      description: 'Can be filtered; entries are sorted by time only.',
      width: 160,
      cell: ({ action }) => (
        <Chip color={actionLabels[action].color} label={actionLabels[action].label} />
      ),
    },
    {
      field: 'label',
      label: 'Item',
      cardSlot: 'subtitle',
      description: 'Filter by record; entries are sorted by time only.',
      width: 190,
      isFlexible: true,
      cell: ({ label }) => <EllipsisText text={label} />,
    },
    {
      field: 'changes',
      label: 'Changes',
      description: 'Cannot be sorted or filtered.',
      width: 200,
      isFlexible: true,
      cell: (entry) => <EllipsisText text={summarizeChanges(entry)} />,
    },
    {
      field: 'actor',
      label: 'Admin',
      description: 'Can be filtered; entries are sorted by time only.',
      width: 190,
      isFlexible: true,
      cell: ({ actor }) => <EllipsisText text={actor} />,
    },
  ]
}
