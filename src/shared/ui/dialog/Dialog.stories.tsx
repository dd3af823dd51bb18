import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '../Button'
import { askToConfirm, showSuccess, showWarning } from './dialog'

function DialogButton({ onOpen }: { onOpen: () => Promise<unknown> }) {
  return <Button onClick={() => void onOpen()}>Open</Button>
}

const meta = {
  component: DialogButton,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
} satisfies Meta<typeof DialogButton>
export default meta
type Story = StoryObj<typeof meta>

/** Closes automatically after two seconds. */
export const Success: Story = {
  args: { onOpen: () => showSuccess({ title: 'Gadget added successfully' }) },
}

/** Stays open until it is confirmed. */
export const Warning: Story = {
  args: {
    onOpen: () =>
      showWarning({
        title: 'Your Session has expired',
        text: 'Please log in again to continue',
      }),
  },
}

/** Confirms an irreversible action. */
export const Question: Story = {
  args: {
    onOpen: () =>
      askToConfirm({
        title: 'Are you sure?',
        text: "Once deleted, it can't be recovered!",
        confirmLabel: 'Yes, delete it',
        isDestructive: true,
      }),
  },
}
