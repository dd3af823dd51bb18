import { act, render, screen } from '@testing-library/react'
import { memo } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { defer } from '@/testing/defer'
import { forgetLoader, loadRoute } from './loadRoute'

/** Two pages; the code of the second comes with `arrive`. */
function setUp() {
  const code = defer()
  const loader = jest.fn(() => null)
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>First</p> },
      {
        path: '/second',
        lazy: async () => {
          await code.promise
          return { Component: memo(() => <p>Second</p>) }
        },
        loader,
      },
    ],
    { initialEntries: ['/'] },
  )
  render(<RouterProvider router={router} useTransitions={false} />)
  const [, second] = router.routes
  if (!second) throw new Error('there is no second page')
  return { router, second, loader, arrive: code.resolve }
}

describe('a page whose code was prefetched', () => {
  it('is opened at once, without its loader', async () => {
    const { router, second, loader, arrive } = setUp()
    arrive()
    await loadRoute(second)
    act(() => void router.navigate('/second'))
    expect(screen.getByText('Second')).toBeInTheDocument()
    expect(loader).not.toHaveBeenCalled()
  })

  it('is not mounted again if the tap came before the code', async () => {
    const { router, second, arrive } = setUp()
    const prefetch = loadRoute(second)
    const opening = router.navigate('/second')
    await act(async () => {
      arrive()
      await opening
    })
    const page = screen.getByText('Second')
    await prefetch
    await act(() => router.navigate('/second?page=2'))
    expect(screen.getByText('Second')).toBe(page)
  })
})

describe('the loader of a page', () => {
  it('is forgotten once the router has loaded its code', async () => {
    const { router, second, loader, arrive } = setUp()
    forgetLoader(second)
    arrive()
    await act(() => router.navigate('/second'))
    expect(loader).toHaveBeenCalledTimes(1)
    forgetLoader(second)
    act(() => void router.navigate('/second?page=2'))
    expect(router.state.location.search).toBe('?page=2')
    expect(loader).toHaveBeenCalledTimes(1)
  })
})
