import { sql } from 'kysely'
import { pino } from 'pino'
import { fallbackPhoto } from '../../../../shop/fallbackUser'
import {
  sendDueAccountUpdates,
  type UpdateProfile,
} from '../../../src/modules/users/accountUpdates'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'

let shop: TestApp
let user: TestUser
let uid: string
/** The profiles that the identity service got, by the user's uid there. */
let sent: unknown[]
let send: UpdateProfile

const update: UpdateProfile = (...args) => send(...args)

beforeAll(async () => {
  shop = await startTestApp({
    identity: {
      verify: () => Promise.reject(new Error('not asked here')),
      findAccount: async () => ({}),
      disableAccount: async () => undefined,
      updateProfile: update,
    },
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  user = await shop.signIn('user')
  const row = await shop.db
    .selectFrom('users')
    .select('identity_uid')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  uid = row.identity_uid
  sent = []
  send = async (...args) => void sent.push(args)
  await sql`delete from account_updates`.execute(shop.db)
})

const save = (name: string, photo = fallbackPhoto) =>
  user.put('/api/add-user', { name, email: user.email, photo })
const sendDue = () =>
  sendDueAccountUpdates({ db: shop.db, logger: pino({ level: 'silent' }), update })
const makeDue = () => sql`update account_updates set due_at = now()`.execute(shop.db)
const age = (time: string) =>
  sql`update account_updates set changed_at = now() - ${time}::interval, due_at = now()`.execute(
    shop.db,
  )
/** Seconds until the next try; empty if nothing is queued. */
async function queued(): Promise<number[]> {
  const { rows } = await sql<{ delay: number }>`
    select extract(epoch from due_at - now())::float8 as delay from account_updates`.execute(
    shop.db,
  )
  return rows.map(({ delay }) => Math.round(delay))
}

describe('a changed profile', () => {
  // [spec 7.38]
  it('reaches the identity service once, with the picture if the user has one', async () => {
    await save('Rahima Khatun')
    expect(await sendDue()).toBe(1)
    await save('Rahima Khatun', 'https://pictures.example/rahima.webp')
    expect(await sendDue()).toBe(1)
    expect(sent).toEqual([
      [uid, { displayName: 'Rahima Khatun', photoUrl: undefined }],
      [uid, { displayName: 'Rahima Khatun', photoUrl: 'https://pictures.example/rahima.webp' }],
    ])
    expect(await sendDue()).toBe(0)
  })

  it('is not sent if nothing was changed, as at each sign-in', async () => {
    await save('Rahima Khatun')
    await sendDue()
    await save('Rahima Khatun')
    await save('anonymous')
    expect(await queued()).toEqual([])
  })

  it('is sent again, ever later, until the identity service has it', async () => {
    await save('Rahima Khatun')
    send = async () => {
      throw new Error('away')
    }
    expect(await sendDue()).toBe(1)
    expect(await queued()).toEqual([60])
    await age('3 hours')
    await sendDue()
    expect(await queued()).toEqual([3 * 3600])
    await age('40 days')
    await sendDue()
    expect(await queued()).toEqual([24 * 3600])

    send = async (...args) => void sent.push(args)
    await makeDue()
    await sendDue()
    expect(sent).toHaveLength(1)
    expect(await queued()).toEqual([])
  })

  it('that is changed while it is sent is sent again afterwards, and never twice at once', async () => {
    await save('First')
    send = async (...args) => {
      sent.push(args)
      await save('Second')
      // Two at once could arrive in any order.
      expect(await sendDue()).toBe(0)
    }
    await sendDue()
    send = async (...args) => void sent.push(args)
    expect(await sendDue()).toBe(1)
    expect(sent).toEqual(['First', 'Second'].map((displayName) => [uid, { displayName }]))
    expect(await queued()).toEqual([])
  })

  it('is sent by one process', async () => {
    await save('Rahima Khatun')
    const tries = await Promise.all([sendDue(), sendDue(), sendDue()])
    expect(tries.toSorted()).toEqual([0, 0, 1])
    expect(sent).toHaveLength(1)
  })

  it('of a user who was deleted since is not sent', async () => {
    await save('Rahima Khatun')
    const admin = await shop.signIn('admin')
    await admin.delete(`/user/${user.id}`)
    await sendDue()
    expect(sent).toEqual([])
    expect(await queued()).toEqual([])
  })
})

it('a changed profile is not queued if the server may not change accounts', async () => {
  const other = await startTestApp()
  try {
    const someone = await other.signIn('user')
    await someone.put('/api/add-user', {
      name: 'Rahima Khatun',
      email: someone.email,
      photo: fallbackPhoto,
    })
    const { rows } = await sql`select 1 from account_updates`.execute(other.db)
    expect(rows).toEqual([])
  } finally {
    await other.close()
  }
})
