import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { t } from '@/shared/lib/language'
import * as messages from '@/shared/messages'
import { askToConfirm, showSuccess, showWarning } from './dialog'

const question = { title: 'Are you sure?', confirmLabel: 'Yes, delete it' }

/** A dialog fades in, so it is in the DOM one frame before it is visible. */
const expectSeen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

async function press(label: string) {
  await userEvent.click(await screen.findByText(label, { selector: 'button' }))
}

describe('a dialog', () => {
  // [spec 8.19]
  it('resolves to whether the user confirmed', async () => {
    const yes = askToConfirm(question)
    await expectSeen(await screen.findByRole('dialog', { name: 'Are you sure?' }))
    await press('Yes, delete it')
    expect(await yes).toBe(true)

    const no = askToConfirm(question)
    await press(t(messages.cancel))
    expect(await no).toBe(false)
  })

  it('is marked if it confirms that something is lost', async () => {
    for (const isDestructive of [true, false]) {
      const answer = askToConfirm({ ...question, isDestructive })
      const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' })
      expect(dialog.classList.contains('dialog-destructive')).toBe(isDestructive)
      await press(t(messages.cancel))
      await answer
    }
  })

  it('shows a title as text, not as HTML', async () => {
    const shown = showWarning({ title: '<img src=x alt="sly">', text: '<b>bold</b>' })

    await expectSeen(await screen.findByText('<img src=x alt="sly">'))
    expect(screen.getByText('<b>bold</b>')).toBeVisible()
    expect(screen.queryByAltText('sly')).not.toBeInTheDocument()

    await press(t(messages.ok))
    await shown
  })

  it.each([
    ['leaves the page hidden below a dialog that stays', true],
    ['shows the page to screen readers if the dialog below has closed meanwhile', false],
  ])('%s', async (_name, stays) => {
    const root = document.body.appendChild(document.createElement('div'))
    const below = document.body.appendChild(document.createElement('div'))
    root.id = 'root'
    root.setAttribute('aria-hidden', 'true')
    below.setAttribute('role', 'dialog')
    const answer = askToConfirm(question)
    await screen.findByText(question.confirmLabel)
    if (!stays) {
      below.remove()
      root.removeAttribute('aria-hidden')
    }
    await press(question.confirmLabel)
    await answer

    await waitFor(() => expect(root.getAttribute('aria-hidden')).toBe(stays ? 'true' : null))
    expect(screen.queryByText(question.title)).not.toBeInTheDocument()
    root.remove()
    below.remove()
  })

  // [spec 9.11]
  it('closes automatically after a success', async () => {
    jest.useFakeTimers()
    const shown = showSuccess({ title: 'Deleted!' })
    await expectSeen(await screen.findByText('Deleted!'))

    await jest.advanceTimersByTimeAsync(1500)
    expect(screen.getByText('Deleted!')).toBeVisible()
    await jest.advanceTimersByTimeAsync(1000)
    await shown
    jest.useRealTimers()

    expect(screen.queryByText('Deleted!')).not.toBeInTheDocument()
  })

  it('returns the focus to the button that opened it', async () => {
    document.body.innerHTML = '<ul tabindex="-1"><li><button>Delete</button></li></ul>'
    const opener = screen.getByText('Delete')
    opener.focus()
    const confirmed = askToConfirm(question)
    await waitFor(() => expect(opener).not.toHaveFocus())
    await press('Yes, delete it')
    await confirmed

    await waitFor(() => expect(opener).toHaveFocus())
  })

  it('keeps the focus in the list if the row that opened it is deleted', async () => {
    document.body.innerHTML = '<ul tabindex="-1"><li><button>Delete</button></li></ul>'
    screen.getByText('Delete').focus()
    const confirmed = askToConfirm(question)
    await press('Yes, delete it')
    await confirmed
    screen.getByRole('listitem', { hidden: true }).remove()
    jest.useFakeTimers()
    const shown = showSuccess({ title: 'Deleted!' })
    await screen.findByText('Deleted!')
    await jest.advanceTimersByTimeAsync(2500)
    await shown
    jest.useRealTimers()

    await waitFor(() => expect(screen.getByRole('list')).toHaveFocus())
  })
})
