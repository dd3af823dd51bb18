export { reviewRoutes } from './routes'
