import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ImportDialog } from './ImportDialog'

const meta = {
  component: ImportDialog,
  args: { onClose: () => {} },
} satisfies Meta<typeof ImportDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
