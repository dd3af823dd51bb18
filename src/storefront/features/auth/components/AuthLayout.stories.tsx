import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { t } from '@/shared/lib/language'
import { Link } from '@/shared/ui/Link'
import * as messages from '../messages'
import { AuthLayout } from './AuthLayout'
import { LoginForm } from './LoginForm'

const meta = {
  component: AuthLayout,
  args: {
    title: t(messages.logIn),
    lead: (
      <>
        New to Jontro? <Link to="/register">Create an account</Link>
      </>
    ),
    children: <LoginForm isDemo />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthLayout>
export default meta

/** The reasons stand beside the form where there is room. */
export const WithLogin: StoryObj<typeof meta> = {}
