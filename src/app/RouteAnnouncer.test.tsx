import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from '../shared/ui/link/Link'
import { renderWithStore } from '../testing/renderWithStore'
import { RouteAnnouncer } from './RouteAnnouncer'

function Page() {
  return (
    <>
      <Link to="/fans">Fans</Link>
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
})
