import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Order, sessionEnded, useListMyOrdersQuery } from '@/api'
import * as ui from '@/dashboard/ui/messages'
import * as pictures from '@/dashboard/ui/pictures/messages'
import * as auth from '@/entities/auth/messages'
import { logoutRequested } from '@/entities/auth/model/authSlice'
import { shortId } from '@/entities/order/lib/labels'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { showToast } from '@/shared/ui/toast/toast'
import { anOrder } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { defer } from '@/testing/defer'
import { demoConfig } from '@/testing/demoConfig'
import { mockError, mockResponse } from '@/testing/doubles'
import { enter } from '@/testing/enter'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as messages from '../messages'
import { AddReviewButton } from './AddReviewButton'
import { MyReviews } from './MyReviews'
import { PendingReviews } from './PendingReviews'
import { ReviewHost } from './ReviewHost'
import { ReviewsToWrite } from './ReviewsToWrite'

jest.mock('@/shared/ui/toast/toast', () => ({ showToast: jest.fn() }))

const email = 'customer@example.com'
const first = anOrder({ status: 'Delivered', deliveredAt: '2026-01-17T08:30:00.000Z' })
const second = anOrder({ status: 'Delivered' })

const storeOfReader = () => createTestStore(email)

/** The pending reviews beside the list of orders, which knows of reviews as well. */
function Orders() {
  const { data } = useListMyOrdersQuery({ email })
  return data && <p>Reviewed: {data.filter(({ customerReview }) => customerReview).length}</p>
}

async function openPending(...orders: Order[]) {
  server.use(
    mockResponse('listPendingReviews', { result: orders, total: orders.length }),
    mockResponse('listMyOrders', orders),
  )
  renderWithStore(
    <main id="content" tabIndex={-1}>
      <ReviewHost>{(onReview) => <PendingReviews onReview={onReview} />}</ReviewHost>
      <Orders />
    </main>,
    { store: storeOfReader() },
  )
  await screen.findByText('Reviewed: 0')
}

