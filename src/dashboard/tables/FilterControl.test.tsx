import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enter } from '@/testing/enter'
import { FilterControl } from './FilterControl'

const field = () => screen.getByLabelText('Price from')

function open(value = '') {
  const changed = jest.fn()
  render(
    <FilterControl
      field={{ kind: 'amount', name: 'minPrice', label: 'Price from' }}
      value={value}
      onChange={changed}
    />,
  )
  return changed
}

it.each([
  ['500', '500'],
  ['1,500', '1500'],
  ['৳ ৯৯০.৫', '990.5'],
])('reads the amount %s', async (text, value) => {
  const changed = open()
  await enter(field(), text)
  await userEvent.keyboard('{Enter}')
  expect(changed.mock.calls).toEqual([['minPrice', value]])
  expect(field()).toBeValid()
})

it('keeps the value as it is until another one is entered', async () => {
  const changed = open('900.50')
  await userEvent.click(field())
  await userEvent.tab()
  expect(field()).toHaveValue('900.50')
  expect(changed).not.toHaveBeenCalled()
})

it('marks what is no amount', async () => {
  open()
  await enter(field(), 'cheap')
  expect(field()).toBeInvalid()
})

it('applies the value at once when the field is left', async () => {
  const changed = open()
  await enter(field(), '700')
  await userEvent.tab()
  expect(changed.mock.calls).toEqual([['minPrice', '700']])
})
