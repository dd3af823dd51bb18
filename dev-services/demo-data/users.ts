import { demoAccounts } from './accounts'
import { demoId } from './ids'

export type DemoUser = {
  id: string
  uid: string
  email: string
  name: string
  role: 'admin' | 'user'
}

/** Customers without a password: they fill the admin tables. */
const names = [
  'Arif Chowdhury',
  'Mahmuda Akter',
  'Shakil Ahmed',
  'Farhana Yasmin',
  'Imran Hossain',
  'Sumaiya Islam',
  'Rakibul Karim',
  'Tahmina Begum',
  'Sajid Mahmud',
  'Anika Tabassum',
  'Mehedi Hasan',
  'Sadia Afrin',
  'Rezaul Haque',
  'Nabila Sultana',
  'Touhidul Alam',
  'Jannatul Ferdous',
  'Kamrul Uddin',
  'Sabrina Khan',
  'Mizanur Rahman',
  'Priya Saha',
  'Subrata Das',
  'Ayesha Siddiqua',
  'Fahim Faisal',
  'Rupa Chakma',
]

const emailOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@mail.example`

export const demoUsers: readonly DemoUser[] = [
  ...demoAccounts.map(({ uid, email, displayName, role }) => ({
    id: demoId(`user:${uid}`),
    uid,
    email,
    name: displayName,
    role,
  })),
  ...names.map((name) => ({
    id: demoId(`user:${name}`),
    uid: `demo-${name.toLowerCase().replaceAll(' ', '-')}`,
    email: emailOf(name),
    name,
    role: 'user' as const,
  })),
]
