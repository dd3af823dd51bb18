import { useEventCallback } from '@mui/material/utils'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import {
  type Role,
  shopApi,
  type User,
  useDeleteUserMutation,
  useUpdateUserRoleMutation,
} from '@/api'
import { confirmDelete } from '@/dashboard/tables/confirmDelete'
import { selectUserEmail } from '@/entities/auth/model/authSlice'
import { askToConfirm, showSuccess, showWarning } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

const getRoleConfirmation = ({ name, email }: User, role: Role) =>
  role === 'admin'
    ? {
        title: `Make ${name} an admin?`,
        text: `${email}\nAdmins can manage all products, orders, carts and users.`,
        confirmLabel: 'Make admin',
      }
    : {
        title: `Make ${name} a user?`,
        text: `${email}\nThey lose access to the admin pages.`,
        confirmLabel: 'Make user',
      }

export function useUserActions(onLeave: (isLeaving: boolean) => void) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const ownEmail = useAppSelector(selectUserEmail)
  const [updateUserRole] = useUpdateUserRoleMutation()
  const [deleteUser] = useDeleteUserMutation()

  /** Prevents a 403 response to an admin query, which would end the session. */
  function stopAdminQueries() {
    flushSync(() => onLeave(true))
    for (const call of dispatch(shopApi.util.getRunningQueriesThunk())) call.abort()
  }

  async function demoteSelf({ _id: id }: User) {
    const text = 'You will become a user and lose access to the admin pages.'
    if (!(await confirmDelete(text, [], 'Remove my access'))) return
    stopAdminQueries()
    const { error } = await updateUserRole({ id, body: { role: 'user' } })
    if (error) {
      onLeave(false)
      return
    }
    showToast('Updated to user')
    void navigate('/')
  }

  async function changeRole(user: User) {
    const role = user.role === 'admin' ? 'user' : 'admin'
    if (role === 'user' && user.email === ownEmail) return demoteSelf(user)
    if (!(await askToConfirm(getRoleConfirmation(user, role)))) return
    const { error } = await updateUserRole({ id: user._id, body: { role } })
    if (!error) showToast(`Updated to ${role}`)
  }

  async function remove({ _id: id, role, name, email }: User) {
    if (role === 'admin') {
      return showWarning({
        title: 'Action not allowed!',
        text: 'Downgrade to a regular user before deletion.',
      })
    }
    const text = 'Once deleted, you will not be able to recover this user!'
    if (!(await confirmDelete(text, [`${name}, ${email}`], 'Yes, delete'))) return
    const { error } = await deleteUser({ id })
    if (!error) void showSuccess({ title: 'Deleted!' })
  }

  return {
    changeRole: useEventCallback((user: User) => void changeRole(user)),
    remove: useEventCallback((user: User) => void remove(user)),
  }
}
