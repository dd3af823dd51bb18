import type { ComponentProps } from 'react'
import { classNames } from '../../lib/classNames'
import { pressable } from '../button/pressable'
import styles from './IconButton.module.css'

type IconButtonProps = ComponentProps<'button'> & {
  /** Required, since the button has no text. */
  'aria-label': string
}

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
