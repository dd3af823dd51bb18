import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { createTestStore } from '../../../../testing/createTestStore'
import { renderWithStore } from '../../../../testing/renderWithStore'
import { server } from '../../../../testing/server'
import { ExportButton } from './ExportButton'

const encoder = new TextEncoder()

/** A file whose next record comes when it is asked for. */
function exportBySteps() {
  let send = (_record: string) => {}
  let end = () => {}
  server.use(
    http.get('/api/export/orders', ({ request: { signal } }) => {
      const body = new ReadableStream({
        start(controller) {
          // A cancelled call breaks its body off, which the double has to do by itself.
          signal.addEventListener('abort', () => controller.error(signal.reason))
          send = (record) => controller.enqueue(encoder.encode(`${record}\r\n`))
          end = () => controller.close()
          send('_id')
        },
      })
      return new HttpResponse(body, {
        headers: {
          'X-Total-Count': '2000',
          'Content-Disposition': 'attachment; filename="orders.csv"',
        },
      })
    }),
  )
  return {
    send: (records: number) => {
      for (let each = 0; each < records; each++) send('1')
    },
    end: () => end(),
  }
}

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

const start = async () => {
  renderWithStore(<ExportButton list="orders" filters={{ status: 'Pending' }} />, {
    store: createTestStore('admin@example.com'),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
}

describe('the CSV export', () => {
  it('shows its progress and downloads the file', async () => {
    const file = exportBySteps()
    await start()
    await waitFor(() => expect(screen.getByText('0 of 2,000')).toBeVisible())
    file.send(1000)
    expect(await screen.findByText('1,000 of 2,000')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Export orders' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    )
    file.send(1000)
    file.end()

    expect(await screen.findByText('orders.csv downloaded')).toBeInTheDocument()
    expect(saved).toEqual(['orders.csv'])
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  })

  it('can be cancelled', async () => {
    exportBySteps()
    await start()
    await screen.findByText('0 of 2,000')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel export' }))

    expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeVisible()
    expect(saved).toEqual([])
  })

  it('shows an error and downloads nothing if the connection breaks', async () => {
    const file = exportBySteps()
    await start()
    await screen.findByText('0 of 2,000')
    file.end()

    expect(
      await screen.findByText('The file did not arrive whole. Please try again.'),
    ).toBeInTheDocument()
    expect(saved).toEqual([])
  })
})
