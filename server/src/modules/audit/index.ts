export { auditListing, auditSelection } from './listing'
export { type Action, diffValues, recordActions } from './record'
export { auditRoutes } from './routes'
