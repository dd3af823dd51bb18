import { Icon, type IconProps } from './Icon'

export function FirstPageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 6v12M17 6l-6 6 6 6" />
    </Icon>
  )
}

export function LastPageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M17.5 6v12M7 6l6 6-6 6" />
    </Icon>
  )
}

export function ColumnsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="5" width="16" height="14" rx="1.5" />
      <path d="M9.5 5v14M14.5 5v14" />
    </Icon>
  )
}

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14" />
    </Icon>
  )
}
