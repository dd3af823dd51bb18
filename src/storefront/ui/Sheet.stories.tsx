import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '@/shared/ui/Button'
import { Sheet } from './Sheet'

const meta = {
  component: Sheet,
  args: { title: 'Filters', onClose: () => {}, children: <p style={{ padding: 20 }}>Content</p> },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

/** Slides up from the bottom edge. */
export const Bottom: Story = { args: { footer: <Button variant="primary">Show products</Button> } }

/** Fills the screen. */
export const Fullscreen: Story = { args: { variant: 'fullscreen' } }

/** Slides in from the left, without a header. */
export const Drawer: Story = { args: { title: undefined, label: 'Menu', variant: 'drawer' } }
