import { shop } from '../../../../shop/shop.config'
import { ShieldIcon } from '../../../shared/ui/icon'
import styles from './NoPasswordNote.module.css'

export function NoPasswordNote() {
  return (
    <p className={styles.note}>
      <ShieldIcon size={22} />
      <span>
        You sign in with Google, so {shop.name} has no password of yours. You can change it in your
        Google account.
      </span>
    </p>
  )
}
