type LogoProps = {
  /** Accessible name; omit it inside a link that has one. */
  label?: string
}

/** Inline, so that it needs no request; the letters have the current text colour. */
export function Logo({ label }: LogoProps) {
  return (
    <svg
      viewBox="0 0 196 64"
      width={110}
      height={36}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect y="8" width="48" height="48" rx="13" fill="#f0a63a" />
      <g fill="none" stroke="#0b1220" strokeWidth="6" strokeLinecap="round">
        <path d="M29 20v15.5a8.5 8.5 0 0 1-12.5 7.4M29 20h5" />
        <circle cx="15" cy="34.5" r=".8" />
      </g>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="5.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M76 17v23a8.5 8.5 0 0 1-15 5.5M85 38.5a10 10 0 1 0 20 0a10 10 0 1 0-20 0M114 48.5v-20M114 38a8.5 8.5 0 0 1 17 0v10.5M143 20v21.5a7 7 0 0 0 7 7M138 28.5h11.5M159 48.5v-20M159 37.5a9 9 0 0 1 8.5-9M172 38.5a10 10 0 1 0 20 0a10 10 0 1 0-20 0"
      />
    </svg>
  )
}
