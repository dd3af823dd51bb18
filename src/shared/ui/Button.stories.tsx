import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from './Button'

const meta = { component: Button, args: { children: 'Add to Cart' } } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { variant: 'primary' } }

export const Secondary: Story = { args: { variant: 'secondary' } }

/** Low emphasis. */
export const Text: Story = { args: { variant: 'text' } }

/** Ignores clicks while busy. */
export const Busy: Story = { args: { variant: 'primary', isBusy: true } }

export const Disabled: Story = { args: { variant: 'primary', disabled: true } }
