import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anOrder } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { AddReviewButton } from './AddReviewButton'

const order = anOrder({ status: 'Delivered' })

const makeOwnerStore = () => createTestStore(order.email)

const meta = {
  component: AddReviewButton,
  args: { order, onReview: () => {} },
  parameters: { createStore: makeOwnerStore },
} satisfies Meta<typeof AddReviewButton>
export default meta

/** To the owner of a delivered order without a review. */
export const Offered: StoryObj<typeof meta> = {}
