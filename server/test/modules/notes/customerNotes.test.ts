import { startTestApp, type TestApp, type TestUser } from '../../support/app'

let shop: TestApp
let admin: TestUser

beforeAll(async () => {
  shop = await startTestApp()
  admin = await shop.signIn('admin')
})
afterAll(() => shop.close())

const pathOf = (userId: string, noteId = '') => `/api/customers/${userId}/notes${noteId}`
const write = (userId: string, text: string, noteId = crypto.randomUUID(), by = admin) =>
  by.put(pathOf(userId, `/${noteId}`), { text })
const notesOf = async (userId: string) => (await admin.get(pathOf(userId))).json<object[]>()
const auditOf = (userId: string) =>
  shop.db
    .selectFrom('audit_log')
    .select(['action', 'label', 'details'])
    .where('subject', '=', `User/${userId}`)
    .orderBy('id')
    .execute()

it('are listed with their authors; the audit log has who wrote and deleted them, not the text', async () => {
  const customer = await shop.signIn('user')
  const noteId = crypto.randomUUID()
  await write(customer.id, ' Prefers calls after 5 p.m. ', noteId)
  expect(await notesOf(customer.id)).toMatchObject([
    { text: 'Prefers calls after 5 p.m.', author: admin.email },
  ])
  const other = await shop.signIn('admin')
  expect((await other.delete(pathOf(customer.id, `/${noteId}`))).statusCode).toBe(409)
  await admin.delete(pathOf(customer.id.toUpperCase(), `/${noteId.toUpperCase()}`))
  expect(await notesOf(customer.id)).toEqual([])
  const details = { before: {}, after: {} }
  expect(await auditOf(customer.id)).toEqual([
    { action: 'addCustomerNote', label: customer.email, details },
    { action: 'deleteCustomerNote', label: customer.email, details },
  ])
})

it('go with the account, and none is written about a deleted one', async () => {
  const customer = await shop.signIn('user')
  const noteId = crypto.randomUUID()
  await write(customer.id, 'Moves to Sylhet.', noteId)
  const [late] = await Promise.all([
    write(customer.id, 'Written meanwhile.'),
    admin.delete(`/user/${customer.id}`),
  ])
  expect([200, 404]).toContain(late.statusCode)
  expect(await notesOf(customer.id)).toEqual([])
  expect((await write(customer.id, 'Too late.')).statusCode).toBe(404)
  expect((await admin.delete(pathOf(customer.id, `/${noteId}`))).statusCode).toBe(404)
})

it('stay when their author is an admin no more', async () => {
  const customer = await shop.signIn('user')
  const author = await shop.signIn('admin')
  await write(customer.id, 'Pays in cash.', crypto.randomUUID(), author)
  await admin.patch(`/api/user-update/${author.id}`, { role: 'user' })
  expect(await notesOf(customer.id)).toMatchObject([{ author: author.email }])
})

it('are not for customers, nor in what they read', async () => {
  const customer = await shop.signIn('user')
  await write(customer.id, 'A secret word')
  expect((await customer.get(pathOf(customer.id))).statusCode).toBe(403)
  expect((await write(customer.id, 'x', crypto.randomUUID(), customer)).statusCode).toBe(403)
  for (const path of ['/api/session', '/api/my-orders', '/api/my-dashboard', '/api/my-addresses']) {
    expect((await customer.get(path)).body).not.toContain('A secret word')
  }
})
