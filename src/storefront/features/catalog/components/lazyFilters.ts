import { lazyComponent } from '@/shared/lib/lazyComponent'

// The server renders them; their code is no part of the first script. All are one chunk, and the list is there without it.
const load = () => import(/* webpackChunkName: "filters" */ './filters')
const options = { isOptional: true }

export const LazyListFilters = lazyComponent(
  async () => (await load()).ListFilters,
  options,
).Component
export const LazyFilterChips = lazyComponent(
  async () => (await load()).FilterChips,
  options,
).Component
export const LazyFilterSheet = lazyComponent(
  async () => (await load()).FilterSheet,
  options,
).Component
