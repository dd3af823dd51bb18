import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '@/testing/builders'
import { CartNotice } from './CartNotice'

const meta = {
  component: CartNotice,
  args: {
    product: aProduct({ images: ['/images/og.jpg'] }),
    quantity: 2,
    onClose: () => {},
  },
} satisfies Meta<typeof CartNotice>
export default meta

/** What has just gone into the cart. */
export const Default: StoryObj<typeof meta> = {}
