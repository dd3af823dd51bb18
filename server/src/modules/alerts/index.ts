export { alertRoutes } from './routes'
export { serveAlerts } from './store'
