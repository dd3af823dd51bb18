import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { makeStore } from '../../../store'
import { anOrder } from '../../../testing/builders'
import { AddReviewButton } from './AddReviewButton'

const order = anOrder({ status: 'Delivered' })

const makeOwnerStore = () =>
  makeStore({
    auth: {
      user: { email: order.email, displayName: 'Rahima', photoURL: null },
      remembered: null,
      isLoading: false,
      isKnown: true,
      session: 'open',
    },
  })

const meta = {
  component: AddReviewButton,
  args: { order, onReview: () => {} },
  parameters: { makeStore: makeOwnerStore },
} satisfies Meta<typeof AddReviewButton>
export default meta

/** To the owner of a delivered order without a review. */
export const Offered: StoryObj<typeof meta> = {}
