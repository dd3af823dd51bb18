import { t } from '@/shared/lib/language'
import { Button } from '@/shared/ui/Button'
import { shop } from '@/shop/shop.config'
import { Notice } from '@/storefront/ui/Notice'
import * as messages from '../messages'
import styles from './AuthForm.module.css'

/** Redirects to the site that shows the mails of the demo. */
export const demoMailboxPath = '/emulator/mails'

type SignIn = { email: string; password: string }
type DemoHintProps = { email: string; onChoose: (signIn: SignIn) => void }

const { customer, admin } = shop.demoSignIns

export function DemoHint({ email, onChoose }: DemoHintProps) {
  const other = email === admin.email ? customer : admin
  return (
    <div className={styles.demo}>
      <p>
        <strong>{t(messages.demoShop)}</strong> {t(messages.clickToTest)}
      </p>
      <Button variant="link" onClick={() => onChoose(other)}>
        {t(other === admin ? messages.useDemoAdmin : messages.useDemoCustomer)}
      </Button>
    </div>
  )
}

export function DemoMailHint() {
  return (
    <Notice tone="attention">
      {t(messages.demoMail)}
      <a href={demoMailboxPath} target="_blank" rel="noreferrer">
        {t(messages.demoMailbox)}
      </a>
      {t(messages.demoMailEnd)}
    </Notice>
  )
}
