import { logo } from '@/shop/logo'

type LogoProps = {
  /** Accessible name; omit it inside a link that has one. */
  label?: string
}

/** Inline, so that it needs no request; the letters have the current text colour. */
export function Logo({ label }: LogoProps) {
  return (
    <svg
      viewBox={logo.viewBox}
      width={110}
      height={36}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect y="8" width="48" height="48" rx="13" fill="#f0a63a" />
      <g fill="none" stroke="#0b1220" strokeWidth="6" strokeLinecap="round">
        <path d={logo.mark} />
        <circle cx="15" cy="34.5" r=".8" />
      </g>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="5.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={logo.letters}
      />
    </svg>
  )
}
