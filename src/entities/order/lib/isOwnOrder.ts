import type { Order } from '@/api'

export const isOwnOrder = ({ email }: Order, userEmail: string | undefined): boolean =>
  email.toLowerCase() === userEmail?.toLowerCase()
