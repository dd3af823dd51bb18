import type { Order } from '@/api'

/** Neither delivered nor cancelled. */
export const isOpen = ({ status, deletedAt }: Pick<Order, 'status' | 'deletedAt'>) =>
  status === 'Pending' && !deletedAt
