import type { ComponentProps } from 'react'
import { classNames } from '../../lib/classNames'
import { pressable } from '../button/pressable'
import styles from './IconButton.module.css'

type IconButtonProps = ComponentProps<'button'> & {
  /** What it does, in words, since it shows none. */
  'aria-label': string
}

/** A button as large as a finger, with nothing but an icon in it. */
export function IconButton({ className, disabled = false, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...pressable({ isDisabled: disabled, onClick })}
      className={classNames(styles.button, className)}
    />
  )
}
