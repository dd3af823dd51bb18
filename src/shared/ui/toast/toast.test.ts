import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { server } from '@/testing/server'
import { showToast } from './toast'

// The toasts live in a root of their own that no test renders.
beforeAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false))
afterAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true))

/** In small steps, between which React renders. */
async function advance(milliseconds: number) {
  for (let time = 0; time < milliseconds; time += 5) await jest.advanceTimersByTimeAsync(5)
}

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

  it('shows a message once at a time, and again after it has left', async () => {
    jest.useFakeTimers()
    showToast('Wrong Coupon!', 'error')
    showToast('Wrong Coupon!', 'error')
    await screen.findByText('Wrong Coupon!')
    await jest.advanceTimersByTimeAsync(1000)
    showToast('Wrong Coupon!', 'error')
    await jest.advanceTimersByTimeAsync(100)
    expect(screen.getAllByText('Wrong Coupon!')).toHaveLength(1)

    await advance(1500)
    // The first one is leaving.
    showToast('Wrong Coupon!', 'error')
    await advance(1000)
    expect(screen.getAllByText('Wrong Coupon!')).toHaveLength(1)
    await advance(3000)
    expect(screen.queryByText('Wrong Coupon!')).toBeNull()
    jest.useRealTimers()
  })

  it('shows a detail in the toast of its message', async () => {
    jest.useFakeTimers()
    showToast('Registration successful!', 'success', 'We’ve sent you a link.')
    const message = await screen.findByText('Registration successful!')
    expect(message.closest('[role=alert]')).toHaveTextContent('We’ve sent you a link.')
    await advance(4000)
    jest.useRealTimers()
  })

  // [spec 9.11]
  it('shows up to three messages', async () => {
    jest.useFakeTimers()
    for (const message of ['one', 'two', 'three', 'four']) showToast(message, 'warning')

    expect(await screen.findByText('four')).toBeInTheDocument()
    // The first one leaves.
    await advance(1000)
    expect(screen.getAllByRole('alert')).toHaveLength(3)
    jest.useRealTimers()
  })
})
