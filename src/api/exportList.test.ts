import { HttpResponse, http } from 'msw'
import { server } from '../testing/server'
import { exportList } from '.'

const encoder = new TextEncoder()

/** A file that comes in these pieces, of as many records as it promises. */
function exporting(pieces: readonly string[], total: number, onRequest?: (url: URL) => void) {
  return http.get('/api/export/orders', ({ request }) => {
    onRequest?.(new URL(request.url))
    const remaining = [...pieces]
    const body = new ReadableStream({
      pull(controller) {
        // MSW does not cancel the body of an aborted request.
        request.signal.throwIfAborted()
        const piece = remaining.shift()
        if (piece === undefined) controller.close()
        else controller.enqueue(encoder.encode(piece))
      },
    })
    return new HttpResponse(body, {
      headers: {
        'Content-Type': 'text/csv',
        'X-Total-Count': `${total}`,
        'Content-Disposition': 'attachment; filename="orders-2026-07-01.csv"',
      },
    })
  })
}

const { signal } = new AbortController()
const noop = () => {}

describe('the export of a list', () => {
  it('contains the filtered records and reports progress, wherever the chunks are cut', async () => {
    const asked: string[] = []
    const progress: [number, number][] = []
    server.use(
      exporting(['_id,name\r\n1,A\r', '\n2,"B\nC"\r\n3', ',D\r\n'], 3, (url) =>
        asked.push(url.search),
      ),
    )

    const exported = await exportList(
      'orders',
      { status: 'Pending', payment: false, search: undefined },
      { signal, onProgress: (done, total) => progress.push([done, total]) },
    )

    expect(asked).toEqual(['?status=Pending&payment=false'])
    expect(exported?.file && (await exported.file.text())).toBe(
      '_id,name\r\n1,A\r\n2,"B\nC"\r\n3,D\r\n',
    )
    expect(exported).toMatchObject({ name: 'orders-2026-07-01.csv' })
    expect(progress.at(-1)).toEqual([3, 3])
    expect(progress.map(([done]) => done)).toEqual([...progress.map(([done]) => done)].sort())
  })

  it('fails if the response ends early', async () => {
    server.use(exporting(['_id,name\r\n1,A\r\n'], 2))

    const exported = await exportList('orders', {}, { signal, onProgress: noop })

    expect(exported?.problem).toMatchObject({
      message: 'The file did not arrive whole. Please try again.',
    })
  })

  it('resolves to undefined if it is cancelled', async () => {
    const controller = new AbortController()
    server.use(exporting(['_id\r\n', '1\r\n', '2\r\n'], 2))

    const exported = await exportList(
      'orders',
      {},
      { signal: controller.signal, onProgress: () => controller.abort() },
    )

    expect(exported).toBeUndefined()
  })

  it('returns the error of the server', async () => {
    const problem = { status: 429, code: 'limited', title: 'Slow', message: 'Too many files.' }
    server.use(http.get('/api/export/users', () => HttpResponse.json(problem, { status: 429 })))

    const exported = await exportList('users', {}, { signal, onProgress: noop })

    expect(exported?.problem).toEqual(problem)
  })
})
