export { PurchasePanel } from './components/PurchasePanel'
export type { Purchase } from './purchase'
