export { PurchasePanel } from './components/PurchasePanel'
export { getIntent, type Purchase } from './purchase'
