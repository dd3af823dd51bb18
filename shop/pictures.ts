/**
 * Which files a picture comes in. The page lets the browser choose among them; the server's head has it begin with the
 * first picture of a page before any script has run. Where the two differ, the picture is loaded twice.
 */

/** The files of a picture in each format, as `srcset` names them. */
export type PictureSources = { avif: string; webp: string }

export function sourcesOf(stem: string, widths: readonly number[]): PictureSources {
  const setOf = (format: string) =>
    widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ')
  return { avif: setOf('avif'), webp: setOf('webp') }
}

const productWidths = [200, 480, 960] as const
const ownPicture = /^(\/(?:images|uploads)\/.+)-960\.webp$/

const maxUrlLength = 2000
/** No segment begins with a dot, so that no address leads out of the two folders. */
const ownPictureUrl = /^\/(?:images|uploads)(?:\/[\w-][\w.-]*)+$/
/** The contract has both as the pattern of `ImageUrl`. */
const externalPictureUrl = /^https:\/\/[\w.-]+(?::\d{1,5})?(?:[/?#][^\s"'<>\\]*)?$/

/**
 * Whether a browser may be made to load this address as a picture: one of our own pictures, or one on another host over
 * https. Any other address of ours could be a call that changes something.
 */
export function isPictureUrl(url: string): boolean {
  if (url.length > maxUrlLength) return false
  return ownPictureUrl.test(url) || (externalPictureUrl.test(url) && URL.canParse(url))
}

/** The sizes that the shop's own square pictures come in; undefined for one from elsewhere. */
export function pictureSources(url: string): PictureSources | undefined {
  const stem = ownPicture.exec(url)?.[1]
  return stem === undefined ? undefined : sourcesOf(stem, productWidths)
}

export const bannerStem = (picture: string) => `/images/banners/${picture}`

/** A banner of the carousel. */
export const largeBanner = {
  widths: [768, 1536],
  sizes: '(min-width: 1440px) 890px, (min-width: 1024px) 63vw, 94vw',
} as const

/** How wide a product's page shows its pictures. */
export const galleryPictureSizes = '(min-width: 1440px) 640px, (min-width: 768px) 46vw, 100vw'
