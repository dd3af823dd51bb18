import { createIcon } from './Icon'

// They are in the first script. Icons of single pages are where they are used.

export const AlertIcon = createIcon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0ZM12 7.8v5M12 16v.1',
)
export const ArrowRightIcon = createIcon('M4.5 12h15m-6-6 6 6-6 6')
export const BoxIcon = createIcon('m4 7.5 8-4 8 4v9l-8 4-8-4v-9Zm0 0 8 4 8-4M12 11.5v9')
export const CardIcon = createIcon('M3 6h18v12H3zM3 10h18M7 14.5h3')
export const CartIcon = createIcon(
  'M3 4h2.2l2.3 11h10l2-8H6.2M7.75 19.5a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0 -2.5 0ZM15.25 19.5a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0 -2.5 0Z',
)
export const CheckIcon = createIcon('m5 12.5 4.5 4.5L19 7.5')
export const ChevronDownIcon = createIcon('m6 9.5 6 6 6-6')
export const ChevronLeftIcon = createIcon('m14.5 6-6 6 6 6')
export const ChevronRightIcon = createIcon('m9.5 6 6 6-6 6')
export const CloseIcon = createIcon('m6 6 12 12M18 6 6 18')
export const HeartIcon = createIcon(
  'M12 20s-7.5-4.4-7.5-10A4.25 4.25 0 0 1 12 7.3 4.25 4.25 0 0 1 19.5 10c0 5.6-7.5 10-7.5 10Z',
)
export const MenuIcon = createIcon('M4 7h16M4 12h16M4 17h10')
export const MinusIcon = createIcon('M6 12h12')
export const OfflineIcon = createIcon(
  'M3 9.5a13 13 0 0 1 4.6-2.8M11 5.6a13 13 0 0 1 10 3.9M6.5 13a8 8 0 0 1 4-2.2M15 11.3a8 8 0 0 1 2.5 1.7M9.8 16.4a3.2 3.2 0 0 1 4.4 0M12 19.5h.01M4 3.5l16 16',
)
export const PauseIcon = createIcon('M9 6v12M15 6v12')
export const PlayIcon = createIcon('M8.5 5.5 18 12l-9.5 6.5v-13Z')
export const PlusIcon = createIcon('M6 12h12M12 6v12')
export const RetryIcon = createIcon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.2M20 4.5v4.7h-4.7')
export const SearchIcon = createIcon(
  'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM16 16l4.5 4.5',
)
export const ShieldIcon = createIcon(
  'M12 3.5 5 6v5.5c0 4.3 2.9 7.6 7 9 4.1-1.4 7-4.7 7-9V6l-7-2.5ZM9 11.8l2.2 2.2 4-4.3',
)
export const TruckIcon = createIcon(
  'M2.5 6h11.5v10.5H2.5zM14 9.5h4l3.5 3.5v3.5H14M5.25 17.5a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0 -3.5 0ZM15.75 17.5a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0 -3.5 0Z',
)
export const UserIcon = createIcon(
  'M8.25 8a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0ZM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
)
