export { aboveZero, tooMuch } from './messages'
export { importRoutes } from './routes'
export { purgeImports } from './store'
