export { bulkEditRoutes } from './routes'
export { purgeBulkEdits } from './runEdit'
