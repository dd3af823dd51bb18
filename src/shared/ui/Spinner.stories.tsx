import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Spinner } from './Spinner'

const meta = { component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

/** Decorative, if the parent announces that it is busy. */
export const Silent: Story = {}

/** With an accessible name. */
export const Labelled: Story = { args: { label: 'Loading the orders', size: 44 } }
