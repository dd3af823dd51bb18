import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { untilRetry } from '../shared/lib/connection'
import { renderWithStore } from '../testing/renderWithStore'
import { ConnectionNotice } from './ConnectionNotice'
import { notifyPageLoads, type PageLoadStatus } from './pageLoads'
import { appRoutes } from './routes'

const home = appRoutes.find(({ path }) => path === '/')
if (!home) throw new Error('there is no home page')

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

function setHomeStatus(status: PageLoadStatus) {
  jest.spyOn(home as NonNullable<typeof home>, 'getStatus').mockReturnValue(status)
  act(() => notifyPageLoads())
}

afterEach(() => jest.restoreAllMocks())

describe('the connection notice', () => {
  it('is shown while the browser is offline', () => {
    renderWithStore(<ConnectionNotice />)
    expect(screen.queryByText(/offline/)).not.toBeInTheDocument()

    setOnline(false)
    expect(screen.getByText(/^You're offline\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()

    setOnline(true)
    expect(screen.queryByText(/offline/)).not.toBeInTheDocument()
  })

  it('announces that the page loads once the connection is back, and offers a retry', async () => {
    renderWithStore(<ConnectionNotice />)
    setOnline(false)
    setHomeStatus('waiting')
    expect(screen.getByText("You're offline. We'll load this page when you're back.")).toBeVisible()

    const retried = untilRetry(1)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await retried
  })

  it('does not mention being offline if only the shop is unreachable', () => {
    renderWithStore(<ConnectionNotice />)
    setHomeStatus('waiting')
    expect(screen.getByText(/^We can't reach the shop\./)).toBeVisible()
  })

  it('shows progress while a page is loading', () => {
    renderWithStore(<ConnectionNotice />)
    setHomeStatus('loading')
    expect(screen.getByText('Loading the page…')).toBeInTheDocument()
    setHomeStatus('idle')
    expect(screen.queryByText('Loading the page…')).not.toBeInTheDocument()
  })
})
