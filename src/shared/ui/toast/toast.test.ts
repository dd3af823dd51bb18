import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { server } from '../../../testing/server'
import { showToast } from '.'

// The toasts live in a root of their own that no test renders.
beforeAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false))
afterAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true))

describe('showToast', () => {
  it('shows a message once its code can be loaded', async () => {
    const file = '/js/toast.1234.js'
    const chunkError = Object.assign(new Error('Loading chunk failed.'), { request: file })
    const lost = new Promise<void>((resolve) => {
      server.use(
        http.head(file, () => {
          resolve()
          return HttpResponse.error()
        }),
      )
    })
    jest.doMock('./ToastHost', () => {
      throw chunkError
    })

    showToast('Failed to place order', 'error')
    await lost
    jest.dontMock('./ToastHost')
    // The retry timer starts right after the check.
    await waitFor(() => {
      window.dispatchEvent(new Event('online'))
      expect(screen.getByRole('alert')).toHaveTextContent('Failed to place order')
    })
  })

  // [spec 9.11]
  it('shows and announces a message for 2.5 seconds', async () => {
    jest.useFakeTimers()
    showToast('Added to cart')
    const message = await screen.findByText('Added to cart')
    expect(message.closest('[role=alert]')).toBeVisible()

    await jest.advanceTimersByTimeAsync(2400)
    expect(message).toBeVisible()
    // Leaving takes half a second, and some renderings: React gets its turns between small steps.
    for (let time = 2400; time < 3600; time++) await jest.advanceTimersByTimeAsync(1)
    expect(message).not.toBeInTheDocument()
    jest.useRealTimers()
  })

  // [spec 9.11]
  it('shows up to three messages', async () => {
    for (const message of ['one', 'two', 'three', 'four']) showToast(message, 'warning')

    expect(await screen.findByText('four')).toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3), { timeout: 3000 })
  })
})
