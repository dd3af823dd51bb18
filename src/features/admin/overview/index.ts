export { Overview } from './components/Overview'
