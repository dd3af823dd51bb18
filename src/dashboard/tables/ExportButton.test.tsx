import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { t } from '@/shared/lib/language'
import { createTestStore } from '@/testing/createTestStore'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { ExportButton } from './ExportButton'
import * as messages from './messages'

const saved: string[] = []

beforeEach(() => {
  saved.length = 0
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
})
afterEach(() => jest.restoreAllMocks())

/** Exports orders; the response can be sent later. */
async function start(response: () => Response) {
  let send = () => {}
  const isSent = new Promise<void>((resolve) => {
    send = resolve
  })
  server.use(
    http.get('/api/export/orders', async () => {
      await isSent
      return response()
    }),
  )
  renderWithStore(<ExportButton list="orders" filters={{ status: 'Pending' }} />, {
    store: createTestStore('admin@example.com'),
  })
  await userEvent.click(screen.getByRole('button', { name: t(messages.exportCsv) }))
  return { send }
}

const file = () =>
  new HttpResponse('_id\r\n1\r\n', {
    headers: { 'Content-Disposition': 'attachment; filename="orders.csv"' },
  })

describe('the CSV export', () => {
  it('downloads the file', async () => {
    const { send } = await start(file)
    expect(screen.getByRole('button', { name: t(messages.exportCsv) })).toBeDisabled()
    send()

    expect(await screen.findByText(t(messages.downloaded)('orders.csv'))).toBeInTheDocument()
    expect(saved).toEqual(['orders.csv'])
    expect(screen.getByRole('button', { name: t(messages.exportCsv) })).toBeEnabled()
  })

  it('says that a large file is being made', async () => {
    const { send } = await start(file)

    expect(await screen.findByText(/^The file is being made/)).toBeInTheDocument()
    send()
    expect(await screen.findByText(t(messages.downloaded)('orders.csv'))).toBeInTheDocument()
  })

  it('shows an error and downloads nothing if the connection breaks', async () => {
    const { send } = await start(() => HttpResponse.error())
    send()

    expect(await screen.findByText(/connection/)).toBeInTheDocument()
    expect(saved).toEqual([])
  })
})
