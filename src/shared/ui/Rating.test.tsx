import { render, screen } from '@testing-library/react'
import { Rating } from './Rating'

it('says the mean of the stars, and of how many ratings', () => {
  render(<Rating starCounts={[1, 0, 0, 2, 9]} />)
  const rating = screen.getByRole('img', { name: '4.5 out of 5 stars, 12 ratings' })
  expect(rating).toHaveTextContent('4.5 (12)')
})

it.each([[undefined], [[0, 0, 0, 0, 0]]])('is not there without ratings (%j)', (starCounts) => {
  const { container } = render(<Rating starCounts={starCounts} />)
  expect(container).toBeEmptyDOMElement()
})
