import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { selectAuthUser } from '../../entities/auth'
import { ChangePassword, ProfileForm } from '../../features/profile'
import { PageHead } from '../../shared/ui/page-head/PageHead'
import { useAppSelector } from '../../store/hooks'

type SectionProps = { title: string; text: string; children: ReactNode }

/** On wide screens the form is beside its title. */
function Section({ title, text, children }: SectionProps) {
  const titleId = useId()
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{
        gridTemplateColumns: { lg: 'minmax(0, 17rem) minmax(0, 28rem)' },
        alignItems: 'start',
        gap: { xs: 2.5, lg: 6 },
      }}
    >
      <div>
        <Typography variant="h2" id={titleId}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1 }}>
          {text}
        </Typography>
      </div>
      {children}
    </Card>
  )
}

export function ProfilePage() {
  const user = useAppSelector(selectAuthUser)
  return (
    <>
      <PageHead title="Profile" lead="Your name, picture and password." />
      {user && (
        <>
          <Section
            title="About you"
            text="Your reviews show only your first name and the district of the order."
          >
            <ProfileForm user={user} />
          </Section>
          <Section
            title="Password"
            text="Choose one that you use nowhere else. You may be asked for your current one."
          >
            <ChangePassword user={user} />
          </Section>
        </>
      )}
    </>
  )
}
