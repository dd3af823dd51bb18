import type { ComponentProps } from 'react'
import { classNames } from '../../lib/classNames'
import styles from './StickyActionBar.module.css'

/** What one can do here: in its place on wide screens, within the thumb's reach on phones. */
export function StickyActionBar({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.bar, className)} />
}
