import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ErrorNote } from './ErrorNote'

const meta = {
  component: ErrorNote,
  args: { message: 'The best sellers could not be loaded.' },
} satisfies Meta<typeof ErrorNote>
export default meta
type Story = StoryObj<typeof meta>

/** Without retry. */
export const Plain: Story = {}

/** With retry. */
export const WithRetry: Story = { args: { onRetry: () => {} } }

/** While retrying. */
export const Retrying: Story = { args: { onRetry: () => {}, isRetrying: true } }
