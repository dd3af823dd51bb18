/**
 * The `srcset` of a picture. The client renders it and the server preloads the first picture of a page with it; if the two
 * differ, the picture is loaded twice.
 */

/** `srcset` for each format. */
export type PictureSources = { avif: string; webp: string }

export function sourcesOf(stem: string, widths: readonly number[]): PictureSources {
  const setOf = (format: string) =>
    widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ')
  return { avif: setOf('avif'), webp: setOf('webp') }
}

const productWidths = [200, 480, 960] as const
const ownPicture = /^(\/(?:images|uploads)\/.+)-960\.webp$/

const maxUrlLength = 2000
/** No segment starts with a dot, so that a path cannot leave the two folders. */
const ownPictureUrl = /^\/(?:images|uploads)(?:\/[\w-][\w.-]*)+$/
/** Must match the pattern of `ImageUrl` in the contract. */
const externalPictureUrl = /^https:\/\/[\w.-]+(?::\d{1,5})?(?:[/?#][^\s"'<>\\]*)?$/

/**
 * Whether the URL may be rendered as a picture: one of our own pictures, or one on another host over https. Any other URL
 * of our origin could be an API call.
 */
export function isPictureUrl(url: string): boolean {
  if (url.length > maxUrlLength) return false
  return ownPictureUrl.test(url) || (externalPictureUrl.test(url) && URL.canParse(url))
}

/** Sources of the shop's own square pictures; undefined for external ones. */
export function pictureSources(url: string): PictureSources | undefined {
  const stem = ownPicture.exec(url)?.[1]
  return stem === undefined ? undefined : sourcesOf(stem, productWidths)
}

export const bannerStem = (picture: string) => `/images/banners/${picture}`

export const categoryStem = (category: string) =>
  `/images/categories/${category.replaceAll(' ', '-')}`

/** A banner of the carousel. */
export const largeBanner = {
  widths: [768, 1536],
  sizes: '(min-width: 1440px) 890px, (min-width: 1024px) 63vw, 94vw',
} as const

/** `sizes` of the pictures on a product page. */
export const galleryPictureSizes = '(min-width: 1440px) 640px, (min-width: 768px) 46vw, 76vw'
