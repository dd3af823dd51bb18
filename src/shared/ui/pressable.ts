import type { MouseEvent, MouseEventHandler } from 'react'

type PressableProps = {
  isDisabled: boolean
  onClick?: MouseEventHandler<HTMLButtonElement>
}

/** Stops a submit button from submitting its form as well, also by Enter in a field. */
const ignoreClick = (event: MouseEvent) => event.preventDefault()

/** `aria-disabled` keeps the focus; a natively disabled button would lose it. */
export function pressable({ isDisabled, onClick }: PressableProps) {
  return isDisabled ? { 'aria-disabled': true, onClick: ignoreClick } : { onClick }
}
