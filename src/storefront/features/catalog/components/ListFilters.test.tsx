import { render, screen } from '@testing-library/react'
import { type Listing, maxFilters, readListing } from '@/common/listing'
import { ListFilters } from './ListFilters'

const colours = ['Black', 'White', 'Mint', 'Sky', 'Coral', 'Ivory', 'Sand', 'Teal', 'Lilac']
const offered = [{ name: 'brand', values: colours.map((value) => ({ value, count: 1 })) }]
const withFilters = (...names: string[]): Listing => ({
  ...readListing(new URLSearchParams()),
  filters: names.map((name) => `brand:${name}`).sort(),
})
const box = (name: string) => screen.getByRole('checkbox', { name: `${name} (1)` })
const filtersOf = (listing: Listing) => (
  <ListFilters listing={listing} offered={offered} onChange={jest.fn()} />
)

it('are as many as the address holds: others cannot be chosen then', () => {
  const { rerender } = render(filtersOf(withFilters(...colours.slice(0, maxFilters))))
  expect(box('Lilac')).toBeDisabled()
  expect(box('Black')).toBeEnabled()
  rerender(filtersOf(withFilters(...colours.slice(0, maxFilters - 1))))
  expect(box('Lilac')).toBeEnabled()
})

it('stay where they are when the last one of a long group is removed', () => {
  const { container, rerender } = render(filtersOf(withFilters('Mint')))
  const group = container.querySelector('details')
  expect(group).toHaveAttribute('open')
  rerender(filtersOf(withFilters()))
  expect(group).toHaveAttribute('open')
})
