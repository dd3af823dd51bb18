import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SubmitEvent } from 'react'
import { Button } from './Button'
import { IconButton } from './IconButton'

type State = { isBusy?: boolean; disabled?: boolean }

function Form({ onSubmit, ...state }: State & { onSubmit: () => void }) {
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form onSubmit={handleSubmit}>
      <input aria-label="Name" />
      <Button type="submit" {...state}>
        Save
      </Button>
    </form>
  )
}

const button = () => screen.getByRole('button')

describe.each([{ isBusy: true }, { disabled: true }])('a button with %o', (state: State) => {
  // jsdom keeps the focus on a button that becomes disabled, but cannot focus a disabled one.
  it('is focusable', async () => {
    render(<Button {...state}>Save</Button>)
    await userEvent.tab()

    expect(button()).toHaveFocus()
    expect(button()).toBeDisabled()
  })

  it('does nothing when it is clicked', async () => {
    const onClick = jest.fn()
    render(
      <Button {...state} onClick={onClick}>
        Save
      </Button>,
    )
    await userEvent.click(button())
    await userEvent.keyboard('{Enter} ')

    expect(onClick).not.toHaveBeenCalled()
  })

  it('does not submit its form by click or by Enter in a field', async () => {
    const onSubmit = jest.fn()
    const { rerender } = render(<Form {...state} onSubmit={onSubmit} />)
    await userEvent.click(button())
    await userEvent.type(screen.getByLabelText('Name'), 'Rahima{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()

    rerender(<Form onSubmit={onSubmit} />)
    await userEvent.type(screen.getByLabelText('Name'), '{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})

it('a disabled icon button is focusable and does nothing', async () => {
  const onClick = jest.fn()
  render(<IconButton aria-label="Decrease quantity" disabled onClick={onClick} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')

  expect(button()).toHaveFocus()
  expect(button()).toBeDisabled()
  expect(onClick).not.toHaveBeenCalled()
})
