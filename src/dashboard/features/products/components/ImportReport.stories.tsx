import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ImportReport } from './ImportReport'

const report = {
  _id: '019b6c8d-f000-7ba2-a637-c3394dc0a766',
  rows: 12,
  created: 1,
  updated: 2,
  unchanged: 9,
  changes: [
    {
      row: 2,
      productName: 'Hawai Breeze Clip Fan',
      columns: ['Price', 'In stock'],
      prices: {
        before: { price: 1490, discountPrice: 1290 },
        after: { price: 1590, discountPrice: 1290 },
      },
    },
    { row: 5, productName: 'Dhonira Aura Pro ANC Earbuds Midnight', columns: ['Description'] },
    {
      row: 13,
      productName: 'Table Fan',
      columns: [],
      prices: { after: { price: 1990, discountPrice: null } },
    },
  ],
  problems: [],
}

const meta = { component: ImportReport, args: { report } } satisfies Meta<typeof ImportReport>
export default meta
type Story = StoryObj<typeof meta>

export const Changes: Story = {}

export const NothingToImport: Story = {
  args: { report: { ...report, created: 0, updated: 0, unchanged: 12, changes: [] } },
}

/** More than one page of them. */
export const Problems: Story = {
  args: {
    report: {
      ...report,
      problems: Array.from({ length: 45 }, (_, index) => ({
        row: index + 2,
        column: 'Price',
        message: 'This is not an amount. Write it in digits, such as 1490 or 1490.50.',
      })),
    },
  },
}
