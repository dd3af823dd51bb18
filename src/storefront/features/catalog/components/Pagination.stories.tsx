import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Pagination } from './Pagination'

const meta = {
  component: Pagination,
  args: { page: 3, totalPages: 5, addressOf: (page) => `?page=${page}`, onChange: () => {} },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

/** Both ways are open. */
export const Middle: Story = {}

/** No way before the first page. */
export const First: Story = { args: { page: 1 } }

/** No way after the last one. */
export const Last: Story = { args: { page: 5 } }

/** Gaps stand for pages far from here. */
export const Many: Story = { args: { page: 12, totalPages: 40 } }
