import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Sheet } from './Sheet'

function Menu() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Sheet variant="drawer" label="Menu" onClose={() => setIsOpen(false)}>
          <a href="#orders">Orders</a>
        </Sheet>
      )}
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Open' })

async function open() {
  render(<Menu />)
  await userEvent.click(opener())
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' })
}

describe('a drawer', () => {
  it('closes on Escape and returns the focus', async () => {
    const dialog = await open()
    // The browser fires this event for Escape.
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(opener()).toHaveFocus()
  })

  it('closes on a click beside it, but not on a click inside', async () => {
    const dialog = await open()
    await userEvent.click(screen.getByText('Orders'))
    expect(dialog).toHaveAttribute('open')
    await userEvent.click(dialog)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('can be opened again after other code has closed its dialog', async () => {
    const dialog = await open()
    act(() => dialog.close())
    await userEvent.click(opener())
    expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveAttribute('open')
  })
})
