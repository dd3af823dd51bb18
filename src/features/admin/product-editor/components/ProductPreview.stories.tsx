import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ProductPreview } from './ProductPreview'

const meta = {
  component: ProductPreview,
  args: { children: <p>A card of the shop.</p> },
} satisfies Meta<typeof ProductPreview>
export default meta
type Story = StoryObj<typeof meta>

/** Beside the form on a wide screen, folded on a narrow one. */
export const Default: Story = {}
