import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import { placeOrder } from '../../support/checkout'

type Note = { _id: string; author: string; text: string }

let shop: TestApp
let admin: TestUser

beforeAll(async () => {
  shop = await startTestApp()
  admin = await shop.signIn('admin')
})
afterAll(() => shop.close())

const pathOf = (orderId: string, noteId = '') => `/api/orders/${orderId}/notes${noteId}`
const write = (orderId: string, text: string, noteId = crypto.randomUUID(), by = admin) =>
  by.put(pathOf(orderId, `/${noteId}`), { text })
const notesOf = async (orderId: string) => (await admin.get(pathOf(orderId))).json<Note[]>()

async function anOrder() {
  const customer = await shop.signIn('user')
  const { _id: id } = await placeOrder(shop, customer)
  return { customer, id }
}

async function auditOf(orderId: string) {
  const entries = await shop.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject', '=', `Order/${orderId}`)
    .orderBy('id')
    .execute()
  return entries.map(({ action, details }) => [action, details])
}

it('are listed newest first, with their authors, and audited', async () => {
  const { id } = await anOrder()
  const other = await shop.signIn('admin')
  await write(id, ' Called, no answer. ')
  await write(id, 'Reached him.', crypto.randomUUID(), other)
  expect(await notesOf(id)).toMatchObject([
    { text: 'Reached him.', author: other.email },
    { text: 'Called, no answer.', author: admin.email },
  ])
  expect(await auditOf(id)).toEqual([
    ['addOrderNote', { before: {}, after: { note: 'Called, no answer.' } }],
    ['addOrderNote', { before: {}, after: { note: 'Reached him.' } }],
  ])
})

it('are written once, however often the call is repeated at the same time', async () => {
  const { id } = await anOrder()
  const noteId = crypto.randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => write(id, 'Once', noteId)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await notesOf(id)).toHaveLength(1)
  expect(await auditOf(id)).toHaveLength(1)
  expect((await write(id, 'Something else', noteId)).statusCode).toBe(409)
})

it('are deleted by their author only, once', async () => {
  const { id } = await anOrder()
  const noteId = crypto.randomUUID()
  await write(id, 'Wrong order', noteId)
  const other = await shop.signIn('admin')
  const path = pathOf(id, `/${noteId}`)
  expect((await other.delete(path)).statusCode).toBe(409)
  const counts = await Promise.all([admin.delete(path), admin.delete(path)])
  expect(
    counts.map((answer) => answer.json<{ deletedCount: number }>().deletedCount).sort(),
  ).toEqual([0, 1])
  expect(await notesOf(id)).toEqual([])
  expect((await auditOf(id)).at(-1)).toEqual([
    'deleteOrderNote',
    { before: { note: 'Wrong order' }, after: {} },
  ])
})

it('are refused without text, and for an order that does not exist', async () => {
  const { id } = await anOrder()
  for (const text of ['', '   ', 'x'.repeat(2001)]) {
    expect((await write(id, text)).statusCode).toBe(422)
  }
  expect((await write('01890000-0000-7000-8000-00000000dead', 'x')).statusCode).toBe(404)
})

it('are not for customers, nor in what customers read', async () => {
  const { customer, id } = await anOrder()
  await write(id, 'A secret word')
  expect((await customer.get(pathOf(id))).statusCode).toBe(403)
  expect((await write(id, 'x', crypto.randomUUID(), customer)).statusCode).toBe(403)
  for (const path of [`/api/orders/${id}`, '/api/my-orders']) {
    const query = path.endsWith('my-orders') ? `?email=${customer.email}` : ''
    expect((await customer.get(path + query)).body).not.toContain('A secret word')
  }
})
