import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '@/testing/builders'
import { mockError, mockResponse } from '@/testing/doubles'
import { Deals } from './Deals'

const images = ['/images/og.jpg']
const products = [1, 2, 3, 4, 5, 6].map((tenths) =>
  aProduct({ images, price: 3000, discountPrice: 3000 - tenths * 300 }),
)
const lists = ['listBestSellers', 'listNewArrivals', 'listPopularGadgets'] as const

const meta = { component: Deals } satisfies Meta<typeof Deals>
export default meta
type Story = StoryObj<typeof meta>

/** The largest discount first. */
export const Full: Story = {
  parameters: { doubles: lists.map((list) => mockResponse(list, products)) },
}

/** Until all three lists are there. */
export const Loading: Story = {
  parameters: { doubles: lists.map((list) => mockResponse(list, [], { delayed: 'infinite' })) },
}

/** Nothing is reduced. */
export const Empty: Story = { parameters: { doubles: lists.map((list) => mockResponse(list, [])) } }

/** None of the lists came. */
export const Failed: Story = {
  parameters: { doubles: lists.map((list) => mockError(list, { status: 503 })) },
}
