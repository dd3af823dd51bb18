import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { preloadable } from './preloadable'

const page = { default: () => <h1>Here</h1> }

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? <p>Failed</p> : this.props.children
  }
}

const show = (Page: () => ReactNode) =>
  render(
    <Boundary>
      <Suspense fallback={<p>Loading</p>}>
        <Page />
      </Suspense>
    </Boundary>,
  )

describe('preloadable', () => {
  it('waits for its chunk, which it loads once', async () => {
    const load = jest.fn(async () => page)
    const { Page, preload } = preloadable(load)
    await act(async () => void show(Page))
    expect(await screen.findByText('Here')).toBeVisible()
    await preload()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('renders at once what has been loaded before', async () => {
    const { Page, preload } = preloadable(async () => page)
    await preload()
    show(Page)
    expect(screen.getByText('Here')).toBeVisible()
  })

  it('fails as its chunk does, and loads it again at the next occasion', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const load = jest.fn(async () => page).mockRejectedValueOnce(new Error('no connection'))
    const { Page, preload } = preloadable(load)
    await act(async () => void show(Page))
    expect(await screen.findByText('Failed')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
    await preload()
    show(Page)
    expect(screen.getByText('Here')).toBeVisible()
  })
})
