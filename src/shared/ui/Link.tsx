import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { localPath } from '../lib/language'

type LinkProps = ComponentProps<'a'> & {
  to: string
  state?: unknown
  /** In place of the navigation. */
  onFollow?: () => void
}

/**
 * The router's own link brings code for its framework mode into the first screen, and renders again with every navigation: a page has
 * a hundred of them.
 */
export function Link({ to, state, onFollow, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate()

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event
    // The browser opens a tab or a window, or saves the page.
    const isForBrowser = button !== 0 || metaKey || ctrlKey || shiftKey || altKey || rest.target
    if (defaultPrevented || isForBrowser) return
    event.preventDefault()
    if (onFollow) onFollow()
    else void navigate(to, { state, replace: currentTarget.href === location.href })
  }

  return (
    <a {...rest} href={localPath(to)} onClick={handleClick}>
      {children}
    </a>
  )
}
