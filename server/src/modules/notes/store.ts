import { sql } from 'kysely'
import { text } from '../../../../common/text'
import type { components } from '../../contract/generated/types'
import type { Session } from '../../contract/types'
import type { Database } from '../../db/pool'
import { type Transaction, transaction } from '../../db/transaction'
import { conflict } from '../../http/problem'
import { type Action, recordActions } from '../audit'

type Note = components['schemas']['Note']
type NoteRow = {
  id: string
  subjectId: string
  authorId: string
  author: string
  text: string
  writtenAt: Date
}

/** What notes are about. */
export type NoteSubject = {
  table: 'order_notes' | 'customer_notes'
  column: 'order_id' | 'user_id'
  /** Throws if there is no such record. */
  lock: (trx: Transaction, id: string) => Promise<Pick<Action, 'subject' | 'label'>>
  actions: Record<'add' | 'delete', Action['action']>
  /** What the audit log keeps of a note. */
  toFacts: (note: string) => NonNullable<Action['after']>
}

const noteQuery = ({ table, column }: NoteSubject) => sql`
  select n.id, n.${sql.ref(column)} as "subjectId", n.author_id as "authorId", u.email as author, n.text,
    n.written_at as "writtenAt"
  from ${sql.table(table)} n join users u on u.id = n.author_id`

const toNote = ({ id, author, text, writtenAt }: NoteRow): Note => ({
  _id: id,
  author,
  text,
  writtenAt: writtenAt.toISOString(),
})

async function findNote(
  trx: Transaction,
  about: NoteSubject,
  id: string,
): Promise<NoteRow | undefined> {
  const { rows } = await sql<NoteRow>`${noteQuery(about)} where n.id = ${id}`.execute(trx)
  return rows[0]
}

/** Newest first. */
export async function findNotes(
  db: Database,
  about: NoteSubject,
  subjectId: string,
): Promise<Note[]> {
  const { rows } = await sql<NoteRow>`
    ${noteQuery(about)} where n.${sql.ref(about.column)} = ${subjectId} order by n.written_at desc, n.id desc`.execute(
    db,
  )
  return rows.map(toNote)
}

/** The same call twice writes one note. */
export function addNote(
  db: Database,
  session: Session,
  about: NoteSubject,
  { subjectId, id, text: note }: { subjectId: string; id: string; text: string },
): Promise<Note> {
  return transaction(db, async (trx) => {
    const subject = await about.lock(trx, subjectId)
    const { numAffectedRows } = await sql`
      insert into ${sql.table(about.table)} (id, ${sql.ref(about.column)}, author_id, text)
      values (${id}, ${subjectId}, ${session.userId}, ${note}) on conflict do nothing`.execute(trx)
    const kept = await findNote(trx, about, id)
    if (kept?.subjectId !== subjectId || kept.authorId !== session.userId || kept.text !== note) {
      throw conflict(
        'note_exists',
        text('There is another note with this ID.', 'এই ID-র আরেকটি নোট আছে।'),
      )
    }
    if (numAffectedRows === 1n) {
      await recordActions(trx, session, {
        action: about.actions.add,
        ...subject,
        after: about.toFacts(note),
      })
    }
    return toNote(kept)
  })
}

/** Admins delete their own notes only. Returns how many were deleted. */
export function deleteNote(
  db: Database,
  session: Session,
  about: NoteSubject,
  { subjectId, id }: { subjectId: string; id: string },
): Promise<number> {
  return transaction(db, async (trx) => {
    const subject = await about.lock(trx, subjectId)
    const note = await findNote(trx, about, id)
    if (note?.subjectId !== subjectId) return 0
    if (note.authorId !== session.userId) {
      throw conflict(
        'note_of_another',
        text(`Only ${note.author} can delete this note.`, `নোটটি শুধু ${note.author} মুছতে পারেন।`),
      )
    }
    const { numAffectedRows } = await sql`
      delete from ${sql.table(about.table)} where id = ${id}`.execute(trx)
    if (numAffectedRows !== 1n) return 0
    await recordActions(trx, session, {
      action: about.actions.delete,
      ...subject,
      before: about.toFacts(note.text),
    })
    return 1
  })
}
