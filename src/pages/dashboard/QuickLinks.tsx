import { Link } from 'react-router-dom'
import { BoxIcon, CartIcon, PenIcon, ReceiptIcon, UserIcon } from '../../shared/ui/icon'
import { Panel } from '../../shared/ui/panel/Panel'
import styles from './QuickLinks.module.css'

const links = [
  { label: 'Continue shopping', to: '/', Icon: BoxIcon },
  { label: 'Go to my cart', to: '/cart', Icon: CartIcon },
  { label: 'See all my orders', to: '/dashboard/orders', Icon: ReceiptIcon },
  { label: 'Write a review', to: '/dashboard/pending-reviews', Icon: PenIcon },
  { label: 'Edit my profile', to: '/dashboard/profile', Icon: UserIcon },
]

export function QuickLinks() {
  return (
    <Panel title="Quick links">
      <ul className={styles.links}>
        {links.map(({ label, to, Icon }) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              <Icon size={20} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
