import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { aProduct } from '@/testing/builders'
import { operationOf } from '@/testing/contract'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { ComparePage } from './ComparePage'

const mockIds: string[] = []
jest.mock('@/common/comparison', () => ({
  ...jest.requireActual<object>('@/common/comparison'),
  maxCompared: 5,
  readComparedIds: () => mockIds,
}))

it('a comparison shows as many products as the shop allows', async () => {
  const products = ['One', 'Two', 'Three', 'Four', 'Five'].map((productName) =>
    aProduct({ productName }),
  )
  mockIds.push(...products.map(({ _id }) => _id))
  server.use(
    http.get(operationOf('getProduct').path.replace('{id}', ':id'), ({ params: { id } }) =>
      HttpResponse.json(products.find(({ _id }) => _id === id)),
    ),
  )
  renderWithStore(<ComparePage />, { at: `/compare?ids=${mockIds.join()}` })
  for (const { productName } of products) {
    expect(await screen.findByRole('link', { name: productName })).toBeVisible()
  }
})
