import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Spinner } from './Spinner'

const meta = { component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

/** Where the surroundings say that they are busy. */
export const Silent: Story = {}

/** Says so itself. */
export const Labelled: Story = { args: { label: 'Loading the orders', size: 44 } }
