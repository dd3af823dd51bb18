import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { addNote, deleteNote, findNotes } from './store'
import { customerNotes, orderNotes } from './subjects'

type Services = { db: Database }

type NoteHandlers = Pick<
  Handlers,
  | 'listOrderNotes'
  | 'addOrderNote'
  | 'deleteOrderNote'
  | 'listCustomerNotes'
  | 'addCustomerNote'
  | 'deleteCustomerNote'
>

type Ids = { id: string; noteId: string }
const toIds = ({ id, noteId }: Ids) => ({ subjectId: id.toLowerCase(), id: noteId.toLowerCase() })

export function noteRoutes({ db }: Services): NoteHandlers {
  return {
    listOrderNotes: ({ params: { id } }) => findNotes(db, orderNotes, id),

    addOrderNote: ({ params, body: { text }, session }) =>
      addNote(db, session, orderNotes, { ...toIds(params), text: text.trim() }),

    deleteOrderNote: async ({ params, session }) => ({
      deletedCount: await deleteNote(db, session, orderNotes, toIds(params)),
    }),

    listCustomerNotes: ({ params: { id } }) => findNotes(db, customerNotes, id),

    addCustomerNote: ({ params, body: { text }, session }) =>
      addNote(db, session, customerNotes, { ...toIds(params), text: text.trim() }),

    deleteCustomerNote: async ({ params, session }) => ({
      deletedCount: await deleteNote(db, session, customerNotes, toIds(params)),
    }),
  }
}
