export { FilterChips } from './FilterChips'
export { FilterSheet } from './FilterSheet'
export { ListFilters } from './ListFilters'
