import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef, useState } from 'react'
import { createBrowserRouter, RouterProvider, useNavigate } from 'react-router-dom'
import { useCloseOnBack } from '@/shared/hooks/useCloseOnBack'
import { t } from '@/shared/lib/language'
import { listenForBack } from '@/shared/lib/layerHistory'
import { Link } from '@/shared/ui/Link'
import * as messages from './messages'
import { useGuardedClose } from './useGuardedClose'
import { useLeaveGuard } from './useLeaveGuard'

function Form({ onLogout }: { onLogout: () => void }) {
  const [isActive, setIsOn] = useState(false)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const navigate = useNavigate()
  const [isSaved, setIsSaved] = useState(false)
  const drawer = useRef<HTMLDialogElement>(null)
  useLeaveGuard(isActive && !isSaved)
  useEffect(() => {
    if (isSaved) void navigate('/list')
  }, [isSaved, navigate])
  useCloseOnBack(isSheetOpen, () => setIsSheetOpen(false))
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const closeDialog = useGuardedClose(isActive, () => setIsDialogOpen(false))
  useCloseOnBack(isDialogOpen, closeDialog)
  return (
    <>
      <h1>Form</h1>
      <button type="button" onClick={() => setIsOn(!isActive)}>
        {isActive ? 'Undo' : 'Type'}
      </button>
      <Link to="/list">To the list</Link>
      <a href="#content">Skip</a>
      <button type="button" data-leaves-page="" onClick={onLogout}>
        Logout
      </button>
      <button type="button" onClick={() => setIsSheetOpen(!isSheetOpen)}>
        {isSheetOpen ? 'Sheet is open' : 'Open sheet'}
      </button>
      <button type="button" onClick={() => setIsDialogOpen(true)}>
        {isDialogOpen ? 'Dialog is open' : 'Open dialog'}
      </button>
      <button type="button" onClick={() => setIsSaved(true)}>
        Save
      </button>
      <dialog ref={drawer} aria-label="Drawer">
        <Link to="/list">From the drawer</Link>
      </dialog>
      <button type="button" onClick={() => drawer.current?.showModal()}>
        Open drawer
      </button>
    </>
  )
}

const loggedOut = jest.fn()

let dispose = () => {}

beforeAll(listenForBack)
afterEach(() => dispose())

function open() {
  loggedOut.mockClear()
  window.history.replaceState(null, '', '/start')
  const router = createBrowserRouter([
    { path: '/start', element: <Link to="/form">To the form</Link> },
    { path: '/form', element: <Form onLogout={loggedOut} /> },
    { path: '/list', element: <h1>List</h1> },
  ])
  dispose = () => router.dispose()
  render(<RouterProvider router={router} />)
}

const click = (text: string) => userEvent.click(screen.getByText(text))
const question = () => screen.findByRole('dialog', { name: t(messages.leaveQuestion) })
const noQuestion = () =>
  expect(screen.queryByRole('dialog', { name: t(messages.leaveQuestion), hidden: true })).toBeNull()
const answer = async (text: string) => {
  await question()
  await userEvent.click(await screen.findByText(text, { selector: 'button' }))
  await waitFor(noQuestion)
}

async function openTyped() {
  open()
  await click('To the form')
  await click('Type')
}

function closing() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('leaving a page with unsaved changes', () => {
  it('by a link asks first, and stays if the user chooses to', async () => {
    await openTyped()
    await click('To the list')
    await answer(t(messages.stay))
    expect(screen.getByText('Form')).toBeVisible()
    await click('To the list')
    await answer(t(messages.leave))
    expect(await screen.findByText('List')).toBeVisible()
  })

  it('by logging out asks first', async () => {
    await openTyped()
    await click('Logout')
    await answer(t(messages.stay))
    expect(loggedOut).not.toHaveBeenCalled()
    await click('Logout')
    await answer(t(messages.leave))
    expect(loggedOut).toHaveBeenCalledTimes(1)
  })

  it("by the browser's back button asks first", async () => {
    await openTyped()
    act(() => window.history.back())
    await answer(t(messages.stay))
    expect(screen.getByText('Form')).toBeVisible()
    expect(window.location.pathname).toBe('/form')
    act(() => window.history.back())
    await answer(t(messages.leave))
    expect(await screen.findByText('To the form')).toBeVisible()
    expect(window.location.pathname).toBe('/start')
  })

  it("by the browser's back button, pressed twice over a dialog, asks once", async () => {
    await openTyped()
    await click('Open dialog')
    for (const choice of [t(messages.stay), t(messages.leave)]) {
      act(() => window.history.back())
      await question()
      act(() => window.history.back())
      await waitFor(() => expect(window.location.pathname).toBe('/form'))
      expect(screen.getByText('Dialog is open')).toBeInTheDocument()
      await answer(choice)
      if (choice === t(messages.stay)) expect(screen.getByText('Dialog is open')).toBeVisible()
    }
    expect(await screen.findByText('To the form')).toBeVisible()
    expect(window.location.pathname).toBe('/start')
  })

  it.each([
    ['is open', ['Open sheet']],
    ['was closed by its button', ['Open sheet', 'Sheet is open']],
  ])("by the browser's back button asks even if a sheet %s", async (_state, presses) => {
    await openTyped()
    for (const text of presses) await click(text)
    act(() => window.history.back())
    if (screen.queryByText('Sheet is open')) {
      expect(await screen.findByText('Open sheet')).toBeVisible()
      noQuestion()
      act(() => window.history.back())
    }
    await answer(t(messages.stay))
    expect(window.location.pathname).toBe('/form')
    act(() => window.history.back())
    await answer(t(messages.leave))
    expect(await screen.findByText('To the form')).toBeVisible()
  })

  it("by closing the tab shows the browser's warning", async () => {
    await openTyped()
    expect(closing()).toBe(true)
  })

  it('closes the drawer that contains the link, which would cover the confirmation', async () => {
    await openTyped()
    await click('Open drawer')
    await click('From the drawer')
    expect(screen.queryByRole('dialog', { name: 'Drawer' })).toBeNull()
    await answer(t(messages.stay))
  })
})

describe('leaving without a confirmation', () => {
  it('is possible without unsaved changes', async () => {
    await openTyped()
    await click('Undo')
    expect(closing()).toBe(false)
    await click('To the list')
    expect(await screen.findByText('List')).toBeVisible()
    noQuestion()
  })

  it('is possible for an anchor on the same page and after saving', async () => {
    await openTyped()
    await click('Skip')
    noQuestion()
    await click('Save')
    expect(await screen.findByText('List')).toBeVisible()
    noQuestion()
  })

  it('is possible for a link that opens another tab', async () => {
    await openTyped()
    const other = jest.fn((event: MouseEvent) => event.preventDefault())
    document.body.addEventListener('click', other)
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(screen.getByText('To the list'))
    await user.keyboard('{/Control}')
    document.body.removeEventListener('click', other)
    expect(other).toHaveBeenCalled()
    noQuestion()
  })
})
