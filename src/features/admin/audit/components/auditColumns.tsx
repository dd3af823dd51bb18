import type { AuditEntry } from '../../../../api'
import { formatDate } from '../../../../shared/lib/formatDate'
import { Badge } from '../../../../shared/ui/badge/Badge'
import type { Column } from '../../../../shared/ui/data-table/columns'
import cells from '../../shared/components/cells.module.css'
import { EllipsisText } from '../../shared/components/EllipsisText'
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
        <button
          type="button"
          className={cells.link}
          tabIndex={tabIndex}
          onClick={() => onOpen(entry)}
        >
          {formatDate(entry.at, { hasTime: true })}
        </button>
      ),
    },
    {
      field: 'action',
      label: 'Action',
      width: 160,
      cell: ({ action }) => (
        <Badge tone={actionLabels[action].tone}>{actionLabels[action].label}</Badge>
      ),
    },
    {
      field: 'label',
      label: 'Item',
      width: 190,
      isFlexible: true,
      cell: ({ label }) => <EllipsisText text={label} />,
    },
    {
      field: 'changes',
      label: 'Changes',
      width: 200,
      isFlexible: true,
      cell: (entry) => <EllipsisText text={summarizeChanges(entry)} />,
    },
    {
      field: 'actor',
      label: 'Admin',
      width: 190,
      isFlexible: true,
      cell: ({ actor }) => <EllipsisText text={actor} />,
    },
  ]
}
