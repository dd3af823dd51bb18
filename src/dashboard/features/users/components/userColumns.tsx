import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import type { User } from '@/api'
import { EllipsisText } from '@/dashboard/tables/cells'
import styles from '@/dashboard/tables/cells.module.css'
import { actionsColumn, type Column } from '@/dashboard/tables/columns'
import { formatTimestamp } from '@/dashboard/tables/formatTimestamp'
import { CustomerLink } from '@/dashboard/ui/CustomerLink'
import { DeleteButton } from '@/dashboard/ui/DeleteButton'
import { classNames } from '@/shared/lib/classNames'
import { isBengali, t } from '@/shared/lib/language'
import { Avatar } from '@/shared/ui/Avatar'
import * as messages from '../messages'

type UserHandlers = {
  onRoleChange: (user: User) => void
  onDelete: (user: User) => void
  /** Marks the admin's own row. */
  ownEmail?: string | undefined
}

/** Bengali words are longer. */
const widths = isBengali ? { role: 116, actions: 170 } : { role: 90, actions: 140 }
const timeStyle = classNames(styles.wrapped, styles.quiet)

export function userColumns({ onRoleChange, onDelete, ownEmail }: UserHandlers): Column<User>[] {
  return [
    {
      field: 'photo',
      label: t(messages.photo),
      width: 64,
      cardSlot: 'picture',
      cell: ({ photo }) => <Avatar src={photo} size={40} />,
    },
    {
      field: 'name',
      label: t(messages.name),
      width: 150,
      isFlexible: true,
      isAlwaysVisible: true,
      cardSlot: 'title',
      cell: ({ name, email }, tabIndex) => (
        <span className={classNames(styles.lines, styles.name)}>
          <CustomerLink email={email} tabIndex={tabIndex} sx={{ minWidth: 0 }}>
            <EllipsisText text={name} />
          </CustomerLink>
          {email === ownEmail && <span className={styles.quiet}>{t(messages.you)}</span>}
        </span>
      ),
    },
    {
      field: 'email',
      label: t(messages.email),
      width: 200,
      cardSlot: 'subtitle',
      isFlexible: true,
      cell: ({ email }) => <EllipsisText text={email} />,
    },
    {
      field: 'role',
      label: t(messages.role),
      width: widths.role,
      cardSlot: 'aside',
      cell: ({ role }) => (
        <Chip
          color={role === 'admin' ? 'secondary' : 'default'}
          label={t(messages.roles[role])}
          sx={{ textTransform: 'capitalize' }}
        />
      ),
    },
    {
      field: 'createdAt',
      label: t(messages.created),
      width: 130,
      cell: ({ timestamp }) => (
        <span className={timeStyle}>{formatTimestamp(timestamp.createdAt)}</span>
      ),
    },
    {
      field: 'lastLogin',
      label: t(messages.lastLogin),
      description: t(messages.onlySorted),
      width: 130,
      cell: ({ timestamp }) => (
        <span className={timeStyle}>{formatTimestamp(timestamp.lastLoginAt)}</span>
      ),
    },
    actionsColumn(widths.actions, (user, tabIndex) => (
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
          label={t(messages.deleteLabel)(user.name)}
          tabIndex={tabIndex}
          onClick={() => onDelete(user)}
        />
      </div>
    )),
  ]
}

const getRoleAction = ({ role }: User) =>
  t(role === 'admin' ? messages.makeUser : messages.makeAdmin)
