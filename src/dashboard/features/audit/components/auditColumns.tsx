import Chip from '@mui/material/Chip'
import type { AuditEntry } from '@/api'
import { CellButton, EllipsisText } from '@/dashboard/tables/cells'
import type { Column } from '@/dashboard/tables/columns'
import { formatDateTime } from '@/shared/lib/formatDate'
import { isBengali, t } from '@/shared/lib/language'
import { actionLabels } from '../lib/auditLabels'
import { summarizeChanges } from '../lib/changes'
import * as messages from '../messages'

export function auditColumns(onOpen: (entry: AuditEntry) => void): Column<AuditEntry>[] {
  return [
    {
      field: 'at',
      label: t(messages.when),
      width: isBengali ? 172 : 140,
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
      label: t(messages.action),
      cardSlot: 'badge',
      description: t(messages.canBeFiltered),
      // As wide as the longest action.
      width: 195,
      cell: ({ action }) => (
        <Chip color={actionLabels[action].color} label={actionLabels[action].label} />
      ),
    },
    {
      field: 'label',
      label: t(messages.item),
      cardSlot: 'title',
      description: t(messages.filterByRecord),
      width: 190,
      isFlexible: true,
      cell: ({ label }) => <EllipsisText text={label} lines={2} />,
    },
    {
      field: 'changes',
      label: t(messages.changes),
      description: t(messages.cannotBeSorted),
      width: 200,
      isFlexible: true,
      cell: (entry) => <EllipsisText text={summarizeChanges(entry)} lines={2} isFaint />,
      cardCell: (entry) => <EllipsisText text={summarizeChanges(entry)} lines={4} isFaint />,
    },
    {
      field: 'actor',
      label: t(messages.admin),
      description: t(messages.canBeFiltered),
      width: 170,
      isFlexible: true,
      cardSlot: 'subtitle',
      cell: ({ actor }) => <EllipsisText text={actor} />,
    },
  ]
}
