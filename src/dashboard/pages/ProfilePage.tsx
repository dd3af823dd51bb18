import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { ChangePassword } from '@/dashboard/features/profile/components/ChangePassword'
import { ProfileForm } from '@/dashboard/features/profile/components/ProfileForm'
import { PageHeader } from '@/dashboard/ui/PageHeader'
import { selectAuthUser } from '@/entities/auth/model/authSlice'
import { useAppSelector } from '@/store/hooks'

type SectionProps = { title: string; text: string; children: ReactNode }

function Section({ title, text, children }: SectionProps) {
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId}>
      <div>
        <Typography variant="h2" id={titleId}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {text}
        </Typography>
      </div>
      {children}
    </Card>
  )
}

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
          <Section
            title="About you"
            text="Your reviews show only your first name and the district of the order."
          >
            <ProfileForm user={user} />
          </Section>
          <Section
            title="E-mail and password"
            text="Choose a password that you use nowhere else. You may be asked for your current one."
          >
            <ChangePassword user={user} />
          </Section>
        </Box>
      )}
    </>
  )
}
