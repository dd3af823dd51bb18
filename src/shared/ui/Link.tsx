import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

type LinkProps = ComponentProps<'a'> & { to: To; state?: unknown }

/** The router's own link brings code for its framework mode into the first screen. */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const open = useLinkClickHandler(to, { state, target: rest.target })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) open(event)
      }}
    >
      {children}
    </a>
  )
}
