import type { ComponentProps } from 'react'
import { classNames } from '@/shared/lib/classNames'
import styles from './StickyActionBar.module.css'

/** Actions that stick to the bottom of the screen on phones. */
export function StickyActionBar({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.bar, className)} />
}
