import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Price } from './Price'

const meta = { component: Price, args: { price: 139500 } } satisfies Meta<typeof Price>
export default meta
type Story = StoryObj<typeof meta>

/** Without a discount nothing is struck through. */
export const Normal: Story = {}

/** The normal price is struck through beside what is paid. */
export const Reduced: Story = { args: { discountPrice: 124900 } }

/** For a card that stands out. */
export const Large: Story = { args: { discountPrice: 124900, size: 'lg' } }
