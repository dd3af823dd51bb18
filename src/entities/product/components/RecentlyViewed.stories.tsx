import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anId, aProduct } from '@/testing/builders'
import { mockError, mockResponse } from '@/testing/doubles'
import { RecentlyViewed } from './RecentlyViewed'

const product = aProduct({ images: ['/images/og.jpg'] })

const meta = { component: RecentlyViewed } satisfies Meta<typeof RecentlyViewed>
export default meta
type Story = StoryObj<typeof meta>

/** What was looked at, the last one first. */
export const Full: Story = {
  args: { ids: [product._id] },
  parameters: { doubles: [mockResponse('getProduct', product)] },
}

/** Asks for what no list has brought. */
export const Loading: Story = {
  args: { ids: [anId(), anId(), anId()] },
  parameters: { doubles: [mockResponse('getProduct', product, { delayed: 'infinite' })] },
}

/** The shop no longer has it: nothing is shown. */
export const Gone: Story = {
  args: { ids: [anId()] },
  parameters: { doubles: [mockError('getProduct', { status: 404 })] },
}
