import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import type { User } from '@/api'
import { EllipsisText } from '@/dashboard/tables/cells'
import styles from '@/dashboard/tables/cells.module.css'
import { actionsColumn, type Column } from '@/dashboard/tables/columns'
import { DeleteButton } from '@/dashboard/ui/DeleteButton'
import { classNames } from '@/shared/lib/classNames'
import { formatDateTime } from '@/shared/lib/formatDate'
import { Avatar } from '@/shared/ui/Avatar'

type UserHandlers = {
  onRoleChange: (user: User) => void
  onDelete: (user: User) => void
  /** Marks the admin's own row. */
  ownEmail?: string | undefined
}

/** Firebase sends timestamps as strings of milliseconds. */
const formatTimestamp = (milliseconds: string) =>
  formatDateTime(new Date(Number(milliseconds)).toISOString())

export function userColumns({ onRoleChange, onDelete, ownEmail }: UserHandlers): Column<User>[] {
  return [
    {
      field: 'photo',
      label: 'Photo',
      width: 64,
      cardSlot: 'picture',
      cell: ({ photo }) => <Avatar src={photo} size={40} />,
    },
    {
      field: 'name',
      label: 'Name',
      width: 150,
      isFlexible: true,
      isAlwaysVisible: true,
      cardSlot: 'title',
      cell: ({ name, email }) => (
        <span className={classNames(styles.lines, styles.name)}>
          <EllipsisText text={name} />
          {email === ownEmail && <span className={styles.quiet}>You</span>}
        </span>
      ),
    },
    {
      field: 'email',
      label: 'E-mail',
      width: 200,
      cardSlot: 'subtitle',
      isFlexible: true,
      cell: ({ email }) => <EllipsisText text={email} />,
    },
    {
      field: 'role',
      label: 'Role',
      width: 90,
      cardSlot: 'aside',
      cell: ({ role }) => (
        <Chip
          color={role === 'admin' ? 'secondary' : 'default'}
          label={role}
          sx={{ textTransform: 'capitalize' }}
        />
      ),
    },
    {
      field: 'createdAt',
      label: 'Created',
      width: 130,
      cell: ({ timestamp }) => (
        <span className={styles.quiet}>{formatTimestamp(timestamp.createdAt)}</span>
      ),
    },
    {
      field: 'lastLogin',
      label: 'Last login',
      description: 'Can be sorted, not filtered.',
      width: 130,
      cell: ({ timestamp }) => (
        <span className={styles.quiet}>{formatTimestamp(timestamp.lastLoginAt)}</span>
      ),
    },
    actionsColumn(140, (user, tabIndex) => (
      <div className={styles.actions}>
        <Button
          size="small"
          variant="text"
          aria-label={`${getRoleAction(user)}: ${user.name}`}
          tabIndex={tabIndex}
          onClick={() => onRoleChange(user)}
        >
          {getRoleAction(user)}
        </Button>
        <DeleteButton
          label={`Delete ${user.name}`}
          tabIndex={tabIndex}
          onClick={() => onDelete(user)}
        />
      </div>
    )),
  ]
}

const getRoleAction = ({ role }: User) => (role === 'admin' ? 'Make user' : 'Make admin')
