import { sql } from 'kysely'
import { pino } from 'pino'
import { v7 as newId } from 'uuid'
import { disableDueAccounts } from '../../../src/modules/users/disableAccounts'
import type { User } from '../../../src/modules/users/user'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'

const disabled: string[] = []
let isServiceAway = false
let shop: TestApp
let admin: TestUser

async function disableAccount(uid: string) {
  if (isServiceAway) throw new Error('away')
  disabled.push(uid)
}

beforeAll(async () => {
  shop = await startTestApp({
    identity: {
      verify: () => Promise.reject(new Error('not asked here')),
      findAccount: async () => ({}),
      disableAccount,
    },
  })
  admin = await shop.signIn('admin')
})
afterAll(() => shop.close())

const makeDue = ({ id }: { id: string }) =>
  sql`update users set disable_account_at = now() where id = ${id}`.execute(shop.db)

const disableDue = () =>
  disableDueAccounts({ db: shop.db, logger: pino({ level: 'silent' }), disable: disableAccount })

const roleOf = async ({ id }: { id: string }) =>
  (await shop.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst())?.role

const activeAdmins = async () =>
  (
    await shop.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('deleted_at', 'is', null)
      .execute()
  ).length

describe('promoting and demoting', () => {
  // [spec 4.7, 7.7]
  it('changes the role for the next request', async () => {
    const user = await shop.signIn('user')
    expect((await user.get('/api/all-users')).statusCode).toBe(403)
    const promoted = await admin.patch(`/api/user-update/${user.id}`, { role: 'admin' })
    expect(promoted.json()).toEqual({ modifiedCount: 1 })
    expect((await user.get('/api/all-users')).statusCode).toBe(200)
    await admin.patch(`/api/user-update/${user.id}`, { role: 'user' })
    expect((await user.get('/api/all-users')).statusCode).toBe(403)
    expect((await user.get('/api/my-cart')).statusCode).toBe(200)
  })

  it('changes nothing if the role is the same', async () => {
    const user = await shop.signIn('user')
    const answer = await admin.patch(`/api/user-update/${user.id}`, { role: 'user' })
    expect(answer.json()).toEqual({ modifiedCount: 0 })
  })

  it('changes only the role', async () => {
    const user = await shop.signIn('user')
    await admin.patch(`/api/user-update/${user.id}`, { role: 'admin', email: 'x@mail.example' })
    const row = await shop.db
      .selectFrom('users')
      .select(['email', 'role'])
      .where('id', '=', user.id)
      .executeTakeFirst()
    expect(row).toEqual({ email: user.email, role: 'admin' })
  })

  it('is recorded in the audit log', async () => {
    const user = await shop.signIn('user')
    await admin.patch(`/api/user-update/${user.id}`, { role: 'admin' })
    const entries = await shop.db
      .selectFrom('audit_log')
      .select(['actor_id', 'actor_email', 'action', 'details'])
      .where('subject', '=', `User/${user.id}`)
      .execute()
    expect(entries).toEqual([
      {
        actor_id: admin.id,
        actor_email: admin.email,
        action: 'updateUserRole',
        details: { before: { role: 'user' }, after: { role: 'admin' } },
      },
    ])
  })

  // [spec 9.12]
  it.each(['owner', '', 'Admin', null, 1])('rejects the role %p', async (role) => {
    const user = await shop.signIn('user')
    expect((await admin.patch(`/api/user-update/${user.id}`, { role })).statusCode).toBe(422)
    expect(await roleOf(user)).toBe('user')
  })

  it('returns 404 for unknown and deleted users', async () => {
    const user = await shop.signIn('user')
    await admin.delete(`/user/${user.id}`)
    for (const id of [newId(), user.id, 'no-id']) {
      expect((await admin.patch(`/api/user-update/${id}`, { role: 'admin' })).statusCode).toBe(404)
    }
    expect(await roleOf(user)).toBe('user')
  })

  it('is only available to admins', async () => {
    const user = await shop.signIn('user')
    const url = `/api/user-update/${user.id}`
    expect((await user.patch(url, { role: 'admin' })).statusCode).toBe(403)
    expect((await shop.visitor.patch(url, { role: 'admin' })).statusCode).toBe(401)
    expect(await roleOf(user)).toBe('user')
  })

  it('never removes the last admin, even if all demote each other at once', async () => {
    const other = await startTestApp()
    const admins = [
      await other.signIn('admin'),
      await other.signIn('admin'),
      await other.signIn('admin'),
    ]
    const answers = await Promise.all(
      admins.flatMap((caller) =>
        admins.map(({ id }) => caller.patch(`/api/user-update/${id}`, { role: 'user' })),
      ),
    )
    const left = await other.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .execute()
    expect(left).toHaveLength(1)
    const changes = answers.filter(
      (answer) =>
        answer.statusCode === 200 && answer.json<{ modifiedCount: number }>().modifiedCount === 1,
    )
    expect(changes).toHaveLength(2)
    const last = admins.find(({ id }) => id === left[0]?.id)
    const refused = await last?.patch(`/api/user-update/${last.id}`, { role: 'user' })
    expect(refused?.statusCode).toBe(409)
    expect(refused?.json()).toMatchObject({
      code: 'last_admin',
      message: "The last admin can't be demoted.",
    })
    await other.close()
  })
})

