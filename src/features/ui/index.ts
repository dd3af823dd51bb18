export {
  productViewed,
  purchaseTried,
  selectRecentlyViewed,
  selectTriedPurchase,
  triedPurchaseTaken,
} from './model/uiSlice'
