import { act, fireEvent, render } from '@testing-library/react'
import { Suspense, use } from 'react'
import { SplashRemover } from './SplashRemover'

/** jsdom has no animations. */
function addSplash(playState: AnimationPlayState) {
  const splash = document.createElement('div')
  splash.className = 'splash'
  splash.append(document.createElement('div'))
  splash.getAnimations = () => [{ playState } as Animation]
  document.body.append(splash)
  return splash
}

afterEach(() => document.querySelector('.splash')?.remove())

describe('the splash screen', () => {
  it('is removed after its animation', () => {
    const splash = addSplash('running')
    render(<SplashRemover />)
    expect(splash).toBeInTheDocument()

    // Its ring has animations of its own.
    fireEvent.animationEnd(splash.firstElementChild ?? splash)
    expect(splash).toBeInTheDocument()

    fireEvent.animationEnd(splash)
    expect(splash).not.toBeInTheDocument()
  })

  it('stays with its spinner until the first page is rendered', async () => {
    const splash = addSplash('finished')
    let resolve = () => {}
    const loading = new Promise<void>((done) => {
      resolve = done
    })
    const Page = () => {
      use(loading)
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

    await act(async () => resolve())
    expect(splash).not.toBeInTheDocument()
  })
})
