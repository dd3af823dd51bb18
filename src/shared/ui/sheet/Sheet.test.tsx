import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Sheet } from './Sheet'

function Menu({ variant }: { variant: 'drawer' | 'panel' }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Sheet variant={variant} label="Menu" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <a href="#orders">Orders</a>
      </Sheet>
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Open' })

async function open(variant: 'drawer' | 'panel') {
  render(<Menu variant={variant} />)
  await userEvent.click(opener())
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' })
}

describe('a drawer', () => {
  it('keeps its content mounted while it is closed', () => {
    render(<Menu variant="drawer" />)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByText('Orders')).toBeInTheDocument()
  })

  it('closes on Escape and returns the focus', async () => {
    const dialog = await open('drawer')
    // The browser fires this event for Escape.
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(opener()).toHaveFocus()
  })

  it('closes on a click beside it, but not on a click inside', async () => {
    const dialog = await open('drawer')
    await userEvent.click(screen.getByText('Orders'))
    expect(dialog).toHaveAttribute('open')
    await userEvent.click(dialog)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('can be opened again after other code has closed its dialog', async () => {
    const dialog = await open('drawer')
    act(() => dialog.close())
    await userEvent.click(opener())
    expect(dialog).toHaveAttribute('open')
  })
})

describe('a panel', () => {
  it('has the focus, closes on Escape and returns the focus', async () => {
    expect(await open('panel')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(opener()).toHaveFocus()
  })

  it('stays open on a click on the page beside it', async () => {
    const dialog = await open('panel')
    await userEvent.click(document.body)
    expect(dialog).toHaveAttribute('open')
  })
})
