import { formatDateTime } from '@/shared/lib/formatDate'

/** Firebase sends times as texts of milliseconds. */
export const formatTimestamp = (milliseconds: string) =>
  formatDateTime(new Date(Number(milliseconds)).toISOString())
