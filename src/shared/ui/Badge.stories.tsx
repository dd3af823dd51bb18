import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Badge } from './Badge'

const meta = { component: Badge, args: { children: 'In Stock' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Good: Story = { args: { tone: 'good', hasDot: true } }

export const Bad: Story = { args: { tone: 'bad', hasDot: true, children: 'Out of Stock' } }

export const Accent: Story = { args: { tone: 'accent', children: '17% OFF' } }

export const Neutral: Story = { args: { children: 'Pending' } }
