import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import type { IconProps } from './icon/Icon'
import { BoxIcon } from './icon/icons'

type EmptyStateProps = {
  title: string
  icon?: (props: IconProps) => ReactNode
  children?: ReactNode
}

export function EmptyState({ title, icon: Icon = BoxIcon, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <Icon size={32} />
      </span>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}
