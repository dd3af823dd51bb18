import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { useLocation } from 'react-router-dom'
import { comparePath } from '@/common/comparison'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { comparedChanged } from '@/store/uiSlice'
import * as compare from '@/storefront/features/compare/messages'
import { aProduct } from '@/testing/builders'
import { operationOf } from '@/testing/contract'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { ComparePage } from './ComparePage'
import * as messages from './messages'

const pulse = aProduct({
  productName: 'Pulse',
  price: 2490,
  attributes: ['brand:Sonvire', 'batteryLife:9'],
  keyFeatures: ['12 mm drivers', '9 hours per charge'],
  starCounts: [0, 0, 0, 0, 3],
})
const tide = aProduct({
  productName: 'Tide',
  price: 1990,
  keyFeatures: ['12 mm drivers', '7 hours per charge'],
  starCounts: [0, 0, 0, 3, 0],
})
const goneId = '01890000-0000-7000-8000-00000000dead'
const brokenId = '01890000-0000-7000-8000-00000000beef'

const problem = (status: number, code: string) =>
  HttpResponse.json(
    { status, code, title: code, message: code },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  )

let isBroken = true
beforeEach(() => {
  isBroken = true
  server.use(
    http.get(operationOf('getProduct').path.replace('{id}', ':id'), ({ params: { id } }) => {
      if (id === brokenId && isBroken) return problem(503, 'unavailable')
      const product = [pulse, tide, { ...tide, _id: brokenId, productName: 'Late' }].find(
        ({ _id }) => _id === id,
      )
      return product ? HttpResponse.json(product) : problem(404, 'not_found')
    }),
  )
})

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

function open(ids: readonly string[], chosen: string[] = []) {
  const store = createStoreWithListeners()
  store.dispatch(comparedChanged(chosen))
  return renderWithStore(
    <>
      <ComparePage />
      <Address />
    </>,
    { store, at: comparePath(ids) },
  )
}

const address = () => screen.getByRole('status', { name: 'address' }).textContent
const columns = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .map((head) => within(head).getByRole('link').textContent)
const rowNames = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

it('shows the products of the address side by side and marks what is different', async () => {
  open([pulse._id, tide._id])
  await screen.findByRole('table')
  expect(columns()).toEqual(['Pulse', 'Tide'])
  expect(rowNames()).toEqual([
    'Price (different)',
    'Stock',
    'Rating (different)',
    'Brand (different)',
    'Battery life (different)',
    'Battery and charging (different)',
    'Sound',
  ])
  expect(
    screen.getByRole('row', { name: /Battery and charging.*9 hours per charge.*7 hours/ }),
  ).toBeVisible()

  await userEvent.click(screen.getByRole('checkbox', { name: t(compare.onlyDifferences) }))
  expect(rowNames()).toEqual([
    'Price (different)',
    'Rating (different)',
    'Brand (different)',
    'Battery life (different)',
    'Battery and charging (different)',
  ])
})

it.each([
  { others: 'and the others', attributes: ['waterResistance:IPX5'], rows: 1 },
  { others: 'but not that of another', attributes: [], rows: 2 },
])('names once what its specification $others has', async ({ attributes, rows }) => {
  const keyFeatures = ['IPX5 water resistance']
  const products = [
    aProduct({ productName: 'Dive', attributes: ['waterResistance:IPX5'], keyFeatures }),
    aProduct({ productName: 'Float', attributes, keyFeatures }),
  ]
  server.use(
    http.get(operationOf('getProduct').path.replace('{id}', ':id'), ({ params: { id } }) =>
      HttpResponse.json(products.find(({ _id }) => _id === id)),
    ),
  )
  open(products.map(({ _id }) => _id))
  await screen.findByRole('table')
  expect(rowNames().filter((name) => name.startsWith('Water resistance'))).toHaveLength(rows)
})

it('removes a product from the address and from what this browser has chosen', async () => {
  const { store } = open([pulse._id, tide._id], [pulse._id, tide._id])
  await userEvent.click(await screen.findByRole('button', { name: t(compare.remove)('Pulse') }))
  await waitFor(() => expect(address()).toBe(comparePath([tide._id])))
  expect(columns()).toEqual(['Tide'])
  expect(store.getState().ui.compared).toEqual([tide._id])
  expect(screen.getByRole('heading', { name: t(messages.compare) })).toHaveFocus()
  expect(screen.getByRole('link', { name: t(messages.addAnother) })).toHaveAttribute(
    'href',
    '/category/earbuds',
  )
  await userEvent.click(screen.getByRole('button', { name: t(compare.remove)('Tide') }))
  expect(await screen.findByText(t(messages.nothingToCompare))).toBeVisible()
})

it('names products that are no longer sold, and shows the others', async () => {
  open([goneId, tide._id])
  expect(await screen.findByText(t(messages.noLongerSold)(1))).toBeVisible()
  expect(columns()).toEqual(['Tide'])
})

it('loads again what failed, without losing the others', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  open([tide._id, brokenId])
  expect(await screen.findByText(t(messages.someFailed))).toBeVisible()
  expect(columns()).toEqual(['Tide'])
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: t(shared.tryAgain) }))
  await waitFor(() => expect(columns()).toEqual(['Tide', 'Late']))
})

it('opens what this browser has chosen, or leads on', async () => {
  open([], [pulse._id])
  await waitFor(() => expect(address()).toBe(comparePath([pulse._id])))
  expect(await screen.findByRole('table')).toBeVisible()
})

it('leads on if nothing was chosen', async () => {
  open([])
  expect(await screen.findByText(t(messages.nothingToCompare))).toBeVisible()
  expect(screen.getByRole('link', { name: t(messages.toBestSellers) })).toBeVisible()
})

it('has one heading if nothing of the comparison is sold any more', async () => {
  open([goneId])
  expect(await screen.findByText(t(messages.nothingToCompare))).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

it('says which is cheapest and which has most stars', async () => {
  open([pulse._id, tide._id])
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  const cells = (name: RegExp) =>
    within(rows.find((row) => name.test(row.textContent)) ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(cells(/^Price/)).toEqual(['৳2,490', `৳1,990${t(compare.lowestPrice)}`])
  const [pulses = '', tides = ''] = cells(/^Rating/)
  expect(pulses).toContain(t(compare.bestRating))
  expect(tides).not.toContain(t(compare.bestRating))
})
