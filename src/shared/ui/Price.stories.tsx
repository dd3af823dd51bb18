import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Price } from './Price'

const meta = { component: Price, args: { price: 139500 } } satisfies Meta<typeof Price>
export default meta
type Story = StoryObj<typeof meta>

/** Without a discount. */
export const Normal: Story = {}

/** With the original price struck through. */
export const Reduced: Story = { args: { discountPrice: 124900 } }

/** Larger, for prominent cards. */
export const Large: Story = { args: { discountPrice: 124900, size: 'lg' } }
