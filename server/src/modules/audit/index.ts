export { auditListing, auditSelection } from './listing'
export { type Action, diffValues, orderSubject, recordActions } from './record'
export { auditRoutes } from './routes'
