import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { CloseIcon } from '@/shared/ui/icon/icons'
import { IconButton } from './IconButton'

const meta = {
  component: IconButton,
  args: { 'aria-label': 'Close', children: <CloseIcon /> },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const Disabled: Story = { args: { disabled: true } }
