import { Link } from 'react-router-dom'
import { BoxIcon, CartIcon, UserIcon } from '../../shared/ui/icon'
import { PenIcon, ReceiptIcon } from '../../shared/ui/icon/dashboardIcons'
import { Panel } from '../../shared/ui/panel/Panel'
import styles from './QuickLinks.module.css'

const ways = [
  { label: 'Continue shopping', to: '/', Icon: BoxIcon },
  { label: 'Go to my cart', to: '/cart', Icon: CartIcon },
  { label: 'See all my orders', to: '/dashboard/orders', Icon: ReceiptIcon },
  { label: 'Write a review', to: '/dashboard/pending-reviews', Icon: PenIcon },
  { label: 'Edit my profile', to: '/dashboard/profile', Icon: UserIcon },
]

export function QuickLinks() {
  return (
    <Panel title="Where to?">
      <ul className={styles.ways}>
        {ways.map(({ label, to, Icon }) => (
          <li key={to}>
            <Link className={styles.way} to={to}>
              <Icon size={20} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
