import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
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
  it('says nothing of the first page and leaves the focus where it is', () => {
    document.title = 'First'
    renderWithStore(<Page />)

    expect(screen.queryByText('First')).not.toBeInTheDocument()
    expect(document.body).toHaveFocus()
  })

  it('reads out the title of the next page and puts the focus at its start', async () => {
    renderWithStore(<Page />)

    await userEvent.click(screen.getByRole('link', { name: 'Fans' }))
    document.title = 'Fan - Jontro'

    await waitFor(() => expect(screen.getByText('Fan - Jontro')).toBeInTheDocument())
    expect(screen.getByRole('main')).toHaveFocus()
  })
})
