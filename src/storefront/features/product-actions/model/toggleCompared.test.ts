import { shopApi } from '@/api'
import { t } from '@/shared/lib/language'
import { askToConfirm } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'
import { comparedChanged, selectCompared } from '@/store/uiSlice'
import { aProduct } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockError } from '@/testing/doubles'
import { server } from '@/testing/server'
import * as messages from '../messages'
import { toggleCompared } from './toggleCompared'

jest.mock('@/shared/ui/dialog/dialog')
jest.mock('@/shared/ui/toast/toast')

beforeEach(() => jest.clearAllMocks())

const earbuds = [1, 2, 3, 4, 5].map((number) => aProduct({ productName: `Earbuds ${number}` }))
const fan = aProduct({ category: 'Fan' })

async function open(chosen: typeof earbuds = []) {
  const store = createStoreWithListeners()
  for (const product of [...earbuds, fan]) {
    await store.dispatch(shopApi.util.upsertQueryData('getProduct', { id: product._id }, product))
  }
  store.dispatch(comparedChanged(chosen.map(({ _id }) => _id)))
  return {
    toggle: (product = fan) => store.dispatch(toggleCompared(product)),
    compared: () =>
      selectCompared(store.getState()).map(
        (id) => [...earbuds, fan].find(({ _id }) => _id === id)?.productName,
      ),
  }
}

it('adds a product, and removes it the second time', async () => {
  const { toggle, compared } = await open()
  await toggle(earbuds[0])
  await toggle(earbuds[1])
  expect(compared()).toEqual(['Earbuds 1', 'Earbuds 2'])
  await toggle(earbuds[0])
  expect(compared()).toEqual(['Earbuds 2'])
})

it('refuses a fifth product', async () => {
  const { toggle, compared } = await open(earbuds.slice(0, 4))
  await toggle(earbuds[4])
  expect(compared()).toHaveLength(4)
  expect(showToast).toHaveBeenCalledWith(t(messages.comparisonFull)(4), 'warning')
})

it.each([
  [true, [fan.productName]],
  [false, ['Earbuds 1', 'Earbuds 2']],
])('starts anew with another category only if confirmed: %s', async (isConfirmed, expected) => {
  jest.mocked(askToConfirm).mockResolvedValue(isConfirmed)
  const { toggle, compared } = await open(earbuds.slice(0, 2))
  await toggle(fan)
  expect(compared()).toEqual(expected)
  expect(askToConfirm).toHaveBeenCalledWith(
    expect.objectContaining({ title: t(messages.compareInstead)('Fan') }),
  )
})

it('does not ask about products that are gone', async () => {
  const gone = aProduct()
  server.use(mockError('getProduct', { status: 404, code: 'not_found' }))
  const { toggle, compared } = await open([gone])
  await toggle(fan)
  expect(askToConfirm).not.toHaveBeenCalled()
  expect(compared()).toContain(fan.productName)
})

it('keeps its limit and its category when several are chosen at once', async () => {
  const { toggle, compared } = await open(earbuds.slice(0, 3))
  jest.mocked(askToConfirm).mockResolvedValue(false)
  await Promise.all([toggle(earbuds[3]), toggle(earbuds[4]), toggle(fan)])
  expect(compared()).toEqual(['Earbuds 1', 'Earbuds 2', 'Earbuds 3', 'Earbuds 4'])

  const empty = await open()
  await Promise.all([empty.toggle(earbuds[0]), empty.toggle(fan)])
  expect(empty.compared()).toEqual(['Earbuds 1'])
})
