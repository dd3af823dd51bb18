import { sql } from 'kysely'
import { formatBengaliNumber } from '../../../../common/bengali'
import { maxAddresses } from '../../../../common/maxAddresses'
import { text } from '../../../../common/text'
import type { components } from '../../contract/generated/types'
import type { Database } from '../../db/pool'
import { type Transaction, transaction } from '../../db/transaction'
import { conflict, notFound, unauthenticated } from '../../http/problem'

type Address = components['schemas']['Address']
export type AddressFields = Omit<Address, '_id'>

const addressColumns = sql`
  id as _id, label, name, mobile_number as "mobileNumber", district, address, is_default as "isDefault"`

/** One change of a user's addresses after the other, so that there are never too many, nor two defaults. */
async function lockUser(trx: Transaction, userId: string) {
  const { rows } = await sql`
    select from users where id = ${userId} and deleted_at is null for no key update`.execute(trx)
  if (rows.length === 0) throw unauthenticated()
}

export async function findAddresses(db: Database, userId: string): Promise<Address[]> {
  const { rows } = await sql<Address>`
    select ${addressColumns} from addresses where user_id = ${userId} order by added_at, id`.execute(
    db,
  )
  return rows
}

/** Adds the address, or changes it. The same call twice saves one. */
export function saveAddress(
  db: Database,
  userId: string,
  id: string,
  { label, name, mobileNumber, district, address, isDefault }: AddressFields,
): Promise<Address> {
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const others = (await findAddresses(trx, userId)).filter(({ _id }) => _id !== id)
    if (others.length >= maxAddresses) {
      throw conflict(
        'too_many_addresses',
        text(
          `You can save ${maxAddresses} addresses. Please delete one first.`,
          `সর্বোচ্চ ${formatBengaliNumber(maxAddresses)}টি ঠিকানা সেভ করা যায়। আগে একটি মুছুন।`,
        ),
      )
    }
    if (isDefault) {
      await sql`
        update addresses set is_default = false where user_id = ${userId} and is_default and id <> ${id}`.execute(
        trx,
      )
    }
    const { rows } = await sql<Address>`
      insert into addresses (id, user_id, label, name, mobile_number, district, address, is_default)
      values (${id}, ${userId}, ${label}, ${name}, ${mobileNumber}, ${district}, ${address}, ${isDefault})
      on conflict (id) do update
      set label = excluded.label, name = excluded.name, mobile_number = excluded.mobile_number,
        district = excluded.district, address = excluded.address, is_default = excluded.is_default
      where addresses.user_id = ${userId}
      returning ${addressColumns}`.execute(trx)
    const [saved] = rows
    // Another user's.
    if (!saved) throw notFound('Address')
    return saved
  })
}

/** Returns how many were deleted. */
export function deleteAddress(db: Database, userId: string, id: string): Promise<number> {
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const { numAffectedRows } = await sql`
      delete from addresses where id = ${id} and user_id = ${userId}`.execute(trx)
    return Number(numAffectedRows)
  })
}
