import { shop } from '../../../shop/shop.config'
import { selectPerson } from '../../entities/auth'
import { ChangePassword, ProfileForm } from '../../features/profile'
import { useTitle } from '../../shared/hooks/useTitle'
import { PageHead } from '../../shared/ui/page-head/PageHead'
import { Panel } from '../../shared/ui/panel/Panel'
import { useAppSelector } from '../../store/hooks'
import styles from './ProfilePage.module.css'

export function ProfilePage() {
  useTitle(`Profile - ${shop.name}`)
  const person = useAppSelector(selectPerson)
  return (
    <>
      <PageHead title="Profile" lead="How we greet you, and how you sign in." />
      {person && (
        <div className={styles.columns}>
          <Panel title="About you">
            <ProfileForm person={person} />
          </Panel>
          <Panel title="Password">
            <ChangePassword email={person.email} />
          </Panel>
        </div>
      )}
    </>
  )
}
