export { savedViewRoutes } from './routes'
