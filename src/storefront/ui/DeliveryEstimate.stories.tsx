import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { districtChosen } from '@/store/uiSlice'
import { createTestStore } from '@/testing/createTestStore'
import { DeliveryEstimate } from './DeliveryEstimate'

const meta = { component: DeliveryEstimate } satisfies Meta<typeof DeliveryEstimate>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}

export const WithCharge: Story = {
  args: { hasCharge: true },
  parameters: {
    createStore: () => {
      const store = createTestStore()
      store.dispatch(districtChosen('Sylhet'))
      return store
    },
  },
}
