import Box from '@mui/material/Box'
import { ChangePassword } from '@/dashboard/features/profile/components/ChangePassword'
import { ProfileForm } from '@/dashboard/features/profile/components/ProfileForm'
import { PageHeader } from '@/dashboard/ui/PageHeader'
import { Panel } from '@/dashboard/ui/Panel'
import { selectAuthUser } from '@/entities/auth/model/authSlice'
import { useAppSelector } from '@/store/hooks'

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: { xs: 1.5, sm: 2 },
}

export function ProfilePage() {
  const user = useAppSelector(selectAuthUser)
  return (
    <>
      <PageHeader title="Profile" lead="Your name, picture and password." />
      {user && (
        <Box sx={columns}>
          <Panel
            title="About you"
            text="Your reviews show only your first name and the district of the order."
          >
            <ProfileForm user={user} />
          </Panel>
          <Panel
            title="E-mail and password"
            text="Choose a password that you use nowhere else. You may be asked for your current one."
          >
            <ChangePassword user={user} />
          </Panel>
        </Box>
      )}
    </>
  )
}
