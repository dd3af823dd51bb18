import { shop } from '../../../../shop/shop.config'
import { Button } from '../../../shared/ui/button/Button'
import { Notice } from '../../../shared/ui/notice/Notice'
import styles from './AuthForm.module.css'

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
      Demo: no e-mail is sent. The link is printed in the terminal that runs the shop.
    </Notice>
  )
}
