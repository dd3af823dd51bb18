import Box from '@mui/material/Box'
import { selectAuthUser } from '../../entities/auth'
import { ChangePassword, ProfileForm } from '../../features/profile'
import { PageHead } from '../../shared/ui/page-head/PageHead'
import { Panel } from '../../shared/ui/panel/Panel'
import { useAppSelector } from '../../store/hooks'

export function ProfilePage() {
  const user = useAppSelector(selectAuthUser)
  return (
    <>
      <PageHead title="Profile" lead="Your name, picture and password." />
      {user && (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { lg: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
            alignItems: 'start',
            gap: 2.5,
            maxWidth: '64rem',
          }}
        >
          <Panel title="About you">
            <ProfileForm user={user} />
          </Panel>
          <Panel title="Password">
            <ChangePassword user={user} />
          </Panel>
        </Box>
      )}
    </>
  )
}
