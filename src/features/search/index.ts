export { loadSearchResults, SearchBox } from './components/SearchBox'
