export { SearchBox } from './components/SearchBox'
