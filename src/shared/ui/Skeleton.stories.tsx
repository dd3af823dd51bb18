import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Skeleton } from './Skeleton'

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { args: { width: '60%' } }

export const Square: Story = { args: { width: 200, height: 200, borderRadius: 12 } }
