import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from './Button'

const meta = { component: Button, args: { children: 'Add to Cart' } } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

/** The one main action of a screen. */
export const Primary: Story = { args: { variant: 'primary' } }

/** Any other action. */
export const Secondary: Story = { args: { variant: 'secondary' } }

/** An action that should not draw the eye. */
export const Text: Story = { args: { variant: 'text' } }

/** While its work goes on it cannot be pressed again. */
export const Busy: Story = { args: { variant: 'primary', isBusy: true } }

/** Not to be had now. */
export const Disabled: Story = { args: { variant: 'primary', disabled: true } }
