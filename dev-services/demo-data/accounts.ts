import { shop } from '../../shop/shop.config'

/** Accounts with public passwords, in demo mode only. */
export type DemoAccount = {
  uid: string
  email: string
  password: string
  displayName: string
  emailVerified: boolean
  role: 'admin' | 'user'
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    uid: 'demo-customer',
    ...shop.demoSignIns.customer,
    displayName: 'Rafia Rahman',
    emailVerified: true,
    role: 'user',
  },
  {
    uid: 'demo-admin',
    ...shop.demoSignIns.admin,
    displayName: 'Tanvir Hasan',
    emailVerified: true,
    role: 'admin',
  },
  {
    uid: 'demo-admin-2',
    email: 'admin2@jontro.example',
    password: 'demo-admin-2',
    displayName: 'Nusrat Jahan',
    emailVerified: true,
    role: 'admin',
  },
]
