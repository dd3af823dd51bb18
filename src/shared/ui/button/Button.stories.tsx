import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from './Button'

const meta = { component: Button, args: { children: 'Add to Cart' } } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

/** The one main action of a screen. */
export const Main: Story = { args: { look: 'main' } }

/** Any other action. */
export const Plain: Story = { args: { look: 'plain' } }

/** An action that should not draw the eye. */
export const Quiet: Story = { args: { look: 'quiet' } }

/** While its work goes on it cannot be pressed again. */
export const Busy: Story = { args: { look: 'main', isBusy: true } }

/** Not to be had now. */
export const Disabled: Story = { args: { look: 'main', disabled: true } }
