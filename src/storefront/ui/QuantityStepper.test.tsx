import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import * as messages from './messages'
import { QuantityStepper } from './QuantityStepper'

function Field({ onChange }: { onChange: (quantity: number) => void }) {
  const [value, setValue] = useState(4)
  function handleChange(next: number) {
    setValue(next)
    onChange(next)
  }
  return <QuantityStepper value={value} onChange={handleChange} />
}

const field = () => screen.getByRole('spinbutton', { name: t(shared.quantity) })

async function type(text: string, end = '{Enter}') {
  const onChange = jest.fn()
  render(<Field onChange={onChange} />)
  await userEvent.clear(field())
  await userEvent.type(field(), text)
  expect(field()).toHaveValue(text)
  if (end === 'blur') await userEvent.tab()
  else await userEvent.keyboard(end)
  return onChange
}

describe('typing a quantity', () => {
  it.each(['{Enter}', 'blur'])('accepts Bengali digits, saved with %s', async (end) => {
    const onChange = await type('১২', end)
    expect(field()).toHaveValue('12')
    expect(onChange.mock.calls).toEqual([[12]])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it.each(['2.7', '2,5', '-3', 'two'])(
    'keeps the old quantity for %p and shows what is allowed',
    async (text) => {
      const onChange = await type(text, 'blur')
      expect(field()).toHaveValue('4')
      expect(field()).toHaveAccessibleDescription(t(messages.wholeNumbersOnly)(1, 99))
      expect(screen.getByRole('alert')).toBeVisible()
      expect(onChange).not.toHaveBeenCalled()
    },
  )

  it('is clamped to the range, with a message until the next change', async () => {
    const onChange = await type('250')
    expect(field()).toHaveValue('99')
    expect(screen.getByRole('alert')).toHaveTextContent(t(messages.maximumIs)(99))
    await userEvent.click(screen.getByRole('button', { name: t(messages.decreaseQuantity) }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await userEvent.clear(field())
    await userEvent.type(field(), '0{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent(t(messages.minimumIs)(1))
    expect(onChange.mock.calls).toEqual([[99], [98], [1]])
    await userEvent.type(field(), '5')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
