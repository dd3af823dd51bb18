type Courier = {
  name: string
  /** The page about a parcel; without it the tracking number is shown without a link. */
  toUrl?: (trackingNumber: string) => string
}

/** Suggested to admins, who may enter others. Not in `shop.config.ts`, which every page loads. */
export const couriers: readonly Courier[] = [
  {
    name: 'Pathao',
    toUrl: (number) => `https://merchant.pathao.com/tracking?consignment_id=${number}`,
  },
  { name: 'Paperfly' },
  { name: 'RedX', toUrl: (number) => `https://redx.com.bd/track-parcel/?trackingId=${number}` },
  { name: 'Steadfast', toUrl: (number) => `https://steadfast.com.bd/t/${number}` },
  { name: 'Sundarban' },
]

export function getTrackingUrl(courier: string, trackingNumber: string | null | undefined) {
  const known = couriers.find(({ name }) => name.toLowerCase() === courier.toLowerCase())
  return trackingNumber ? known?.toUrl?.(encodeURIComponent(trackingNumber)) : undefined
}
