import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { formatBengaliNumber } from '../../../../common/bengali'
import { text } from '../../../../common/text'
import type { components } from '../../contract/generated/types'
import type { Session } from '../../contract/types'
import { violatedConstraint } from '../../db/errors'
import type { Database } from '../../db/pool'
import { type Transaction, transaction } from '../../db/transaction'
import { conflict, forbidden, invalid, notFound } from '../../http/problem'
import { diffValues, recordActions } from '../audit'

type SavedView = components['schemas']['SavedView']
type SavedViewInput = components['schemas']['SavedViewInput']
type SavedViewChanges = components['schemas']['SavedViewChanges']

/** That an admin can have of a table. */
const maxViews = 20

const columns = (userId: string) => sql`
  id as _id, table_name as "table", name, query, hidden_columns as "hiddenColumns", is_shared as "isShared",
  owner_id is not distinct from ${userId} as "isOwn"`
const visibleTo = (userId: string) => sql`(is_shared or owner_id = ${userId})`

const subjectOf = ({ _id, name }: SavedView) => ({ subject: `View/${_id}` as const, label: name })
const toFacts = ({ name, query, hiddenColumns, isShared }: SavedView) => ({
  name,
  query,
  hiddenColumns,
  isShared,
})

/**
 * One change of an admin's views after the other, so that there are never too many. Until it commits the admin stays one: what they alone
 * have goes when they become a customer.
 */
async function lockAdmin(trx: Transaction, userId: string) {
  const { rows } = await sql`
    select from users where id = ${userId} and role = 'admin' and deleted_at is null for no key update`.execute(
    trx,
  )
  if (rows.length === 0) throw forbidden()
}

function throwIfTaken(error: unknown): never {
  const name = violatedConstraint(error)
  if (name !== 'saved_views_private_name' && name !== 'saved_views_shared_name') throw error
  throw invalid({
    name: text('There is a view with this name already.', 'এই নামে একটি ভিউ আগে থেকেই আছে।'),
  })
}

/** The oldest first. */
export async function findViews(db: Database, userId: string): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select ${columns(userId)} from saved_views where ${visibleTo(userId)} order by created_at, id`.execute(
    db,
  )
  return rows
}

/** The same call twice saves one. */
export function createView(
  db: Database,
  session: Session,
  id: string,
  input: SavedViewInput,
): Promise<SavedView> {
  const { userId } = session
  const { table, name, query, hiddenColumns, isShared } = input
  return transaction(db, async (trx) => {
    await lockAdmin(trx, userId)
    const { rows: found } = await sql<SavedView>`
      select ${columns(userId)} from saved_views where id = ${id}`.execute(trx)
    if (found[0]) {
      if (isDeepStrictEqual(found[0], { _id: id, ...input, isOwn: true })) return found[0]
      throw conflict(
        'view_exists',
        text('There is another view with this ID.', 'এই ID-র আরেকটি ভিউ আছে।'),
      )
    }
    const { rows: own } = await sql`
      select from saved_views where owner_id = ${userId} and table_name = ${table}`.execute(trx)
    if (own.length >= maxViews) {
      throw conflict(
        'too_many_views',
        text(
          `You can save ${maxViews} views of a table. Please delete one first.`,
          `একটি তালিকার সর্বোচ্চ ${formatBengaliNumber(maxViews)}টি ভিউ সেভ করা যায়। আগে একটি মুছুন।`,
        ),
      )
    }
    await sql`
      insert into saved_views (id, owner_id, table_name, name, query, hidden_columns, is_shared)
      values (${id}, ${userId}, ${table}, ${name}, ${query}, ${hiddenColumns}, ${isShared})`.execute(
      trx,
    )
    const view = { _id: id, ...input, isOwn: true }
    if (isShared) {
      await recordActions(trx, session, {
        action: 'shareView',
        ...subjectOf(view),
        after: toFacts(view),
      })
    }
    return view
  }).catch(throwIfTaken)
}

/** Changes a view of the caller, or one that is shared. */
export function updateView(
  db: Database,
  session: Session,
  id: string,
  changes: SavedViewChanges,
): Promise<SavedView> {
  const { userId } = session
  return transaction(db, async (trx) => {
    await lockAdmin(trx, userId)
    const { rows } = await sql<SavedView>`
      select ${columns(userId)} from saved_views where id = ${id} and ${visibleTo(userId)} for update`.execute(
      trx,
    )
    const [previous] = rows
    if (!previous) throw notFound('View')
    const view = { ...previous, ...changes }
    if (!view.isShared && !view.isOwn) {
      throw conflict(
        'view_of_another',
        text(
          'Only the admin who saved this view can stop sharing it.',
          'যিনি ভিউটি সেভ করেছেন, শেয়ার করা শুধু তিনিই বন্ধ করতে পারেন।',
        ),
      )
    }
    await sql`
      update saved_views
      set name = ${view.name}, query = ${view.query}, hidden_columns = ${view.hiddenColumns}, is_shared = ${view.isShared}
      where id = ${id}`.execute(trx)
    const { isChanged, before, after } = diffValues(toFacts(previous), toFacts(view))
    if (isChanged && (previous.isShared || view.isShared)) {
      await recordActions(trx, session, {
        action: previous.isShared ? 'updateView' : 'shareView',
        ...subjectOf(view),
        ...(previous.isShared ? { before, after } : { after: toFacts(view) }),
      })
    }
    return view
  }).catch(throwIfTaken)
}

/** Deletes a view of the caller, or one that is shared. Returns how many were deleted. */
export function deleteView(db: Database, session: Session, id: string): Promise<number> {
  const { userId } = session
  return transaction(db, async (trx) => {
    await lockAdmin(trx, userId)
    const { rows } = await sql<SavedView>`
      delete from saved_views where id = ${id} and ${visibleTo(userId)} returning ${columns(userId)}`.execute(
      trx,
    )
    const [deleted] = rows
    if (deleted?.isShared) {
      await recordActions(trx, session, {
        action: 'deleteView',
        ...subjectOf(deleted),
        before: toFacts(deleted),
      })
    }
    return rows.length
  })
}