describe('deleting a user', () => {
  // [spec 7.8]
  it('ends the sessions, empties the cart, keeps the orders and disables the account', async () => {
    const user = await shop.signIn('user')
    await user.put('/api/cart', { gadgetId: await shop.addProduct() })
    const answer = await admin.delete(`/user/${user.id}`)
    expect(answer.json()).toEqual({ deletedCount: 1 })
    expect((await user.get('/api/my-cart')).statusCode).toBe(401)
    expect(disabled).toContain(user.uid)
    const rows = await shop.db
      .selectFrom('cart_rows')
      .select('id')
      .where('user_id', '=', user.id)
      .execute()
    expect(rows).toEqual([])
    expect((await admin.get(`/api/get-role/${user.email}`)).statusCode).toBe(404)
  })

  it('succeeds if the identity service is unavailable, and disables the account later', async () => {
    const user = await shop.signIn('user')
    isServiceAway = true
    expect((await admin.delete(`/user/${user.id}`)).statusCode).toBe(200)
    expect((await user.get('/api/my-cart')).statusCode).toBe(401)
    expect(await disableDue()).toBe(0)

    const minutesTo = async () => {
      const { rows } = await sql<{ minutes: number | null }>`
        select round(extract(epoch from disable_account_at - now()) / 60)::integer as minutes
        from users where id = ${user.id}`.execute(shop.db)
      return rows[0]?.minutes
    }
    expect(await minutesTo()).toBe(1)
    await makeDue(user)
    expect(await disableDue()).toBe(1)
    expect(await minutesTo()).toBe(1)
    await sql`update users set deleted_at = now() - interval '90 minutes' where id = ${user.id}`.execute(
      shop.db,
    )
    await makeDue(user)
    expect(await disableDue()).toBe(1)
    expect(await minutesTo()).toBe(90)

    isServiceAway = false
    await makeDue(user)
    const tried = await Promise.all(Array.from({ length: 5 }, disableDue))
    expect(tried.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(disabled.filter((uid) => uid === user.uid)).toHaveLength(1)
    expect(await minutesTo()).toBeNull()
    expect(await disableDue()).toBe(0)
  })

  it('does not retry if the identity service has responded', async () => {
    const user = await shop.signIn('user')
    await admin.delete(`/user/${user.id}`)
    const { rows } = await sql`select disable_account_at from users where id = ${user.id}`.execute(
      shop.db,
    )
    expect(rows).toEqual([{ disable_account_at: null }])
  })

  // [spec 5.10, 6.3]
  it('is rejected for an admin, including oneself', async () => {
    const other = await shop.signIn('admin')
    for (const id of [other.id, admin.id]) {
      const answer = await admin.delete(`/user/${id}`)
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        code: 'action_not_allowed',
        message: 'Action not allowed!',
      })
    }
    expect((await other.get('/api/all-users')).statusCode).toBe(200)
    expect(disabled).not.toContain(other.uid)
  })

  it('happens once, however many concurrent requests there are', async () => {
    const user = await shop.signIn('user')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admin.delete(`/user/${user.id}`)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(19)
    expect(disabled.filter((uid) => uid === user.uid)).toHaveLength(1)
  })

  it('never deletes a user who is being promoted', async () => {
    const user = await shop.signIn('user')
    const before = await activeAdmins()
    const [promoted, deleted] = await Promise.all([
      admin.patch(`/api/user-update/${user.id}`, { role: 'admin' }),
      admin.delete(`/user/${user.id}`),
    ])
    expect(
      [promoted.statusCode, deleted.statusCode].filter((status) => status === 200),
    ).toHaveLength(1)
    expect(await activeAdmins()).toBe(before + (promoted.statusCode === 200 ? 1 : 0))
  })

  it('is only available to admins', async () => {
    const [user, other] = [await shop.signIn('user'), await shop.signIn('user')]
    expect((await user.delete(`/user/${other.id}`)).statusCode).toBe(403)
    expect((await user.delete(`/user/${user.id}`)).statusCode).toBe(403)
    expect((await shop.visitor.delete(`/user/${user.id}`)).statusCode).toBe(401)
    expect((await other.get('/api/my-cart')).statusCode).toBe(200)
  })
})

