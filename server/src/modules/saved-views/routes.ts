import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { createView, deleteView, findViews, updateView } from './store'

type Services = { db: Database }

type SavedViewHandlers = Pick<
  Handlers,
  'listSavedViews' | 'createSavedView' | 'updateSavedView' | 'deleteSavedView'
>

const inOneLine = (name: string) => name.trim().replace(/\s+/g, ' ')

export function savedViewRoutes({ db }: Services): SavedViewHandlers {
  return {
    listSavedViews: ({ session: { userId } }) => findViews(db, userId),

    createSavedView: ({ params: { id }, body, session }) =>
      createView(db, session, id.toLowerCase(), { ...body, name: inOneLine(body.name) }),

    updateSavedView: ({ params: { id }, body, session }) =>
      updateView(db, session, id.toLowerCase(), {
        ...body,
        ...(body.name !== undefined && { name: inOneLine(body.name) }),
      }),

    deleteSavedView: async ({ params: { id }, session }) => ({
      deletedCount: await deleteView(db, session, id.toLowerCase()),
    }),
  }
}
