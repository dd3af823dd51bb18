/** One drawing and the files that are made of it. */
export type Job = {
  /** Path below public/, without size and ending. */
  target: string
  svg: () => string
  widths: readonly number[]
  formats: readonly ('avif' | 'webp' | 'jpg')[]
  /** Few and large on the page: worth more bytes than the many product pictures. */
  fine?: boolean
  /** A picture of one size carries no width in its name. */
  bare?: boolean
}
