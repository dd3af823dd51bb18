import Fastify from 'fastify'
import { setPaginationHeaders, toOffsetLimit } from '../../src/listing/paging'

async function headersFor(url: string, total: number) {
  const app = Fastify()
  app.get<{ Querystring: { page?: string; limit?: string } }>('/list', async (request, reply) => {
    const { page, limit } = request.query
    const window = toOffsetLimit({
      page: page === undefined ? undefined : Number(page),
      limit: limit === undefined ? undefined : Number(limit),
    })
    setPaginationHeaders(request, reply, window, { count: total, isMore: total > 5000 })
    return window
  })
  const answer = await app.inject(url)
  return { window: answer.json<unknown>(), headers: answer.headers }
}

describe('paging', () => {
  it('returns the newest 1,000 and a link to the next page by default', async () => {
    const { window, headers } = await headersFor('/list', 2500)
    expect(window).toEqual({ offset: 0, limit: 1000 })
    expect(headers['x-total-count']).toBe('2500')
    expect(headers.link).toBe('</list?page=11&limit=100>; rel="next"')
  })

  it('keeps the other parameters in the link', async () => {
    const { window, headers } = await headersFor('/list?page=2&limit=20&search=a%20b', 41)
    expect(window).toEqual({ offset: 20, limit: 20 })
    expect(headers.link).toBe('</list?page=3&limit=20&search=a+b>; rel="next"')
  })

  it('reports more rows than were counted', async () => {
    expect((await headersFor('/list', 5000)).headers['x-total-more']).toBeUndefined()
    expect((await headersFor('/list', 5001)).headers['x-total-more']).toBe('true')
  })

  it('has no link on the last page', async () => {
    const { headers } = await headersFor('/list?page=3&limit=20', 41)
    expect(headers.link).toBeUndefined()
    expect(headers['x-total-count']).toBe('41')
  })
})
