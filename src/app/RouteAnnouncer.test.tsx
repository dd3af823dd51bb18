import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from '@/shared/ui/Link'
import { renderWithStore } from '@/testing/renderWithStore'
import { RouteAnnouncer } from './RouteAnnouncer'

function Page() {
  return (
    <>
      <Link to="/fans">Fans</Link>
      <Link to="/fan">Fan</Link>
      <main id="content" tabIndex={-1} />
      <RouteAnnouncer />
    </>
  )
}

describe('the route announcer', () => {
  it('neither announces the first page nor moves the focus', () => {
    document.title = 'First'
    renderWithStore(<Page />)

    expect(screen.queryByText('First')).not.toBeInTheDocument()
    expect(document.body).toHaveFocus()
  })

  it('announces the title of the next page and focuses its start', async () => {
    renderWithStore(<Page />)

    await userEvent.click(screen.getByRole('link', { name: 'Fans' }))
    document.title = 'Fan - Jontro'

    await waitFor(() => expect(screen.getByText('Fan - Jontro')).toBeInTheDocument())
    expect(screen.getByRole('main')).toHaveFocus()
  })
  it('waits for a title that depends on slow data, and never announces that of the last page', async () => {
    jest.useFakeTimers()
    document.title = 'Home - Jontro'
    renderWithStore(<Page />)

    act(() => screen.getByRole('link', { name: 'Fans' }).click())
    await act(() => jest.advanceTimersByTimeAsync(2000))
    expect(screen.queryByText('Home - Jontro')).not.toBeInTheDocument()
    await act(async () => {
      document.title = 'Storm Fan - Jontro'
      await jest.advanceTimersByTimeAsync(0)
    })

    expect(screen.getByText('Storm Fan - Jontro')).toBeInTheDocument()
    jest.useRealTimers()
  })

  it('announces the title when the URL of the new page is corrected', async () => {
    jest.useFakeTimers()
    document.title = 'Home - Jontro'
    renderWithStore(<Page />)

    act(() => screen.getByRole('link', { name: 'Fans' }).click())
    document.title = 'Fan - Jontro'
    await act(() => jest.advanceTimersByTimeAsync(100))
    act(() => screen.getByRole('link', { name: 'Fan' }).click())
    await act(() => jest.advanceTimersByTimeAsync(400))

    expect(screen.getByText('Fan - Jontro')).toBeInTheDocument()
    jest.useRealTimers()
  })
})
