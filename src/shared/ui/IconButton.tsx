import type { ComponentProps } from 'react'
import { classNames } from '@/shared/lib/classNames'
import styles from './IconButton.module.css'
import { pressable } from './pressable'

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
