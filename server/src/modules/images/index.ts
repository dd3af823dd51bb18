export { collectGarbage } from './garbage'
export { uploadsPlugin } from './plugin'
export { imageRoutes } from './routes'
export { lockUploads, requireUploads } from './store'
