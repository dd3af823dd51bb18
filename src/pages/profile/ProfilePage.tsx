import { shop } from '../../../shop/shop.config'
import { selectAuthUser } from '../../entities/auth'
import { ChangePassword, ProfileForm } from '../../features/profile'
import { useTitle } from '../../shared/hooks/useTitle'
import { PageHead } from '../../shared/ui/page-head/PageHead'
import { Panel } from '../../shared/ui/panel/Panel'
import { useAppSelector } from '../../store/hooks'
import styles from './ProfilePage.module.css'

export function ProfilePage() {
  useTitle(`Profile - ${shop.name}`)
  const user = useAppSelector(selectAuthUser)
  return (
    <>
      <PageHead title="Profile" lead="How we greet you, and how you sign in." />
      {user && (
        <div className={styles.columns}>
          <Panel title="About you">
            <ProfileForm user={user} />
          </Panel>
          <Panel title="Password">
            <ChangePassword email={user.email} />
          </Panel>
        </div>
      )}
    </>
  )
}
