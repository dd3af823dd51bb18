import { startTestApp, type TestApp, type TestUser } from '../../support/app'

type View = { _id: string; name: string; query: string; isShared: boolean; isOwn: boolean }

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.close())
// What is shared belongs to all admins of the shop.
afterEach(() => shop.db.deleteFrom('saved_views').execute())

const pathOf = (id: string) => `/api/saved-views/${id}`
const due = {
  table: 'orders',
  name: 'Due today',
  query: 'due=today&sort=deliverBy&order=asc',
  hiddenColumns: ['email'],
  isShared: false,
}
const save = (by: TestUser, changes: object = {}, id: string = crypto.randomUUID()) =>
  by.put(pathOf(id), { ...due, ...changes })
const saved = async (by: TestUser, changes: object = {}) =>
  (await save(by, changes)).json<View>()._id
const viewsOf = async (user: TestUser) => (await user.get('/api/saved-views')).json<View[]>()
const namesOf = async (user: TestUser) => (await viewsOf(user)).map(({ name }) => name)
const nameError = { name: 'There is a view with this name already.' }
const auditOf = (id: string) =>
  shop.db
    .selectFrom('audit_log')
    .select(['action', 'actor_email', 'details'])
    .where('subject', '=', `View/${id}`)
    .orderBy('id')
    .execute()

it('are their admin’s alone, and no other admin finds, changes or deletes them', async () => {
  const [me, other] = [await shop.signIn('admin'), await shop.signIn('admin')]
  const id = crypto.randomUUID()
  expect((await save(me, { name: '  Due \n today ' }, id)).json()).toEqual({
    _id: id,
    ...due,
    isOwn: true,
  })
  expect(await namesOf(me)).toEqual(['Due today'])
  expect(await namesOf(other)).toEqual([])
  expect((await other.patch(pathOf(id), { name: 'Mine' })).statusCode).toBe(404)
  expect((await other.delete(pathOf(id))).json()).toEqual({ deletedCount: 0 })
  expect((await save(other, {}, id)).statusCode).toBe(409)
  expect(await namesOf(me)).toEqual(['Due today'])
  expect(await auditOf(id)).toEqual([])
})

it('are changed in part, so that what another admin has changed meanwhile stays', async () => {
  const [me, other] = [await shop.signIn('admin'), await shop.signIn('admin')]
  const id = await saved(me, { isShared: true })
  await Promise.all([
    me.patch(pathOf(id), { query: 'due=later', hiddenColumns: [] }),
    other.patch(pathOf(id.toUpperCase()), { name: 'Later' }),
  ])
  expect(await viewsOf(other)).toEqual([
    {
      ...due,
      _id: id,
      name: 'Later',
      query: 'due=later',
      hiddenColumns: [],
      isShared: true,
      isOwn: false,
    },
  ])
})

it('are shared with all admins, who may change and delete them, which is audited', async () => {
  const [me, other] = [await shop.signIn('admin'), await shop.signIn('admin')]
  const id = await saved(me)
  await me.patch(pathOf(id), { isShared: true })
  expect(await viewsOf(other)).toMatchObject([{ _id: id, isShared: true, isOwn: false }])
  await other.patch(pathOf(id), { name: 'Due' })
  await other.patch(pathOf(id), { name: 'Due' })
  expect((await other.patch(pathOf(id), { isShared: false })).json()).toMatchObject({
    code: 'view_of_another',
  })
  expect((await other.delete(pathOf(id))).json()).toEqual({ deletedCount: 1 })
  expect(await viewsOf(me)).toEqual([])
  const { table: _, ...facts } = { ...due, isShared: true }
  expect(await auditOf(id)).toEqual([
    { action: 'shareView', actor_email: me.email, details: { before: {}, after: facts } },
    {
      action: 'updateView',
      actor_email: other.email,
      details: { before: { name: 'Due today' }, after: { name: 'Due' } },
    },
    {
      action: 'deleteView',
      actor_email: other.email,
      details: { before: { ...facts, name: 'Due' }, after: {} },
    },
  ])
})

