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
import { t } from '@/shared/lib/language'
import { askToConfirm, showSuccess, showWarning } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import * as messages from '../messages'

const getRoleConfirmation = ({ name, email }: User, role: Role) =>
  role === 'admin'
    ? {
        title: t(messages.makeAdminQuestion)(name),
        text: `${email}\n${t(messages.adminRights)}`,
        confirmLabel: t(messages.makeAdmin),
      }
    : {
        title: t(messages.makeUserQuestion)(name),
        text: `${email}\n${t(messages.losesAccess)}`,
        confirmLabel: t(messages.makeUser),
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
    const text = t(messages.youLoseAccess)
    if (!(await confirmDelete(text, [], t(messages.removeMyAccess)))) return
    stopAdminQueries()
    const { error } = await updateUserRole({ id, body: { role: 'user' } })
    if (error) {
      onLeave(false)
      return
    }
    showToast(t(messages.updatedTo)(t(messages.roles.user)))
    void navigate('/')
  }

  async function changeRole(user: User) {
    const role = user.role === 'admin' ? 'user' : 'admin'
    if (role === 'user' && user.email === ownEmail) return demoteSelf(user)
    if (!(await askToConfirm(getRoleConfirmation(user, role)))) return
    const { error } = await updateUserRole({ id: user._id, body: { role } })
    if (!error) showToast(t(messages.updatedTo)(t(messages.roles[role])))
  }

  async function remove({ _id: id, role, name, email }: User) {
    if (role === 'admin') {
      return showWarning({
        title: t(messages.notAllowed),
        text: t(messages.downgradeFirst),
      })
    }
    const text = t(messages.deleteWarning)
    if (!(await confirmDelete(text, [`${name}, ${email}`], t(messages.confirmDelete)))) return
    const { error } = await deleteUser({ id })
    if (!error) void showSuccess({ title: t(messages.deleted) })
  }

  return {
    changeRole: useEventCallback((user: User) => void changeRole(user)),
    remove: useEventCallback((user: User) => void remove(user)),
  }
}
