export { noteRoutes } from './routes'
