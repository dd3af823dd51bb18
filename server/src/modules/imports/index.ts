export { importRoutes } from './routes'
export { purgeImports } from './store'
