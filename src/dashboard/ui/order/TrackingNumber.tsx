import Link from '@mui/material/Link'
import type { Order } from '@/api'
import { getTrackingUrl } from '@/shop/couriers'

/** The tracking number, as a link if the courier has a page for it. */
export function TrackingNumber({ order: { courier = '', trackingNumber } }: { order: Order }) {
  const url = getTrackingUrl(courier, trackingNumber)
  if (url === undefined) return trackingNumber
  return (
    <Link href={url} target="_blank" rel="noreferrer" underline="always">
      {trackingNumber}
    </Link>
  )
}
