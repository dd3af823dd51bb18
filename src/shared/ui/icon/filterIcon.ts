import { createIcon } from './Icon'

export const FilterIcon = createIcon(
  'M4 7h9M19 7h1M4 17h1M11 17h9M13.5 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0ZM5.5 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0Z',
)
