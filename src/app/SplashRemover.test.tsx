import { act, render, waitFor } from '@testing-library/react'
import { Suspense, use } from 'react'
import { defer } from '@/testing/defer'
import { SplashRemover } from './SplashRemover'

/** jsdom has no animations. */
function addSplash(finished: Promise<unknown>) {
  const splash = document.createElement('div')
  splash.className = 'splash'
  splash.getAnimations = () => [{ finished } as Animation]
  document.body.append(splash)
  return splash
}

afterEach(() => document.querySelector('.splash')?.remove())

describe('the splash screen', () => {
  it('is removed after its animation', async () => {
    const lifted = defer()
    const splash = addSplash(lifted.promise)
    render(<SplashRemover />)
    expect(splash).toBeInTheDocument()

    lifted.resolve()
    await waitFor(() => expect(splash).not.toBeInTheDocument())
  })

  it('stays with its spinner until the first page is rendered', async () => {
    const splash = addSplash(Promise.resolve())
    const loading = defer()
    const Page = () => {
      use(loading.promise)
      return null
    }
    await act(
      async () =>
        void render(
          <Suspense fallback="Loading">
            <Page />
            <SplashRemover />
          </Suspense>,
        ),
    )
    expect(splash).toBeInTheDocument()

    await act(async () => loading.resolve())
    expect(splash).not.toBeInTheDocument()
  })
})
