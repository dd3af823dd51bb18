export { AddToCartButton } from './components/AddToCartButton'
export { CompareToggle } from './components/CompareToggle'
export { PurchasePanel } from './components/PurchasePanel'
export { getIntent, type Purchase } from './purchase'
