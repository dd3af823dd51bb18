import Link from '@mui/material/Link'

export const PhoneLink = ({ number }: { number: string }) => (
  <Link href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</Link>
)
