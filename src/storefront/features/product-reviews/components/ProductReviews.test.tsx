import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ProductReview } from '@/api'
import * as reviewTexts from '@/entities/review/messages'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { anId } from '@/testing/builders'
import { defer } from '@/testing/defer'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as messages from '../messages'
import { ProductReviews } from './ProductReviews'

const review: ProductReview = {
  text: 'Works',
  reviewAdded: '2026-01-01T06:00:00.000Z',
  firstName: 'Rahima',
  district: 'Sylhet',
}
const reviews = [1, 2, 3, 4].map((day) => ({
  ...review,
  text: `Works ${day}`,
  reviewAdded: `2026-01-0${day}T06:00:00.000Z`,
}))

const open = (starCounts?: number[]) =>
  renderWithStore(<ProductReviews productId={anId()} starCounts={starCounts} />)
const items = () => screen.findAllByRole('listitem')

/** The server answers with all reviews once it is released. */
function holdReviews() {
  const held = defer()
  server.use(
    mockResponse('listProductReviews', async () => {
      await held.promise
      return { reviews, total: 4 }
    }),
  )
  return held
}

it('shows the newest with first name, district and date, and the others on request', async () => {
  server.use(
    mockResponse('listProductReviews', ({ url }) => {
      const limit = Number(new URL(url).searchParams.get('limit'))
      return { reviews: reviews.slice(0, limit), total: 4 }
    }),
  )
  open()
  const [first] = await items()
  expect(first && within(first).getByText('Works 1')).toBeVisible()
  expect(first).toHaveTextContent('Rahima, Sylhet · 1 Jan 2026 · Verified purchase')
  expect(await items()).toHaveLength(3)
  expect(screen.getByRole('region', { name: 'Reviews (4)' })).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: t(messages.showMore) }))
  expect(await screen.findByText('Works 4')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  // It had the focus.
  expect(screen.getByText(t(messages.noMore))).toHaveFocus()
})

it.each([
  { what: 'with so many stars', button: '1 star, 1 rating' },
  { what: 'that come next', button: t(messages.showMore) },
])('shows no others if those $what could not be loaded', async ({ button }) => {
  server.use(mockResponse('listProductReviews', { reviews: reviews.slice(0, 3), total: 4 }))
  open([1, 0, 0, 0, 3])
  expect(await screen.findByText('Works 1')).toBeVisible()
  server.use(mockError('listProductReviews', { status: 503 }))
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByText(t(messages.failed))).toBeVisible()
  expect(screen.queryByText('Works 1')).toBeNull()
  const held = holdReviews()
  await userEvent.click(screen.getByRole('button', { name: t(shared.tryAgain) }))
  expect(screen.queryByText('Works 1')).toBeNull()
  held.resolve()
  expect(await screen.findByText('Works 4')).toBeVisible()
})

it('leaves the focus where it went while the last ones were loaded', async () => {
  server.use(mockResponse('listProductReviews', { reviews: reviews.slice(0, 3), total: 4 }))
  renderWithStore(
    <>
      <input aria-label="Search" />
      <ProductReviews productId={anId()} starCounts={undefined} />
    </>,
  )
  await items()
  const held = holdReviews()
  await userEvent.click(screen.getByRole('button', { name: t(messages.showMore) }))
  await userEvent.click(screen.getByLabelText('Search'))
  held.resolve()
  expect(await screen.findByText(t(messages.noMore))).toBeVisible()
  expect(screen.getByLabelText('Search')).toHaveFocus()
})

