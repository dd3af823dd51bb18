import { Button } from '@/shared/ui/Button'
import { shop } from '@/shop/shop.config'
import { Notice } from '@/storefront/ui/Notice'
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
        <strong>This is a demo shop.</strong> Click Log in to test quickly.
      </p>
      <Button variant="link" onClick={() => onChoose(other)}>
        {other === admin ? 'Use the demo admin' : 'Use the demo customer'}
      </Button>
    </div>
  )
}

export function DemoMailHint() {
  return (
    <Notice tone="attention">
      Demo: the mail is in the{' '}
      <a href={demoMailboxPath} target="_blank" rel="noreferrer">
        demo’s mailbox
      </a>
      .
    </Notice>
  )
}
