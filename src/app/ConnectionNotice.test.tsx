import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { createMemoryRouter } from 'react-router-dom'
import { untilRetry } from '@/shared/lib/connection'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { server } from '@/testing/server'
import { ConnectionNotice } from './ConnectionNotice'
import * as messages from './messages'
import { loadPage } from './pageLoads'

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

/** The page `/slow` is loading until `load` resolves. */
function open(load: () => Promise<() => null> = () => new Promise(() => {})) {
  const router = createMemoryRouter([
    { path: '/', Component: () => null },
    { path: '/slow', lazy: async () => ({ Component: await loadPage(load) }) },
  ])
  render(<ConnectionNotice router={router} />)
  return router
}

/** As if the shop could not be reached. */
async function failToLoad() {
  server.use(http.head('/js/slow.js', () => HttpResponse.error()))
  const error = Object.assign(new Error('Loading chunk failed.'), { request: '/js/slow.js' })
  const router = open(jest.fn(async () => () => null).mockRejectedValueOnce(error))
  await act(async () => void router.navigate('/slow'))
}

afterEach(async () => {
  jest.restoreAllMocks()
  await act(async () => window.dispatchEvent(new Event('online')))
})

describe('the connection notice', () => {
  it('is shown while the browser is offline', () => {
    open()
    expect(screen.queryByText(/offline/)).not.toBeInTheDocument()

    setOnline(false)
    expect(screen.getByText(/^You're offline\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: t(shared.tryAgain) })).not.toBeInTheDocument()

    setOnline(true)
    expect(screen.queryByText(/offline/)).not.toBeInTheDocument()
  })

  it('announces that the page loads once the connection is back, and offers a retry', async () => {
    setOnline(false)
    await failToLoad()
    expect(await screen.findByText(t(messages.offlineWaiting))).toBeVisible()

    const retried = untilRetry(1)
    await userEvent.click(screen.getByRole('button', { name: t(shared.tryAgain) }))
    await retried
  })

  it('does not mention being offline if only the shop is unreachable', async () => {
    await failToLoad()
    expect(await screen.findByText(/^We can't reach the shop\./)).toBeVisible()
  })

  it('shows progress while a page is loading', async () => {
    let resolve: (page: () => null) => void = () => {}
    const router = open(
      () =>
        new Promise((done) => {
          resolve = done
        }),
    )
    await act(async () => void router.navigate('/slow'))
    expect(screen.getByText(t(messages.loadingPage))).toBeInTheDocument()
    await act(async () => resolve(() => null))
    expect(screen.queryByText(t(messages.loadingPage))).not.toBeInTheDocument()
  })
})
