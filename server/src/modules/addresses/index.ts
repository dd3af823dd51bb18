export { addressRoutes } from './routes'