describe('all users', () => {
  let crowd: TestApp
  let boss: TestUser

  beforeAll(async () => {
    crowd = await startTestApp()
    boss = await crowd.signIn('admin', { name: 'zahid Boss' })
    for (const name of ['Mina Das', 'Arif 50% Khan', 'karim Khan']) {
      await crowd.signIn('user', { name })
    }
    const gone = await crowd.signIn('user', { name: 'Gone Khan' })
    await boss.delete(`/user/${gone.id}`)
  })
  afterAll(() => crowd.close())

  const list = async (query = '') => {
    const answer = await boss.get(`/api/all-users${query}`)
    const rows = answer.json<User[]>()
    return { rows, names: rows.map(({ name }) => name), total: answer.headers['x-total-count'] }
  }

  it('are newest first, without the deleted', async () => {
    const { names, total } = await list()
    expect(names).toEqual(['karim Khan', 'Arif 50% Khan', 'Mina Das', 'zahid Boss'])
    expect(total).toBe('4')
  })

  it('show what an admin needs and no more', async () => {
    const { rows } = await list('?search=zahid')
    expect(rows).toEqual([
      {
        _id: boss.id,
        name: 'zahid Boss',
        email: boss.email,
        photo: '/images/avatar.svg',
        role: 'admin',
        timestamp: {
          createdAt: expect.stringMatching(/^\d{13}$/),
          lastLoginAt: expect.stringMatching(/^\d{13}$/),
        },
      },
    ])
  })

  // [spec 7.5]
  it('are searched by name and e-mail, with special characters taken literally', async () => {
    expect((await list('?search=KHAN')).names).toEqual(['karim Khan', 'Arif 50% Khan'])
    expect((await list('?search=khan%20arif')).names).toEqual(['Arif 50% Khan'])
    expect((await list('?search=50%25')).names).toEqual(['Arif 50% Khan'])
    expect((await list('?search=_')).names).toEqual([])
    expect((await list('?search=%5C')).names).toEqual([])
    expect((await list(`?search=${boss.email.toUpperCase()}`)).names).toEqual(['zahid Boss'])
    expect((await list("?search='%20or%201=1%20--")).names).toEqual([])
  })

  it('are filtered by role', async () => {
    expect((await list('?role=admin')).names).toEqual(['zahid Boss'])
    expect((await list('?role=user')).total).toBe('3')
  })

  it.each(['name', 'email', 'role', 'createdAt', 'lastLogin'])(
    'are sorted by %s in both directions, paged',
    async (sort) => {
      const up = await list(`?sort=${sort}&order=asc`)
      const down = await list(`?sort=${sort}&order=desc`)
      expect(down.rows).toEqual([...up.rows].reverse())
      const pages = await Promise.all(
        [1, 2, 3].map((page) => list(`?sort=${sort}&order=asc&page=${page}&limit=2`)),
      )
      expect(pages.flatMap(({ rows }) => rows)).toEqual(up.rows)
    },
  )

  it('are sorted by name case-insensitively', async () => {
    expect((await list('?sort=name&order=asc')).names).toEqual([
      'Arif 50% Khan',
      'karim Khan',
      'Mina Das',
      'zahid Boss',
    ])
  })

  it('are only available to admins', async () => {
    expect((await crowd.visitor.get('/api/all-users')).statusCode).toBe(401)
    expect((await (await crowd.signIn('user')).get('/api/all-users')).statusCode).toBe(403)
  })
})
