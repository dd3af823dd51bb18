import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ProductImport } from '@/api'
import { productFields } from '@/common/productFields'
import { t } from '@/shared/lib/language'
import { createTestStore } from '@/testing/createTestStore'
import { defer } from '@/testing/defer'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as importMessages from '../importMessages'
import { ImportButton } from './ImportButton'

const id = '019b6c8d-f000-7ba2-a637-c3394dc0a766'
const report: ProductImport = {
  _id: id,
  rows: 4,
  created: 1,
  updated: 2,
  unchanged: 1,
  changes: [
    {
      row: 2,
      productName: 'Stand Fan',
      columns: ['Price', t(productFields.discountPrice.label), 'In stock'],
      prices: {
        before: { price: 1490, discountPrice: null },
        after: { price: 1590, discountPrice: 1500 },
      },
    },
    {
      row: 3,
      productName: 'Wall Fan',
      columns: [t(productFields.discountPrice.label)],
      prices: {
        before: { price: 990, discountPrice: 890 },
        after: { price: 990, discountPrice: null },
      },
    },
    {
      row: 4,
      productName: 'Table Fan',
      columns: [],
      prices: { after: { price: 1990, discountPrice: 1790 } },
    },
  ],
  problems: [],
}

const csv = (name = 'products.csv') => new File(['Name,Price\nStand Fan,5'], name)

async function open() {
  renderWithStore(<ImportButton />, { store: createTestStore('admin@example.com') })
  await userEvent.click(screen.getByRole('button', { name: t(importMessages.importCsv) }))
  return screen.findByRole('dialog', { name: t(importMessages.importProducts) })
}

const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText(t(importMessages.csvFile)), file)

const textsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent)

describe('the import of products', () => {
  it('shows what changes, and imports after a confirmation', async () => {
    const applied = jest.fn()
    server.use(
      mockResponse('checkProductImport', report),
      mockResponse('applyProductImport', { created: 1, updated: 2 }, { onRequest: applied }),
    )
    await open()
    await choose(csv())

    expect(
      await screen.findByText(
        '1 product will be added, 2 products will be changed. Unchanged: 1. Nothing has been imported yet.',
      ),
    ).toBeInTheDocument()
    expect(textsOf(screen.getByRole('table', { name: t(importMessages.changes) }))).toEqual([
      'RowProductChange',
      '2Stand FanPrice ৳1,490 → ৳1,590, Discount price none → ৳1,500, In stock',
      '3Wall FanDiscount price ৳890 → none',
      '4Table FanNew, price ৳1,990, discount price ৳1,790',
    ])
    expect(applied).not.toHaveBeenCalled()
    await userEvent.dblClick(screen.getByRole('button', { name: t(importMessages.importCount)(3) }))

    expect(await screen.findByText('1 product added, 2 products changed.')).toBeInTheDocument()
    expect(applied).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: t(importMessages.done) }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('names each problem, page by page, and imports nothing', async () => {
    const problems = Array.from({ length: 21 }, (_, index) => ({
      row: index + 2,
      column: 'Price',
      message: `Problem ${index}`,
    }))
    const { _id, ...withoutId } = report
    server.use(mockResponse('checkProductImport', { ...withoutId, problems }))
    await open()
    await choose(csv())

    expect(await screen.findByRole('alert')).toHaveTextContent(
      t(importMessages.rowsWithProblems)(21),
    )
    expect(textsOf(screen.getByRole('table', { name: t(importMessages.problems) }))[1]).toBe(
      '2PriceProblem 0',
    )
    expect(screen.queryByText('Problem 20')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: t(importMessages.goToNext) }))
    expect(screen.getByText('Problem 20')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument()
  })

  it('downloads the problems as a file', async () => {
    const saved: Blob[] = []
    URL.createObjectURL = (file: Blob) => {
      saved.push(file)
      return 'blob:file'
    }
    URL.revokeObjectURL = () => {}
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { _id, ...withoutId } = report
    const problems = [{ row: 2, column: 'Category', message: 'The shop has no category "X".' }]
    server.use(mockResponse('checkProductImport', { ...withoutId, problems }))
    await open()
    await choose(csv())
    await userEvent.click(
      await screen.findByRole('button', { name: t(importMessages.downloadProblems) }),
    )
    click.mockRestore()
    expect(await saved[0]?.text()).toContain(
      '"Row","Column","Problem"\r\n2,"Category","The shop has no category ""X""."\r\n',
    )
  })

  it('says so if the file has no change', async () => {
    const { _id, ...withoutId } = report
    const same = { ...withoutId, created: 0, updated: 0, unchanged: 4, changes: [] }
    server.use(mockResponse('checkProductImport', same))
    await open()
    await choose(csv())
    expect(await screen.findByText(t(importMessages.nothingToImport)(4))).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument()
  })

  it('shows why a file cannot be read, and accepts another', async () => {
    server.use(mockError('checkProductImport', { status: 422, message: 'Not UTF-8 text.' }))
    await open()
    await choose(csv('wrong.csv'))
    expect(await screen.findByText('Not UTF-8 text.')).toBeInTheDocument()

    server.use(mockResponse('checkProductImport', report))
    await choose(csv('right.csv'))
    expect(await screen.findByText('right.csv')).toBeInTheDocument()
    expect(
      await screen.findByRole('button', { name: t(importMessages.importCount)(3) }),
    ).toBeInTheDocument()
    expect(screen.queryByText('Not UTF-8 text.')).not.toBeInTheDocument()
  })

  it('does not send a file that is too large', async () => {
    const file = csv()
    Object.defineProperty(file, 'size', { value: 128 * 1024 * 1024 + 1 })
    await open()
    await choose(file)
    expect(await screen.findByText(t(importMessages.fileTooLarge)(128))).toBeInTheDocument()
  })

  it.each([
    ['imported', { created: 1, updated: 2 }],
    [
      'not imported',
      Response.json(
        { status: 503, code: 'busy', title: 'Busy', message: 'It failed.' },
        { status: 503 },
      ),
    ],
  ])('says that it was %s although it was closed meanwhile', async (_result, answer) => {
    const response = defer()
    server.use(
      mockResponse('checkProductImport', report),
      mockResponse('applyProductImport', () => response.promise.then(() => answer)),
    )
    await open()
    await choose(csv())
    await userEvent.click(
      await screen.findByRole('button', { name: t(importMessages.importCount)(3) }),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    response.resolve()
    expect(
      await screen.findByText(/^(1 product added, 2 products changed|It failed)\.$/),
    ).toBeInTheDocument()
  })

  it('asks to check again if a product was changed meanwhile', async () => {
    const message = 'Nothing was imported.'
    server.use(
      mockResponse('checkProductImport', report),
      mockError('applyProductImport', { status: 409, code: 'edited_meanwhile', message }),
    )
    await open()
    await choose(csv())
    await userEvent.click(
      await screen.findByRole('button', { name: t(importMessages.importCount)(3) }),
    )
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: t(importMessages.importCount)(3) }),
    ).not.toBeInTheDocument()

    await userEvent.click(screen.getByRole('button', { name: t(importMessages.checkAgain) }))
    expect(
      await screen.findByRole('button', { name: t(importMessages.importCount)(3) }),
    ).toBeInTheDocument()
    expect(screen.queryByText(message)).not.toBeInTheDocument()
  })
})
