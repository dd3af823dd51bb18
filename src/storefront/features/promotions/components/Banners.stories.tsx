import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Banners } from './Banners'

const meta = {
  component: Banners,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Banners>
export default meta
type Story = StoryObj<typeof meta>

/** Four that move and, on wide screens, two beside them. */
export const Full: Story = {}