it('are their owner’s alone again when the owner stops sharing them', async () => {
  const [me, other] = [await shop.signIn('admin'), await shop.signIn('admin')]
  const id = await saved(me, { isShared: true })
  expect((await me.patch(pathOf(id), { isShared: false })).statusCode).toBe(200)
  expect(await namesOf(other)).toEqual([])
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(['shareView', 'updateView'])
})

it('are saved once, however often the call is repeated at the same time', async () => {
  const me = await shop.signIn('admin')
  const id = crypto.randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => save(me, { isShared: true }, id)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await auditOf(id)).toHaveLength(1)
  expect((await save(me, { name: 'Other' }, id)).statusCode).toBe(409)
})

it('have names that differ, also if they are saved at the same time; the field is named', async () => {
  const [me, other] = [await shop.signIn('admin'), await shop.signIn('admin')]
  const shared = await Promise.all(
    [me, other].map((by) => save(by, { name: 'বাকি অর্ডার', isShared: true })),
  )
  expect(shared.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  await save(me, { name: 'Unpaid' })
  const twice = await save(me, { name: 'UNPAID' })
  expect(twice.statusCode).toBe(422)
  expect(twice.json<object>()).toMatchObject({ fieldErrors: nameError })
  // Of another table, and of another admin.
  expect((await save(me, { name: 'Unpaid', table: 'refunds' })).statusCode).toBe(200)
  const theirs = await saved(other, { name: 'Unpaid' })
  expect((await other.patch(pathOf(theirs), { name: 'Renamed' })).statusCode).toBe(200)
  expect(
    (await other.patch(pathOf(theirs), { name: 'বাকি অর্ডার', isShared: true })).json(),
  ).toMatchObject({
    fieldErrors: nameError,
  })
})

it('are twenty of a table at most, also if they are saved at the same time', async () => {
  const me = await shop.signIn('admin')
  const answers = await Promise.all(
    Array.from({ length: 23 }, (_, index) => save(me, { name: `View ${index}` })),
  )
  const refused = answers.filter(({ statusCode }) => statusCode === 409)
  expect(refused.map((answer) => answer.json<{ code: string }>().code)).toEqual(
    Array.from({ length: 3 }, () => 'too_many_views'),
  )
  expect(await viewsOf(me)).toHaveLength(20)
  expect((await save(me, { table: 'users' })).statusCode).toBe(200)
})

it('go when their admin becomes a customer; what is shared stays without an owner', async () => {
  const [me, other] = [await shop.signIn('admin'), await shop.signIn('admin')]
  await save(me, { name: 'Mine' })
  const id = await saved(me, { name: 'Ours', isShared: true })
  const [late] = await Promise.all([
    save(me, { name: 'Meanwhile' }),
    other.patch(`/api/user-update/${me.id}`, { role: 'user' }),
  ])
  expect([200, 401, 403]).toContain(late.statusCode)
  await other.patch(`/api/user-update/${me.id}`, { role: 'admin' })
  const again = shop.caller(me.cookie)
  expect(await (await again.get('/api/saved-views')).json()).toMatchObject([
    { _id: id, isShared: true, isOwn: false },
  ])
  expect((await other.patch(pathOf(id), { isShared: false })).statusCode).toBe(409)
  expect((await other.delete(pathOf(id))).json()).toEqual({ deletedCount: 1 })
})

it('are refused with a wrong name, query, column or table, and for customers', async () => {
  const me = await shop.signIn('admin')
  for (const changes of [
    { name: ' ' },
    { name: 'x'.repeat(41) },
    { query: 'a b' },
    { query: '<script>' },
    { query: '?due=today' },
    { query: 'x'.repeat(4001) },
    { hiddenColumns: ['a', 'a'] },
    { hiddenColumns: ['a.b'] },
    { table: 'passwords' },
  ]) {
    expect((await save(me, changes)).statusCode).toBe(422)
  }
  expect((await me.patch(pathOf(await saved(me)), { name: '' })).statusCode).toBe(422)
  const customer = await shop.signIn('user')
  expect((await save(customer)).statusCode).toBe(403)
  expect((await customer.get('/api/saved-views')).statusCode).toBe(403)
})
