import type { Handlers } from '../../contract/types'
import { breaksRule } from '../../db/errors'
import type { Database } from '../../db/pool'
import { transaction } from '../../db/transaction'
import { tellTotal, windowOf } from '../../lib/paging'
import { conflict, notFound } from '../../lib/problem'
import { recordAction } from './audit'
import { changeRole, countUsers, deleteUser, findUsers, userExists } from './store'
import { userOf } from './user'

type Services = {
  db: Database
  identity: {
    /** The account can't sign in any more. */
    disableAccount: (uid: string) => Promise<void>
  }
}

type UserHandlers = Pick<Handlers, 'listUsers' | 'updateUserRole' | 'deleteUser'>

const lastAdmin = () => conflict('last_admin', "The last admin can't be demoted.")
const notAllowed = () => conflict('action_not_allowed', 'Action not allowed!')

export function userRoutes({ db, identity }: Services): UserHandlers {
  return {
    listUsers: async ({ query, request, reply }) => {
      const { search = '', role, sort, order = 'desc' } = query
      const filter = { search, role, sort: sort ?? 'joined', order } as const
      const window = windowOf(query)
      const total = await countUsers(db, filter)
      tellTotal(request, reply, window, total)
      return (await findUsers(db, filter, window, total)).map(userOf)
    },

    updateUserRole: async ({ params: { id }, body: { role }, session }) => {
      const isChanged = await transaction(db, async (trx) => {
        const before = await changeRole(trx, id, role)
        if (!before) return false
        const details = { before: { role: before }, after: { role } }
        await recordAction(trx, session, {
          action: 'updateUserRole',
          subject: `User/${id}`,
          details,
        })
        return true
      }).catch((error: unknown) => {
        throw breaksRule(error, 'lastAdmin') ? lastAdmin() : error
      })
      if (!isChanged && !(await userExists(db, id))) throw notFound('User')
      return { modifiedCount: isChanged ? 1 : 0 }
    },

    deleteUser: async ({ params: { id }, session, request }) => {
      const deleted = await transaction(db, async (trx) => {
        const user = await deleteUser(trx, id)
        if (user) {
          await recordAction(trx, session, {
            action: 'deleteUser',
            subject: `User/${id}`,
            details: {},
          })
        }
        return user
      })
      if (!deleted) throw (await userExists(db, id)) ? notAllowed() : notFound('User')
      // The deletion alone keeps the person out of the shop, so a failure here is told and not undone.
      await identity.disableAccount(deleted.identityUid).catch((error: unknown) => {
        request.log.error({ err: error, userId: id }, 'a deleted account is not disabled')
      })
      return { deletedCount: 1 }
    },
  }
}
