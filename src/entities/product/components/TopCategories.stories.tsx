import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { TopCategories } from './TopCategories'

const meta = { component: TopCategories } satisfies Meta<typeof TopCategories>
export default meta
type Story = StoryObj<typeof meta>

/** Six ways into the shop. */
export const Full: Story = {}
