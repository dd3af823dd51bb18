import type { MouseEvent, MouseEventHandler } from 'react'

type PressableProps = {
  isDisabled: boolean
  onClick?: MouseEventHandler<HTMLButtonElement>
}

/** Stops a submit button from submitting its form as well, also by Enter in a field. */
const ignoreClick = (event: MouseEvent) => event.preventDefault()

/** A natively disabled button loses the focus, which then falls to the top of the page. */
export function pressable({ isDisabled, onClick }: PressableProps) {
  return isDisabled ? { 'aria-disabled': true, onClick: ignoreClick } : { onClick }
}
