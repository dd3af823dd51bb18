export { collectGarbage } from './garbage'
export { imagesPlugin } from './plugin'
export { imageRoutes } from './routes'
