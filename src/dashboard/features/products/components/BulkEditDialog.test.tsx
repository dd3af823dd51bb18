import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as ui from '@/dashboard/ui/messages'
import { t } from '@/shared/lib/language'
import { anId } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { defer } from '@/testing/defer'
import { type AnswerOf, mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as importMessages from '../importMessages'
import * as messages from '../messages'
import { BulkEditDialog } from './BulkEditDialog'

const id = anId()
const before = { price: 1000, discountPrice: null, inStock: true }
const plan: AnswerOf<'previewBulkEdit'> = {
  _id: id,
  changed: 2,
  unchanged: 1,
  refused: 1,
  changes: [
    { _id: anId(), productName: 'Stand Fan', before, after: { ...before, price: 1050 } },
    { _id: anId(), productName: 'Wall Fan', before, after: { ...before, price: 1050 } },
  ],
  problems: [{ _id: anId(), productName: 'Table Fan', message: 'The price must be above 0.' }],
}
const ids = [anId(), anId()]

const bodies: unknown[] = []
const record = {
  onRequest: (request: Request) => void request.json().then((body) => bodies.push(body)),
}
beforeEach(() => bodies.splice(0))

function open() {
  return renderWithStore(
    <BulkEditDialog
      scope={{ products: { ids }, label: t(messages.selectedProducts)(2) }}
      onClose={() => {}}
    />,
    { store: createTestStore('admin@example.com') },
  )
}

const enter = (text: string) => userEvent.type(screen.getByLabelText(t(messages.percent)), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

async function applyTo(result: AnswerOf<'applyBulkEdit'>) {
  const applied = jest.fn<undefined, [string]>()
  server.use(
    mockResponse('previewBulkEdit', plan, record),
    mockResponse('applyBulkEdit', result, { onRequest: ({ url }) => applied(url) }),
  )
  open()
  await enter('5{Enter}')
  await press(t(messages.changeCount)(2))
  expect(applied).toHaveBeenCalledWith(expect.stringContaining(id))
}

describe('the change of many products', () => {
  it('shows what it would change and what it would not, before it changes anything', async () => {
    server.use(mockResponse('previewBulkEdit', plan, record))
    open()
    expect(screen.getByText(t(messages.selectedProducts)(2))).toBeVisible()
    expect(screen.getByLabelText(t(messages.percent))).toHaveFocus()
    await enter('5')
    await userEvent.selectOptions(screen.getByLabelText(t(messages.rounding)), 'to10')
    await press(t(messages.preview))

    expect(await screen.findByText(t(messages.previewCounts)(2, 1, 1))).toBeVisible()
    expect(rowsOf(t(importMessages.changes))).toEqual([
      'Stand FanPrice ৳1,000 → ৳1,050',
      'Wall FanPrice ৳1,000 → ৳1,050',
    ])
    expect(rowsOf(t(messages.refusedProducts))).toEqual(['Table FanThe price must be above 0.'])
    expect(bodies).toEqual([
      { ids, prices: { fields: 'price', how: 'percent', value: 5, rounding: 'to10' } },
    ])
  })

  it('cannot be confirmed any more once the form has changed', async () => {
    server.use(mockResponse('previewBulkEdit', plan))
    open()
    await enter('5{Enter}')
    expect(await screen.findByRole('button', { name: t(messages.changeCount)(2) })).toBeVisible()
    await enter('0')
    expect(
      screen.queryByRole('button', { name: t(messages.changeCount)(2) }),
    ).not.toBeInTheDocument()
  })

  it('names a wrong number at its field, and asks nothing', async () => {
    open()
    await enter('-5{Enter}')
    const field = screen.getByLabelText(t(messages.percent))
    expect(field).toHaveAccessibleDescription(t(messages.enterAboveZero))
    await waitFor(() => expect(field).toHaveFocus())
  })

  it('is applied after the confirmation, and undone', async () => {
    await applyTo({ changed: 2, skipped: 0, skippedProducts: [] })
    expect(await screen.findByText(t(messages.productsChanged)(2))).toBeVisible()

    server.use(
      mockResponse('undoBulkEdit', { changed: 1, skipped: 1, skippedProducts: ['Wall Fan'] }),
    )
    await press(t(ui.undoChange))
    expect(
      await screen.findByText(
        `${t(ui.productsRestored)(1)} ${t(ui.leftAsTheyAre)(['Wall Fan'], 1)}`,
      ),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: t(ui.undoChange) })).not.toBeInTheDocument()
    expect(screen.queryByText(t(messages.productsChanged)(2))).toBeNull()
  })

  it('is applied once, whatever is pressed and entered while the answer is under way', async () => {
    const response = defer()
    const applied = jest.fn()
    server.use(
      mockResponse('previewBulkEdit', plan, record),
      mockResponse(
        'applyBulkEdit',
        async () => {
          await response.promise
          return { changed: 2, skipped: 0, skippedProducts: [] }
        },
        { onRequest: applied },
      ),
    )
    open()
    await enter('5{Enter}')
    await userEvent.dblClick(
      await screen.findByRole('button', { name: t(messages.changeCount)(2) }),
    )
    await enter('{Enter}{Enter}')
    await press(t(messages.preview))
    await enter('0')
    response.resolve()
    expect(await screen.findByText(t(messages.productsChanged)(2))).toBeVisible()
    expect(applied).toHaveBeenCalledTimes(1)
    expect(bodies).toHaveLength(1)
  })

  it('names products that were changed meanwhile', async () => {
    await applyTo({ changed: 1, skipped: 1, skippedProducts: ['Wall Fan'] })
    expect(
      await screen.findByText(
        `${t(messages.productsChanged)(1)} ${t(ui.leftAsTheyAre)(['Wall Fan'], 1)}`,
      ),
    ).toBeVisible()
  })

  it('says what it changed although it was closed meanwhile', async () => {
    const response = defer()
    const changed = { changed: 2, skipped: 0, skippedProducts: [] }
    server.use(
      mockResponse('previewBulkEdit', plan),
      mockResponse('applyBulkEdit', () => response.promise.then(() => changed)),
    )
    const { unmount } = open()
    await enter('5{Enter}')
    await press(t(messages.changeCount)(2))
    unmount()
    response.resolve()
    expect(await screen.findByText(t(messages.productsChanged)(2))).toBeInTheDocument()
  })

  it('can be confirmed again if the call fails', async () => {
    server.use(
      mockResponse('previewBulkEdit', plan),
      mockError('applyBulkEdit', { status: 503, message: 'The shop is busy.' }),
    )
    open()
    await enter('5{Enter}')
    await press(t(messages.changeCount)(2))
    expect(await screen.findByText('The shop is busy.')).toBeVisible()
    server.use(mockResponse('applyBulkEdit', { changed: 2, skipped: 0, skippedProducts: [] }))
    await press(t(messages.changeCount)(2))
    expect(await screen.findByText(t(messages.productsChanged)(2))).toBeVisible()
  })

  it('changes the stock alone', async () => {
    server.use(mockResponse('previewBulkEdit', { ...plan, changes: [], problems: [] }, record))
    open()
    await userEvent.selectOptions(screen.getByLabelText(t(messages.whatToChange)), 'stock')
    expect(screen.queryByLabelText(t(messages.howToChange))).not.toBeInTheDocument()
    await userEvent.selectOptions(screen.getByLabelText(t(messages.stock)), 'out')
    await press(t(messages.preview))
    await waitFor(() => expect(bodies).toEqual([{ ids, inStock: false }]))
  })
})
