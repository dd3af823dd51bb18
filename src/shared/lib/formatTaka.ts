export { formatTaka } from '../../../shop/formatTaka'
