export { productColumns } from './columns'
export { productId } from './messages'
export { exportRoutes } from './routes'
