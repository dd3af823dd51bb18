import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { RestoredDraftNotice } from './RestoredDraftNotice'

const meta = { component: RestoredDraftNotice, args: { onDiscard: () => {} } } satisfies Meta<
  typeof RestoredDraftNotice
>
export default meta

export const Default: StoryObj<typeof meta> = {}
