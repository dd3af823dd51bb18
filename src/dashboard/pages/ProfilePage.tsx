import Box from '@mui/material/Box'
import { AddressBook } from '@/dashboard/features/addresses/components/AddressBook'
import { MyAlerts } from '@/dashboard/features/alerts/components/MyAlerts'
import * as alerts from '@/dashboard/features/alerts/messages'
import { ChangePassword } from '@/dashboard/features/profile/components/ChangePassword'
import { ProfileForm } from '@/dashboard/features/profile/components/ProfileForm'
import { PageHeader } from '@/dashboard/ui/PageHeader'
import { Panel } from '@/dashboard/ui/Panel'
import { selectAuthUser } from '@/entities/auth/model/authSlice'
import { t } from '@/shared/lib/language'
import { useAppSelector } from '@/store/hooks'
import * as messages from './messages'

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
      <PageHeader title={t(messages.profile)} lead={t(messages.profileLead)} />
      {user && (
        <Box sx={columns}>
          <Panel title={t(messages.aboutYou)} text={t(messages.reviewsShow)}>
            <ProfileForm user={user} />
          </Panel>
          <Panel title={t(messages.emailAndPassword)} text={t(messages.passwordAdvice)}>
            <ChangePassword user={user} />
          </Panel>
          <Panel title={t(messages.savedAddresses)} text={t(messages.addressesFillIn)}>
            <AddressBook />
          </Panel>
          <Panel title={t(alerts.myAlerts)} text={t(alerts.aboutAlerts)}>
            <MyAlerts />
          </Panel>
        </Box>
      )}
    </>
  )
}
