import { fireEvent, render, screen } from '@testing-library/react'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'
import { PriceSliders } from './PriceSliders'

it('chooses the price as soon as the thumb is released, since its sheet may close then', () => {
  const choose = jest.fn()
  const { unmount } = render(<PriceSliders price={{ min: 0 }} onChange={choose} />)
  const thumb = screen.getByRole('slider', { name: t(messages.maximumPrice) })
  fireEvent.pointerDown(thumb)
  fireEvent.change(thumb, { target: { value: '5000' } })
  expect(choose).not.toHaveBeenCalled()
  fireEvent.pointerUp(thumb)
  unmount()
  expect(choose.mock.calls).toEqual([[{ min: 0, max: 5000 }]])
})
