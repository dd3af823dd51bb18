import { createIcon } from './Icon'

export const BellIcon = createIcon('M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 2H5l1.5-2ZM10 20.5h4')
export const CameraIcon = createIcon(
  'M3.5 8h4l1.5-2.5h6L16.5 8h4v11h-17zM8.75 13a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0 -6.5 0Z',
)
export const CashIcon = createIcon(
  'M2.5 6.5h19v11h-19zM9.25 12a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0 -5.5 0ZM5.75 12h.1M18.25 12h.1',
)
export const ColumnsIcon = createIcon(
  'M5.5 5h13a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1 -1.5 1.5h-13a1.5 1.5 0 0 1 -1.5 -1.5v-11a1.5 1.5 0 0 1 1.5 -1.5ZM9.5 5v14M14.5 5v14',
)
export const DensityIcon = createIcon('M4 5h16M4 9.7h16M4 14.3h16M4 19h16')
export const DownloadIcon = createIcon('M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14')
export const EyeIcon = createIcon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM9.25 12a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0 -5.5 0Z',
)
export const EyeOffIcon = createIcon(
  'M9.9 5.8A9.4 9.4 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.2 7.3A16.6 16.6 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 4.7-1.2M4 4l16 16M10 10.1a2.75 2.75 0 0 0 3.9 3.9',
)
export const KeyboardIcon = createIcon(
  'M3 6.5h18v11h-18zM6.5 10h.1M10 10h.1M13.9 10h.1M17.4 10h.1M8 14h8',
)
export const LeaveIcon = createIcon('M14 4.5H5.5v15H14M10 12h10m-3.5-3.5L20 12l-3.5 3.5')
export const OverviewIcon = createIcon(
  'M5.5 4h4a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1 -1.5 1.5h-4a1.5 1.5 0 0 1 -1.5 -1.5v-4a1.5 1.5 0 0 1 1.5 -1.5ZM14.5 4h4a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1 -1.5 1.5h-4a1.5 1.5 0 0 1 -1.5 -1.5v-4a1.5 1.5 0 0 1 1.5 -1.5ZM5.5 13h4a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1 -1.5 1.5h-4a1.5 1.5 0 0 1 -1.5 -1.5v-4a1.5 1.5 0 0 1 1.5 -1.5ZM14.5 13h4a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1 -1.5 1.5h-4a1.5 1.5 0 0 1 -1.5 -1.5v-4a1.5 1.5 0 0 1 1.5 -1.5Z',
)
export const PenIcon = createIcon(
  'M4.5 19.5 5.6 15 16 4.6a1.5 1.5 0 0 1 2.1 0l1.3 1.3a1.5 1.5 0 0 1 0 2.1L9 18.4zM14 6.6l3.4 3.4',
)
export const PeopleIcon = createIcon(
  'M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0ZM2.5 19.5c.6-3.6 3.2-5.5 6.5-5.5s5.9 1.9 6.5 5.5M15.5 5.300a3.5 3.5 0 0 1 0 6.4M18 14.5c1.9.8 3.1 2.5 3.5 5',
)
export const PhoneIcon = createIcon(
  'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1 -1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3ZM11 18h2',
)
export const PrinterIcon = createIcon('M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7z')
export const ReceiptIcon = createIcon(
  'M6 3.5h12v17l-2.4-1.6-2.4 1.6-2.4-1.6-2.4 1.6L6 18.9zM9.5 8.5h5M9.5 12.5h5',
)
export const SpeechIcon = createIcon('M4 5.5h16v11H12l-4.5 3.5v-3.5H4zM8 9.5h8M8 12.5h5')
export const StarIcon = createIcon(
  'm12 4 2.45 5.05 5.55.750-4.05 3.85 1 5.5L12 16.5l-4.95 2.65 1-5.5L4 9.8l5.55-.75L12 4Z',
)
export const TrashIcon = createIcon(
  'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 11.2a1.5 1.5 0 0 0 1.5 1.3h6.4a1.5 1.5 0 0 0 1.5-1.3L17.5 7M10 11v5M14 11v5',
)
export const WalletIcon = createIcon(
  'M4 7.5V18a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 18V9a1.5 1.5 0 0 0-1.5-1.5H4Zm0 0A2 2 0 0 1 6 5h11v2.5M16 13.5h.1',
)
