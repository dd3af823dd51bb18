export const accountLinks = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'View Profile', to: '/dashboard/profile' },
  { label: 'Orders', to: '/dashboard/orders' },
]
