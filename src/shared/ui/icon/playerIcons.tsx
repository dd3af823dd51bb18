import { Icon, type IconProps } from './Icon'

export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6v12M15 6v12" />
    </Icon>
  )
}

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 5.5 18 12l-9.5 6.5v-13Z" />
    </Icon>
  )
}
