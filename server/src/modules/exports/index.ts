export { productColumns } from './columns'
export { exportRoutes } from './routes'
