export { BestSellers } from './components/BestSellers'
export { NewArrivals } from './components/NewArrivals'
