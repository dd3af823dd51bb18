import { sql } from 'kysely'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'

type Address = { _id: string; label: string; isDefault: boolean }

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.close())

const home = {
  label: 'Home',
  name: 'Rafia Rahman',
  mobileNumber: '01711-000000',
  district: 'Dhaka',
  address: '12 Lake Road',
}
const saved = { ...home, mobileNumber: '+8801711000000', isDefault: false }

const pathOf = (id: string) => `/api/my-addresses/${id}`
const save = (user: TestUser, changes: object = {}, id: string = crypto.randomUUID()) =>
  user.put(pathOf(id), { ...home, ...changes })
const addressesOf = async (user: TestUser) =>
  (await user.get('/api/my-addresses')).json<Address[]>()

it('are listed in the order of saving, as an order would have them', async () => {
  const me = await shop.signIn('user')
  expect(await addressesOf(me)).toEqual([])
  const id = crypto.randomUUID()
  const answer = await save(me, { label: ' Home ', name: 'Rafia  Rahman ' }, id)
  expect(answer.json()).toEqual({ _id: id, ...saved })
  await save(me, { label: 'Office', district: 'Sylhet' })
  expect(await addressesOf(me)).toMatchObject([saved, { label: 'Office', district: 'Sylhet' }])
})

it('are saved once, however often the call is repeated at the same time, and changed later', async () => {
  const me = await shop.signIn('user')
  const id = crypto.randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => save(me, {}, id)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  await save(me, { label: 'Parents', address: '4 Hill Road' }, id.toUpperCase())
  expect(await addressesOf(me)).toEqual([
    { _id: id, ...saved, label: 'Parents', address: '4 Hill Road' },
  ])
})

it('have one default at most', async () => {
  const me = await shop.signIn('user')
  await Promise.all(['One', 'Two', 'Three'].map((label) => save(me, { label, isDefault: true })))
  expect((await addressesOf(me)).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  const [first] = await addressesOf(me)
  await save(me, { isDefault: true }, first?._id)
  const isDefault = (await addressesOf(me)).map((address) => address.isDefault)
  expect(isDefault).toEqual([true, false, false])
})

it('are five at most, also if they are saved at the same time; those that are there can be changed', async () => {
  const me = await shop.signIn('user')
  const answers = await Promise.all(Array.from({ length: 8 }, () => save(me)))
  const refused = answers.filter(({ statusCode }) => statusCode === 409)
  expect(refused.map((answer) => answer.json<{ code: string }>().code)).toEqual(
    Array(3).fill('too_many_addresses'),
  )
  const [first] = await addressesOf(me)
  expect((await save(me, { label: 'Shop' }, first?._id)).statusCode).toBe(200)
  await me.delete(pathOf(first?._id ?? ''))
  expect((await save(me)).statusCode).toBe(200)
  expect(await addressesOf(me)).toHaveLength(5)
})

it('are one’s own', async () => {
  const [me, other] = [await shop.signIn('user'), await shop.signIn('admin')]
  const id = crypto.randomUUID()
  await save(me, {}, id)
  expect(await addressesOf(other)).toEqual([])
  expect((await save(other, { label: 'Mine now' }, id)).statusCode).toBe(404)
  expect((await other.delete(pathOf(id))).json()).toEqual({ deletedCount: 0 })
  expect(await addressesOf(me)).toEqual([{ _id: id, ...saved }])
  expect((await shop.visitor.get('/api/my-addresses')).statusCode).toBe(401)
})

it('are deleted once, and with the user', async () => {
  const me = await shop.signIn('user')
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
  await save(me, {}, first)
  await save(me, {}, second)
  const counts = await Promise.all([me.delete(pathOf(first)), me.delete(pathOf(first))])
  expect(
    counts.map((answer) => answer.json<{ deletedCount: number }>().deletedCount).sort(),
  ).toEqual([0, 1])
  const admin = await shop.signIn('admin')
  await admin.delete(`/user/${me.id}`)
  const { rows } = await sql`select id from addresses where user_id = ${me.id}`.execute(shop.db)
  expect(rows).toEqual([])
  expect((await save(me)).statusCode).toBe(401)
})

it.each([
  { label: '' },
  { label: '  ' },
  { label: 'x'.repeat(41) },
  { name: 'Visit www.shop.example' },
  { mobileNumber: '12345' },
  { district: 'London' },
  { address: ' ' },
])('need what an order needs: %j', async (changes) => {
  expect((await save(await shop.signIn('user'), changes)).statusCode).toBe(422)
})
