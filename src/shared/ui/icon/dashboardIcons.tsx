import { Icon, type IconProps } from './Icon'

export function OverviewIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="4" width="7" height="7" rx="1.5" />
      <rect x="13" y="4" width="7" height="7" rx="1.5" />
      <rect x="4" y="13" width="7" height="7" rx="1.5" />
      <rect x="13" y="13" width="7" height="7" rx="1.5" />
    </Icon>
  )
}

export function ReceiptIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.5h12v17l-2.4-1.6-2.4 1.6-2.4-1.6-2.4 1.6L6 18.9z" />
      <path d="M9.5 8.5h5M9.5 12.5h5" />
    </Icon>
  )
}

export function PenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 19.5 5.6 15 16 4.6a1.5 1.5 0 0 1 2.1 0l1.3 1.3a1.5 1.5 0 0 1 0 2.1L9 18.4z" />
      <path d="m14 6.6 3.4 3.4" />
    </Icon>
  )
}

export function SpeechIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.5h16v11H12l-4.5 3.5v-3.5H4z" />
      <path d="M8 9.5h8M8 12.5h5" />
    </Icon>
  )
}

export function LeaveIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 4.5H5.5v15H14M10 12h10m-3.5-3.5L20 12l-3.5 3.5" />
    </Icon>
  )
}

export function WalletIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7.5V18a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 18V9a1.5 1.5 0 0 0-1.5-1.5H4Zm0 0A2 2 0 0 1 6 5h11v2.5" />
      <path d="M16 13.5h.1" />
    </Icon>
  )
}

export function PrinterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 9V4h10v5M7 17H4.5V9h15v8H17" />
      <path d="M7 14h10v6H7z" />
    </Icon>
  )
}

export function PeopleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 19.5c.6-3.6 3.2-5.5 6.5-5.5s5.9 1.9 6.5 5.5M15.5 5.300a3.5 3.5 0 0 1 0 6.4M18 14.5c1.9.8 3.1 2.5 3.5 5" />
    </Icon>
  )
}
