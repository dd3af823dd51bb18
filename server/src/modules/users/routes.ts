import { text } from '../../../../common/text'
import type { Handlers } from '../../contract/types'
import { violatesRule } from '../../db/errors'
import type { Database } from '../../db/pool'
import { transaction } from '../../db/transaction'
import { conflict, notFound } from '../../http/problem'
import { sendPage } from '../../listing/sendPage'
import { recordActions } from '../audit'
import { type DisableAccount, disableAccount } from './disableAccounts'
import { userListing, userSelection } from './listing'
import { changeRole, deleteUser, userExists } from './store'

type Services = { db: Database; identity: { disableAccount: DisableAccount } }

type UserHandlers = Pick<Handlers, 'listUsers' | 'updateUserRole' | 'deleteUser'>

const lastAdmin = () =>
  conflict('last_admin', text("The last admin can't be demoted.", 'শেষ অ্যাডমিনের ভূমিকা বদলানো যায় না।'))
const notAllowed = () =>
  conflict('action_not_allowed', text('Action not allowed!', 'এটি করার অনুমতি নেই!'))

export function userRoutes({ db, identity }: Services): UserHandlers {
  return {
    listUsers: (call) => sendPage(db, call, userListing(call.query), userSelection),

    updateUserRole: async ({ params: { id }, body: { role }, session }) => {
      const isChanged = await transaction(db, async (trx) => {
        const user = await changeRole(trx, id, role)
        if (!user) return false
        await recordActions(trx, session, {
          action: 'updateUserRole',
          subject: `User/${id.toLowerCase()}`,
          label: user.email,
          before: { role: user.previousRole },
          after: { role },
        })
        return true
      }).catch((error: unknown) => {
        throw violatesRule(error, 'lastAdmin') ? lastAdmin() : error
      })
      if (!isChanged && !(await userExists(db, id))) throw notFound('User')
      return { modifiedCount: isChanged ? 1 : 0 }
    },

    deleteUser: async ({ params: { id }, session, request }) => {
      const deleted = await transaction(db, async (trx) => {
        const user = await deleteUser(trx, id)
        if (!user) return undefined
        const { email, name, identityUid } = user
        await recordActions(trx, session, {
          action: 'deleteUser',
          subject: `User/${id.toLowerCase()}`,
          label: email,
          before: { email, name, role: 'user' },
        })
        return identityUid
      })
      if (!deleted) throw (await userExists(db, id)) ? notAllowed() : notFound('User')
      await disableAccount({ db, logger: request.log, disable: identity.disableAccount }, deleted)
      return { deletedCount: 1 }
    },
  }
}
