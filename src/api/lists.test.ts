import { anOrder } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockResponse } from '@/testing/doubles'
import { server } from '@/testing/server'
import { adminApi } from './'

const { listAllOrders } = adminApi.endpoints

async function read(headers: Record<string, string>) {
  const rows = [anOrder()]
  server.use(mockResponse('listAllOrders', rows, { headers }))
  const { data } = await createStoreWithListeners().dispatch(listAllOrders.initiate({ page: 2 }))
  return { rows, data }
}

describe('a page of a list', () => {
  it('has its rows and the total number on all pages', async () => {
    const { rows, data } = await read({ 'X-Total-Count': '100000' })

    expect(data).toEqual({ rows, total: 100_000, isMore: false })
  })

  it('can have more matches than the server counted', async () => {
    const { data } = await read({ 'X-Total-Count': '1000', 'X-Total-More': 'true' })

    expect(data).toMatchObject({ total: 1000, isMore: true })
  })

  it('is the whole list if the server reports no total', async () => {
    const { data } = await read({})

    expect(data).toMatchObject({ total: 1, isMore: false })
  })
})
