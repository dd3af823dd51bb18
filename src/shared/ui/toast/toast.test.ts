import { screen, waitFor } from '@testing-library/react'
import { showToast } from '.'

// The toasts live in a root of their own that no test renders.
beforeAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false))
afterAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true))

describe('showToast', () => {
  it('says it to eyes and ears, and goes after 2.5 seconds', async () => {
    await showToast('Added to cart')

    expect(await screen.findByRole('alert')).toHaveTextContent('Added to cart')
    await waitFor(() => expect(screen.queryByText('Added to cart')).not.toBeInTheDocument(), {
      timeout: 5000,
    })
  })

  it('shows the last three at most', async () => {
    for (const message of ['one', 'two', 'three', 'four']) await showToast(message, 'warning')

    expect(await screen.findByText('four')).toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3), { timeout: 3000 })
  })
})
