const widths = [200, 480, 960] as const
const ownPicture = /^(\/(?:images|uploads)\/.+)-960\.webp$/

type PictureSources = { avif: string; webp: string }

/** The sizes that the shop's own pictures come in; undefined for one from elsewhere. */
export function pictureSources(url: string): PictureSources | undefined {
  const stem = ownPicture.exec(url)?.[1]
  if (!stem) return undefined
  const setOf = (format: string) =>
    widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ')
  return { avif: setOf('avif'), webp: setOf('webp') }
}
