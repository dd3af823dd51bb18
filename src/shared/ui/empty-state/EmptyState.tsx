import type { ReactNode } from 'react'
import { BoxIcon } from '../icon'
import type { IconProps } from '../icon/Icon'
import styles from './EmptyState.module.css'

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
