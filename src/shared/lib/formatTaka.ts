export { formatTaka } from '@/common/formatTaka'
