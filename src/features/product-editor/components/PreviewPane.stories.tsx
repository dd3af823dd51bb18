import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { PreviewPane } from './PreviewPane'

const meta = {
  component: PreviewPane,
  args: { children: <p>A card of the shop.</p> },
} satisfies Meta<typeof PreviewPane>
export default meta
type Story = StoryObj<typeof meta>

/** Beside the form on a wide screen, folded on a narrow one. */
export const Default: Story = {}
