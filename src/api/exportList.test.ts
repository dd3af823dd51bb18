import { HttpResponse, http } from 'msw'
import { server } from '@/testing/server'
import { exportList } from './'

const encoder = new TextEncoder()

describe('the export of a list', () => {
  it('contains the filtered records under the name that the server gave', async () => {
    const asked: string[] = []
    server.use(
      http.get('/api/export/orders', ({ request }) => {
        asked.push(new URL(request.url).search)
        return new HttpResponse('_id\r\n1\r\n', {
          headers: { 'Content-Disposition': 'attachment; filename="orders-2026-07-01.csv"' },
        })
      }),
    )

    const exported = await exportList('orders', {
      status: 'Pending',
      payment: false,
      search: undefined,
    })

    expect(asked).toEqual(['?status=Pending&payment=false'])
    expect(exported.name).toBe('orders-2026-07-01.csv')
    expect(exported.file && (await exported.file.text())).toBe('_id\r\n1\r\n')
  })

  it('is in the language of the page', async () => {
    const asked: string[] = []
    server.use(
      http.get('/api/export/users', ({ request }) => {
        asked.push(new URL(request.url).search)
        return new HttpResponse('')
      }),
    )
    jest.resetModules()
    const english = jest.replaceProperty(globalThis, '__BN__', true)
    const bengali = await import('./exportList')
    english.restore()

    await bengali.exportList('users', { role: 'admin' })

    expect(asked).toEqual(['?role=admin&language=bn'])
  })

  it('fails if the connection breaks before the file is complete', async () => {
    server.use(
      http.get('/api/export/orders', () => {
        const body = new ReadableStream({
          start: (controller) => controller.enqueue(encoder.encode('_id\r\n')),
          pull: (controller) => controller.error(new TypeError('terminated')),
        })
        return new HttpResponse(body)
      }),
    )

    const exported = await exportList('orders', {})

    expect(exported.file).toBeUndefined()
    expect(exported.problem).toMatchObject({ status: 0 })
  })

  it('returns the error of the server', async () => {
    const problem = { status: 429, code: 'limited', title: 'Slow', message: 'Too many files.' }
    server.use(http.get('/api/export/users', () => HttpResponse.json(problem, { status: 429 })))

    const exported = await exportList('users', {})

    expect(exported.problem).toEqual(problem)
  })
})
