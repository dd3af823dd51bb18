import type { User } from '../../../../api'
import { formatDate } from '../../../../shared/lib/formatDate'
import { Avatar } from '../../../../shared/ui/avatar/Avatar'
import { Badge } from '../../../../shared/ui/badge/Badge'
import type { Column } from '../../../../shared/ui/data-table/columns'
import cells from '../../shared/components/cells.module.css'
import { DeleteButton } from '../../shared/components/DeleteButton'
import { EllipsisText } from '../../shared/components/EllipsisText'

type UserHandlers = {
  onRoleChange: (user: User) => void
  onDelete: (user: User) => void
}

/** Firebase sends timestamps as strings of milliseconds. */
const formatTimestamp = (milliseconds: string) =>
  formatDate(new Date(Number(milliseconds)).toISOString(), { hasTime: true })

export function userColumns({ onRoleChange, onDelete }: UserHandlers): Column<User>[] {
  return [
    {
      field: 'name',
      label: 'Name',
      width: 180,
      isFlexible: true,
      isSortable: true,
      isAlwaysVisible: true,
      cardSlot: 'title',
      cell: ({ name, photo }) => (
        <span className={cells.user}>
          <Avatar src={photo} size={32} />
          <EllipsisText text={name} />
        </span>
      ),
    },
    {
      field: 'email',
      label: 'E-mail',
      width: 200,
      isFlexible: true,
      isSortable: true,
      cell: ({ email }) => <EllipsisText text={email} />,
    },
    {
      field: 'role',
      label: 'Role',
      width: 90,
      isSortable: true,
      cell: ({ role }) => <Badge tone={role === 'admin' ? 'accent' : 'neutral'}>{role}</Badge>,
    },
    {
      field: 'createdAt',
      label: 'Created',
      width: 152,
      isSortable: true,
      cell: ({ timestamp }) => formatTimestamp(timestamp.createdAt),
    },
    {
      field: 'lastLogin',
      label: 'Last login',
      width: 152,
      isSortable: true,
      cell: ({ timestamp }) => formatTimestamp(timestamp.lastLoginAt),
    },
    {
      field: 'actions',
      label: 'Actions',
      width: 170,
      isAlwaysVisible: true,
      cardSlot: 'actions',
      cell: (user, tabIndex) => (
        <span className={cells.actions}>
          <button
            type="button"
            className={cells.button}
            aria-label={`${getRoleAction(user)}: ${user.name}`}
            tabIndex={tabIndex}
            onClick={() => onRoleChange(user)}
          >
            {getRoleAction(user)}
          </button>
          <DeleteButton
            label={`Delete ${user.name}`}
            tabIndex={tabIndex}
            onClick={() => onDelete(user)}
          />
        </span>
      ),
    },
  ]
}

const getRoleAction = ({ role }: User) => (role === 'admin' ? 'Make user' : 'Make admin')
