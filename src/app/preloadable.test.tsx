import { act, render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { Component, type ReactNode, Suspense } from 'react'
import { server } from '../testing/server'
import { preloadable } from './preloadable'

const page = { default: () => <h1>Here</h1> }

const file = '/js/fan.1234.js'
const chunkError = () => Object.assign(new Error('Loading chunk failed.'), { request: file })

afterEach(() => sessionStorage.clear())

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
  it('suspends until its chunk is loaded, which is loaded once', async () => {
    const load = jest.fn(async () => page)
    const { Page, preload } = preloadable(load)
    await act(async () => void show(Page))
    expect(await screen.findByText('Here')).toBeVisible()
    await preload()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('renders a preloaded page without suspending', async () => {
    const { Page, preload } = preloadable(async () => page)
    await preload()
    show(Page)
    expect(screen.getByText('Here')).toBeVisible()
  })

  it('throws the error of its chunk, and loads it again the next time', async () => {
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

  it('shows the page once the connection is back', async () => {
    server.use(http.head(file, () => HttpResponse.error()))
    const load = jest.fn(async () => page).mockRejectedValueOnce(chunkError())
    const { Page, getStatus } = preloadable(load)
    await act(async () => void show(Page))
    await waitFor(() => expect(getStatus()).toBe('waiting'))
    expect(screen.getByText('Loading')).toBeVisible()

    window.dispatchEvent(new Event('online'))

    expect(await screen.findByText('Here')).toBeVisible()
    expect(getStatus()).toBe('idle')
  })

  it('reloads the shop for a file that a deployment removed, and fails if it is still missing then', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    server.use(http.head(file, () => new HttpResponse(null, { status: 404 })))
    const load = () => Promise.reject(chunkError())
    const reload = jest.fn()

    const first = show(preloadable(load, reload).Page)
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(screen.queryByText('Failed')).not.toBeInTheDocument()
    first.unmount()

    await act(async () => void show(preloadable(load, reload).Page))
    expect(await screen.findByText('Failed')).toBeVisible()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does not reload for a page that is only preloaded', async () => {
    server.use(http.head(file, () => new HttpResponse(null, { status: 404 })))
    const reload = jest.fn()
    const { preload } = preloadable(() => Promise.reject(chunkError()), reload)
    await expect(preload()).rejects.toThrow('Loading chunk failed.')
    expect(reload).not.toHaveBeenCalled()
  })
})
