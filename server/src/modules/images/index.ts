export { collectGarbage } from './garbage'
export { uploadsPlugin } from './plugin'
export { imageRoutes } from './routes'
