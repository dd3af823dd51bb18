export { PurchasePanel } from './components/PurchasePanel'
export type { Customer, Purchase } from './purchase'