it('goes on from page to page', async () => {
  const many = [...Array(50).keys()].map((index) => ({ ...review, text: `Works ${index}` }))
  const held = defer()
  server.use(
    mockResponse('listProductReviews', async ({ url }) => {
      const { searchParams } = new URL(url)
      if (searchParams.get('page') === '3') await held.promise
      const limit = Number(searchParams.get('limit'))
      const start = (Number(searchParams.get('page') ?? 1) - 1) * limit
      return { reviews: many.slice(start, start + limit), total: many.length }
    }),
  )
  open()
  for (const count of [3, 24, 48]) {
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count))
    await userEvent.click(screen.getByRole('button', { name: t(messages.showMore) }))
  }
  expect(screen.getByText(t(messages.loadingMore))).toBeVisible()
  expect(screen.queryByText(t(messages.noMore))).toBeNull()
  held.resolve()
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(50))
  expect(screen.getByText(t(messages.noMore))).toBeVisible()
  expect(screen.getByText('Works 49')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('shows the mean of the stars, and only the reviews with so many, page by page', async () => {
  const many = [...Array(40).keys()].map((index) => ({
    ...review,
    text: `Works ${index}`,
    ...(index < 30 && { stars: index < 28 ? 5 : 4 }),
  }))
  const asked: string[] = []
  server.use(
    mockResponse('listProductReviews', ({ url }) => {
      const { searchParams } = new URL(url)
      asked.push(searchParams.toString())
      const stars = searchParams.get('stars')
      const found = many.filter((each) => stars === null || each.stars === Number(stars))
      const limit = Number(searchParams.get('limit'))
      const start = (Number(searchParams.get('page') ?? 1) - 1) * limit
      return { reviews: found.slice(start, start + limit), total: found.length }
    }),
  )
  open([0, 0, 0, 2, 28])
  expect(await screen.findByRole('img', { name: '4.9 out of 5 stars, 30 ratings' })).toBeVisible()
  const row = (name: string) => screen.getByRole('button', { name })
  expect(row('3 stars, 0 ratings')).toBeDisabled()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Reviews (40)' })).toBeVisible())
  const shown = () => within(screen.getByRole('list', { name: '' })).getAllByRole('listitem')

  await userEvent.click(screen.getByRole('button', { name: t(messages.showMore) }))
  await waitFor(() => expect(screen.getByText('Works 23')).toBeVisible())
  await userEvent.click(row('5 stars, 28 ratings'))
  expect(row('5 stars, 28 ratings')).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('28 reviews with 5 stars'),
  )
  await waitFor(() => expect(shown()).toHaveLength(3))
  expect(asked.at(-1)).toBe('limit=3&stars=5')
  for (const name of [t(messages.showMore), t(messages.showMore)]) {
    await userEvent.click(await screen.findByRole('button', { name }))
  }
  expect(await screen.findByText('Works 27')).toBeVisible()
  expect(asked.at(-1)).toBe('limit=24&page=2&stars=5')
  expect(screen.queryByRole('button', { name: t(messages.showMore) })).toBeNull()

  await userEvent.click(row('4 stars, 2 ratings'))
  expect(await screen.findByText('2 reviews with 4 stars')).toBeVisible()
  await waitFor(() => expect(shown()).toHaveLength(2))
  await userEvent.click(screen.getByRole('button', { name: t(messages.showAll) }))
  await waitFor(() => expect(screen.getByText('Works 0')).toBeVisible())
  expect(screen.queryByText(/with 4 stars/)).toBeNull()
})

it.each([
  { starCounts: [0, 0, 1, 0, 1], rows: 0 },
  { starCounts: [0, 0, 1, 0, 2], rows: 5 },
])('has $rows rows to filter $starCounts by', async ({ starCounts, rows }) => {
  server.use(mockResponse('listProductReviews', { reviews: [], total: 0 }))
  open(starCounts)
  expect(await screen.findByRole('img', { name: /out of 5 stars/ })).toBeVisible()
  expect(screen.queryAllByRole('button', { name: /\d stars?, \d ratings?/ })).toHaveLength(rows)
})

it('shows that there are none yet', async () => {
  server.use(mockResponse('listProductReviews', { reviews: [], total: 0 }))
  open()
  expect(await screen.findByText(/^No reviews yet\./)).toBeVisible()
  expect(screen.getByRole('region', { name: t(messages.reviews) })).toBeVisible()
})

it('can be loaded again after an error', async () => {
  server.use(mockError('listProductReviews', { status: 503 }))
  open()
  expect(await screen.findByText(t(messages.failed))).toBeVisible()
  server.use(mockResponse('listProductReviews', { reviews, total: 4 }))
  await userEvent.click(screen.getByRole('button', { name: t(shared.tryAgain) }))
  expect(await items()).toHaveLength(4)
})

it('shows photos, which open larger in a dialog and give the focus back', async () => {
  const photos = ['1', '2'].map((n) => `/uploads/0198a000-0000-7000-8000-00000000000${n}-960.webp`)
  server.use(mockResponse('listProductReviews', { reviews: [{ ...review, photos }], total: 1 }))
  renderWithStore(<ProductReviews productId={anId()} starCounts={undefined} />)
  const name = review.firstName
  const photo = (position: number) => t(reviewTexts.photoOf)(position, name)
  const link = await screen.findByRole('link', { name: photo(2) })
  expect(within(link).getByRole('img')).toHaveAttribute('loading', 'lazy')
  await userEvent.click(link)
  const dialog = await screen.findByRole('dialog', { name: t(reviewTexts.photosOf)(name) })
  expect(within(dialog).getByRole('img', { name: photo(2) })).toBeInTheDocument()
  await userEvent.click(within(dialog).getByRole('button', { name: t(shared.close) }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(link).toHaveFocus()
})
