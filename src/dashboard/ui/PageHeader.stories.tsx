import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '@/shared/ui/Button'
import { PageHeader } from './PageHeader'

const meta = { component: PageHeader, args: { title: 'My orders' } } satisfies Meta<
  typeof PageHeader
>
export default meta
type Story = StoryObj<typeof meta>

export const TitleAlone: Story = {}

/** With lead and action. */
export const Whole: Story = {
  args: { lead: '10 orders', actions: <Button>Continue shopping</Button> },
}
