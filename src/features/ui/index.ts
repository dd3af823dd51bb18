export { productViewed, selectRecentlyViewed } from './model/uiSlice'
