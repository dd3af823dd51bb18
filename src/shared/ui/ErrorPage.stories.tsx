import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ErrorPage } from './ErrorPage'

const meta = { component: ErrorPage } satisfies Meta<typeof ErrorPage>
export default meta

/** For unknown addresses and for pages that broke. */
export const Default: StoryObj<typeof meta> = {}