const rows = () => screen.queryAllByRole('listitem')
const rowOf = ({ _id }: Order) => screen.queryByTitle(_id)
const dialog = () => screen.getByRole('dialog', { name: t(messages.addReview) })
const field = () => screen.getByLabelText(t(messages.yourReview))
const toasts = () => jest.mocked(showToast).mock.calls.map(([text]) => text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** By keyboard: under the mouse, the stars are those of its position, which this environment has not. */
async function choose(radio: HTMLElement) {
  act(() => radio.focus())
  await userEvent.keyboard(' ')
}

async function openDialog() {
  const [button] = await screen.findAllByRole('button', { name: t(messages.addReview) })
  if (!button) throw new Error('no button')
  await userEvent.click(button)
}

async function write(text: string) {
  await openDialog()
  await enter(field(), text)
  await press(t(messages.submitReview))
}

/** Dialogs are outside the rendered page. */
afterEach(() => {
  for (const shown of document.querySelectorAll('.swal2-container')) shown.remove()
})
beforeEach(() => jest.mocked(showToast).mockClear())

describe('Add Review', () => {
  // [spec 4.5]
  it.each([
    ['an order that is not delivered', anOrder()],
    ['a reviewed one', anOrder({ status: 'Delivered', customerReview: 'Loud.' })],
    ["another user's", anOrder({ status: 'Delivered', email: 'other@example.com' })],
  ])('is not offered for %s', (_which, order) => {
    renderWithStore(<AddReviewButton order={order} onReview={() => {}} />, {
      store: storeOfReader(),
    })
    expect(screen.queryByRole('button')).toBeNull()
  })

  // [spec 4.5]
  it('is offered for a delivered order without a review, paid or not', async () => {
    const onReview = jest.fn()
    renderWithStore(<AddReviewButton order={first} onReview={onReview} />, {
      store: storeOfReader(),
    })
    await press(t(messages.addReview))
    expect(onReview).toHaveBeenCalledWith(first)
  })
})

describe('the pending reviews', () => {
  // [spec 2.17]
  it('are counted and listed', async () => {
    await openPending(first, second)
    expect(await screen.findByText(t(messages.pendingLead)(2))).toBeVisible()
    expect(rows()).toHaveLength(2)
    expect(rows()[0]).toHaveTextContent(t(messages.deliveredOn)('17 Jan 2026'))
    expect(rows()[1]).not.toHaveTextContent('Delivered on')
  })

  // [spec 9.13]
  it('show the amount in taka', async () => {
    await openPending(first)
    expect(rows()[0]).toHaveTextContent('৳2,490+ ৳100 delivery')
    expect(rows()[0]).not.toHaveTextContent('$')
  })

  // [spec 8.16]
  it('show a link if there are none', async () => {
    await openPending()
    expect(await screen.findByText(t(messages.noPending))).toBeVisible()
    expect(screen.getByRole('link', { name: t(messages.toMyOrders) })).toHaveAttribute(
      'href',
      '/dashboard/orders',
    )
  })

  it('can be loaded again after an error', async () => {
    server.use(mockError('listPendingReviews', { status: 503 }))
    renderWithStore(<PendingReviews onReview={() => {}} />, { store: storeOfReader() })
    expect(screen.getByRole('status')).toHaveTextContent(t(messages.loadingPending))
    expect(await screen.findByText(t(messages.pendingFailed))).toBeVisible()
    server.use(mockResponse('listPendingReviews', { result: [first], total: 1 }))
    await press(t(shared.tryAgain))
    expect(await screen.findByText(t(messages.pendingLead)(1))).toBeVisible()
  })

  it('are linked from the dashboard, unless there are none', async () => {
    server.use(mockResponse('listPendingReviews', { result: [first], total: 1 }))
    renderWithStore(<ReviewsToWrite />, { store: storeOfReader() })
    expect(await screen.findByRole('link', { name: /^1 order to review / })).toHaveAttribute(
      'href',
      '/dashboard/pending-reviews',
    )
  })
})

describe('a review', () => {
  // [spec 8.17]
  it('is sent trimmed, and confirmed by a toast and a dialog', async () => {
    const sent: unknown[] = []
    await openPending(first, second)
    server.use(
      mockResponse('addReview', first, {
        onRequest: (request) =>
          void request
            .clone()
            .json()
            .then((body) => sent.push(body)),
      }),
    )
    await write('  Loud where it matters. ')
    await waitFor(() => expect(toasts().at(-1)).toBe(t(messages.reviewAdded)))
    expect(await screen.findByText(t(messages.reviewAddedTitle))).toBeInTheDocument()
    expect(sent).toEqual([{ reviewText: 'Loud where it matters.', photos: [] }])
    expect(screen.queryByLabelText(t(messages.yourReview))).toBeNull()
  })

  it('is sent with the stars that were chosen, by keyboard too', async () => {
    const sent: unknown[] = []
    await openPending(first)
    server.use(
      mockResponse('addReview', first, {
        onRequest: (request) =>
          void request
            .clone()
            .json()
            .then((body) => sent.push(body)),
      }),
    )
    await openDialog()
    const group = screen.getByRole('radiogroup', { name: t(messages.yourRating) })
    const star = (count: number) =>
      within(group).getByRole('radio', { name: t(shared.starsText)(count) })
    expect(within(group).getByRole('radio', { name: t(messages.noStars) })).toBeChecked()
    await choose(star(3))
    expect(star(3)).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    expect(star(4)).toBeChecked()
    await enter(field(), 'Loud.')
    await press(t(messages.submitReview))
    await waitFor(() => expect(sent).toEqual([{ reviewText: 'Loud.', stars: 4, photos: [] }]))
  })

  it('needs a text beside its stars', async () => {
    await openPending(first)
    await openDialog()
    await choose(screen.getByRole('radio', { name: t(shared.starsText)(5) }))
    await press(t(messages.submitReview))
    expect(await screen.findByText(t(messages.reviewRequired))).toBeVisible()
    expect(rowOf(first)).toBeVisible()
  })

  it('removes its order from the list before the server has responded', async () => {
    await openPending(first, second)
    server.use(mockResponse('addReview', first, { delayed: 'infinite' }))
    await write('Loud.')
    await waitFor(() => expect(rowOf(first)).toBeNull())
    expect(rowOf(second)).toBeVisible()
    expect(screen.getByText(t(messages.pendingLead)(1))).toBeVisible()
    expect(await screen.findByText('Reviewed: 1')).toBeVisible()
  })

  it('moves the focus to the page if its button is removed', async () => {
    await openPending(first)
    server.use(mockResponse('addReview', first, { delayed: 'infinite' }))
    await write('Loud.')
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  // [spec 8.10]
  it('that the server rejects is shown in the dialog again, and its order in the list', async () => {
    await openPending(first, second)
    const message = 'The shop is closed for a minute.'
    server.use(mockError('addReview', { status: 503, message }))
    await write('Loud.')
    await waitFor(() => expect(toasts()).toEqual([t(messages.reviewFailed)]))
    expect(within(dialog()).getByText(message)).toBeVisible()
    expect(field()).toHaveValue('Loud.')
    await waitFor(() => expect(rowOf(first)).toBeInTheDocument())
    expect(screen.getByText(t(messages.pendingLead)(2))).toBeVisible()
    expect(await screen.findByText('Reviewed: 0')).toBeVisible()
    expect(screen.queryByText(t(messages.reviewAddedTitle))).toBeNull()

    server.use(
      mockResponse('addReview', first),
      mockResponse('listPendingReviews', { result: [second], total: 1 }),
    )
    await press(t(messages.submitReview))
    await waitFor(() => expect(toasts().at(-1)).toBe(t(messages.reviewAdded)))
    await waitFor(() => expect(rowOf(first)).toBeNull())
  })

  it.each([401, 403])(
    'shows no toast for an expired session, which has a dialog (%d)',
    async (status) => {
      await openPending(first)
      server.use(mockError('addReview', { status }), mockResponse('endSession'))
      await write('Loud.')
      expect(await screen.findByText(t(auth.sessionExpiredTitle))).toBeInTheDocument()
      expect(screen.queryByLabelText(t(messages.yourReview))).toBeNull()
      expect(toasts()).toEqual([])
    },
  )

  it.each([
    ['nothing', ' ', t(messages.reviewRequired)],
    ['too much', 'x'.repeat(2001), 'At most 2000 characters: 1 too many.'],
  ])('of %s is not sent', async (_what, text, message) => {
    await openPending(first)
    await openDialog()
    await enter(field(), text)
    await press(t(messages.submitReview))
    expect(await screen.findByText(message)).toBeVisible()
    expect(field()).toHaveFocus()
    expect(rowOf(first)).toBeVisible()
  })

  it('shows how many characters are left', async () => {
    await openPending(first)
    await openDialog()
    await enter(field(), 'Loud.')
    expect(field()).toHaveAccessibleDescription(
      'Shown on the product page as “Rahima, Dhaka”. 1995 characters left.',
    )
    act(() => field().focus())
    await userEvent.paste('x'.repeat(2000))
    expect(field()).toHaveAccessibleDescription(/ 5 too many\.$/)
  })

  it('has the focus in its field', async () => {
    await openPending(first)
    await openDialog()
    expect(field()).toHaveFocus()
  })

  it('shows its order, and can be cancelled', async () => {
    await openPending(first)
    await openDialog()
    expect(within(dialog()).getByText(shortId(first._id))).toBeVisible()
    await press(t(ui.cancel))
    expect(screen.queryByLabelText(t(messages.yourReview))).toBeNull()
    expect(screen.getByRole('button', { name: t(messages.addReview) })).toHaveFocus()
    expect(rowOf(first)).toBeVisible()
  })
})

describe('the photos of a review', () => {
  const uploaded = (name: string) => `/uploads/0198a000-0000-7000-8000-00000000000${name}-960.webp`
  const file = (name: string) => new File(['picture'], name, { type: 'image/png' })
  const chooser = () => screen.getByLabelText(t(pictures.addPictures))
  const choose = (...files: File[]) => userEvent.upload(chooser(), files)
  const submit = () => screen.getByRole('button', { name: t(messages.submitReview) })

  beforeAll(() => {
    const script = document.createElement('script')
    script.type = 'application/json'
    script.id = 'runtime-config'
    script.textContent = JSON.stringify(demoConfig)
    document.head.append(script)
    let count = 0
    URL.createObjectURL = () => `blob:${++count}`
    URL.revokeObjectURL = () => {}
  })

  it('are uploaded while it is written, and sent with it', async () => {
    const response = defer()
    const sent: unknown[] = []
    let count = 0
    server.use(
      mockResponse('uploadImage', async () => {
        await response.promise
        return { url: uploaded(`${++count}`) }
      }),
      mockResponse('addReview', first, {
        onRequest: (request) =>
          void request
            .clone()
            .json()
            .then((body) => sent.push(body)),
      }),
    )
    await openPending(first)
    await openDialog()
    await choose(file('a.png'), file('b.png'), file('c.png'))
    await enter(field(), 'Loud.')
    // Neither the button nor Enter in the form sends it before its photos are there.
    const waiting = screen.getByRole('button', { name: t(pictures.uploading) })
    await userEvent.click(waiting)
    expect(sent).toEqual([])
    expect(screen.queryByLabelText(t(pictures.addPictures))).toBeNull()
    response.resolve()
    await waitFor(() => expect(submit()).toBeVisible())
    await userEvent.click(submit())
    const photos = ['1', '2', '3'].map(uploaded)
    await waitFor(() => expect(sent).toEqual([{ reviewText: 'Loud.', photos }]))
  })

  it('that fail to upload are said to at the field, can be retried, and nothing is lost', async () => {
    await openPending(first)
    await openDialog()
    await enter(field(), 'Loud.')
    server.use(mockError('uploadImage', { status: 503, message: 'Please try again.' }))
    await choose(file('a.png'))
    await screen.findByText('Please try again.')
    await userEvent.click(submit())
    await waitFor(() => expect(chooser()).toHaveAccessibleDescription(/could not be uploaded/))
    expect(field()).toHaveValue('Loud.')
    server.use(mockResponse('uploadImage', { url: uploaded('1') }))
    await press(t(pictures.retryPicture)(t(pictures.pictureOf)(1, 1)))
    await waitFor(() => expect(screen.queryByText('Please try again.')).toBeNull())
    await press(t(pictures.removePicture)(t(pictures.pictureOf)(1, 1)))
    expect(chooser()).toHaveFocus()
  })

  it('are kept in what is not sent yet, and what the server says of them is shown at them', async () => {
    server.use(mockResponse('uploadImage', { url: uploaded('1') }))
    await openPending(first)
    await openDialog()
    await choose(file('a.png'))
    await waitFor(() => expect(submit()).toBeVisible())
    await press(t(ui.cancel))
    await openDialog()
    expect(screen.getByRole('img', { name: t(pictures.pictureOf)(1, 1) })).toBeVisible()
    await enter(field(), 'Loud.')
    const message = 'This picture has been deleted.'
    server.use(mockError('addReview', { status: 422, fieldErrors: { photos: message } }))
    await userEvent.click(submit())
    await waitFor(() => expect(chooser()).toHaveAccessibleDescription(new RegExp(message)))
    expect(field()).toHaveValue('Loud.')
    await press(t(pictures.removePicture)(t(pictures.pictureOf)(1, 1)))
    expect(chooser()).not.toHaveAccessibleDescription(new RegExp(message))
  })
})

describe('a review that is written but not sent', () => {
  const openOf = (order: Order) =>
    userEvent.click(
      within(screen.getByTitle(order._id).closest('li') ?? document.body).getByRole('button', {
        name: t(messages.addReview),
      }),
    )

  it.each(['Escape', t(ui.cancel), t(ui.close)])('is kept for its order after %s', async (way) => {
    await openPending(first, second)
    await openOf(first)
    const star = () => screen.getByRole('radio', { name: t(shared.starsText)(2) })
    await choose(star())
    await enter(field(), 'Loud.')
    if (way === 'Escape') await userEvent.keyboard('{Escape}')
    else await press(way)
    expect(screen.queryByLabelText(t(messages.yourReview))).toBeNull()

    await openOf(second)
    expect(field()).toHaveValue('')
    expect(star()).not.toBeChecked()
    await press(t(ui.cancel))
    await openOf(first)
    expect(field()).toHaveValue('Loud.')
    expect(star()).toBeChecked()
  })

  it('is kept while another page is shown and when the session expires, and deleted by logging out', async () => {
    server.use(
      mockResponse('listPendingReviews', { result: [first], total: 1 }),
      mockResponse('endSession'),
    )
    const store = storeOfReader()
    const page = <ReviewHost>{(onReview) => <PendingReviews onReview={onReview} />}</ReviewHost>
    const { unmount } = renderWithStore(page, { store })
    await openDialog()
    await enter(field(), 'Loud.')
    unmount()

    const again = renderWithStore(page, { store })
    await openDialog()
    expect(field()).toHaveValue('Loud.')
    again.unmount()

    store.dispatch(sessionEnded())
    expect(store.getState().reviewDrafts).not.toEqual({})
    store.dispatch(logoutRequested())
    expect(store.getState().reviewDrafts).toEqual({})
  })

  it('is kept when the review of another order fails meanwhile', async () => {
    await openPending(first, second)
    const response = defer()
    server.use(
      mockResponse('addReview', async () => {
        await response.promise
        return new Response(null, { status: 503 })
      }),
    )
    await openOf(first)
    await enter(field(), 'Loud.')
    await press(t(messages.submitReview))
    await openOf(second)
    await enter(field(), 'Quiet.')
    response.resolve()

    await waitFor(() => expect(within(dialog()).getByText(shortId(first._id))).toBeVisible())
    expect(field()).toHaveValue('Loud.')
    await press(t(ui.cancel))
    await openOf(second)
    expect(field()).toHaveValue('Quiet.')
    await press(t(ui.cancel))
    await openOf(first)
    expect(field()).toHaveValue('Loud.')
  })

  it('is deleted once it is sent', async () => {
    await openPending(first)
    server.use(mockResponse('addReview', first))
    await write('Loud.')
    await waitFor(() => expect(toasts().at(-1)).toBe(t(messages.reviewAdded)))
    await openDialog()
    expect(field()).toHaveValue('')
  })
})

describe('my reviews', () => {
  // [spec 2.16, 9.13]
  it('show text, date and the amount in taka', async () => {
    server.use(
      mockResponse('listMyReviews', [
        anOrder({
          customerReview: 'Loud.',
          reviewStars: 4,
          reviewAdded: '2026-02-01T18:30:00.000Z',
        }),
      ]),
    )
    renderWithStore(<MyReviews />, { store: storeOfReader() })
    const review = await screen.findByRole('listitem')
    expect(within(review).getByText('Loud.')).toBeVisible()
    expect(within(review).getByRole('img', { name: t(shared.starsText)(4) })).toBeVisible()
    // Half past midnight in Dhaka.
    expect(within(review).getByText(t(messages.reviewedOn)('2 Feb 2026'))).toBeVisible()
    expect(within(review).getByText('৳2,490')).toBeVisible()
    expect(review).not.toHaveTextContent('$')
    expect(review).not.toHaveTextContent(t(messages.isHidden))
  })

  it('say which of them the shop has hidden', async () => {
    server.use(
      mockResponse('listMyReviews', [anOrder({ customerReview: 'Loud.', reviewHidden: true })]),
    )
    renderWithStore(<MyReviews />, { store: storeOfReader() })
    expect(await screen.findByText(t(messages.isHidden))).toBeVisible()
  })

  it('show a link if there are none', async () => {
    server.use(mockResponse('listMyReviews', []))
    renderWithStore(<MyReviews />, { store: storeOfReader() })
    expect(await screen.findByText(t(messages.noReviews))).toBeVisible()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/dashboard/pending-reviews')
  })

  it('can be loaded again after an error', async () => {
    server.use(mockError('listMyReviews', { status: 503 }))
    renderWithStore(<MyReviews />, { store: storeOfReader() })
    expect(screen.getByRole('status')).toHaveTextContent(t(messages.loadingReviews))
    expect(await screen.findByText(t(messages.reviewsFailed))).toBeVisible()
    server.use(mockResponse('listMyReviews', [anOrder({ customerReview: 'Loud.' })]))
    await press(t(shared.tryAgain))
    expect(await screen.findByText('Loud.')).toBeVisible()
  })
})
