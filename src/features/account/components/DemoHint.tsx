import { shop } from '../../../../shop/shop.config'
import { Button } from '../../../shared/ui/button/Button'
import styles from './AccountForm.module.css'

type SignIn = { email: string; password: string }
type DemoHintProps = { email: string; onChoose: (signIn: SignIn) => void }

const { customer, admin } = shop.demoSignIns

/** In a demo the form is filled in already. */
export function DemoHint({ email, onChoose }: DemoHintProps) {
  const other = email === admin.email ? customer : admin
  return (
    <div className={styles.demo}>
      <p>
        <strong>This is a demo shop.</strong> Click Log in to test quickly.
      </p>
      <Button look="quiet" className={styles.link} onClick={() => onChoose(other)}>
        {other === admin ? 'Fill in the demo admin' : 'Fill in the demo customer'}
      </Button>
    </div>
  )
}
