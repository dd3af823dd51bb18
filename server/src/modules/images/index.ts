export { imagesPlugin } from './plugin'
export { imageRoutes } from './routes'
