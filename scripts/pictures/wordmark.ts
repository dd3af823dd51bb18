const mark = `<rect y="8" width="48" height="48" rx="13" fill="#f0a63a"/><path d="M29 20v15.5a8.5 8.5 0 0 1-12.5 7.400" fill="none" stroke="#0b1220" stroke-width="6" stroke-linecap="round"/><circle cx="15" cy="34.5" r="3.8" fill="#0b1220"/><path d="M29 20h5" stroke="#0b1220" stroke-width="6" stroke-linecap="round"/>`

/** The name in strokes, 196 by 64: no font of anybody's machine is needed. */
export function wordmark(ink: string): string {
  return `${mark}<g fill="none" stroke="${ink}" stroke-width="5.6" stroke-linecap="round" stroke-linejoin="round"><path d="M76 17v23a8.5 8.5 0 0 1-15 5.5"/><circle cx="95" cy="38.5" r="10"/><path d="M114 48.5v-20M114 38a8.5 8.5 0 0 1 17 0v10.5"/><path d="M143 20v21.5a7 7 0 0 0 7 7M138 28.5h11.5"/><path d="M159 48.5v-20M159 37.5a9 9 0 0 1 8.5-9"/><circle cx="182" cy="38.5" r="10"/></g>`
}

const inFrame = (viewBox: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img" aria-label="Jontro">${drawing}</svg>\n`

/** Files of the brand below public/, drawn as they are. */
export const brandFiles: Readonly<Record<string, string>> = {
  'favicon.svg': inFrame('0 8 48 48', mark),
}
