import Skeleton from '@mui/material/Skeleton'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminApi } from '@/api'
import { customerPath } from '@/common/addresses'
import { DataTable } from '@/dashboard/tables/DataTable'
import { useAdminTable } from '@/dashboard/tables/useAdminTable'
import { selectSessionEmail } from '@/entities/auth/model/authSlice'
import { t } from '@/shared/lib/language'
import { useAppSelector } from '@/store/hooks'
import { useUserActions } from '../hooks/useUserActions'
import { userList } from '../lib/userQuery'
import * as messages from '../messages'
import { userColumns } from './userColumns'

export function UsersTable() {
  const [isLeaving, setIsLeaving] = useState(false)
  const actions = useUserActions(setIsLeaving)
  return isLeaving ? <Skeleton height={320} /> : <Users {...actions} />
}

type UsersProps = ReturnType<typeof useUserActions>

function Users({ changeRole, remove }: UsersProps) {
  const navigate = useNavigate()
  const ownEmail = useAppSelector(selectSessionEmail)
  const columns = useMemo(
    () => userColumns({ onRoleChange: changeRole, onDelete: remove, ownEmail }),
    [changeRole, remove, ownEmail],
  )
  const table = useAdminTable({
    name: 'users',
    endpoint: adminApi.endpoints.listUsers,
    list: userList,
    exportName: 'users',
    columns,
  })

  return (
    <DataTable
      {...table}
      onRowKey={({ email }) => void navigate(customerPath(email))}
      label={t(messages.usersLabel)}
      getRowName={({ name }) => name}
      searchLabel={t(messages.searchLabel)}
    />
  )
}
