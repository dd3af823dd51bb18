import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ErrorNote } from './ErrorNote'

const meta = {
  component: ErrorNote,
  args: { message: 'The best sellers could not be loaded.' },
} satisfies Meta<typeof ErrorNote>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing can be done about it here. */
export const Plain: Story = {}

/** Another try may help. */
export const WithRetry: Story = { args: { onRetry: () => {} } }

/** The other try is under way. */
export const Retrying: Story = { args: { onRetry: () => {}, isRetrying: true } }
