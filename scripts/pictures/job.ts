/** One drawing and the files that are made of it. */
export type Job = {
  /** Path below public/, without size and ending. */
  target: string
  /** The drawing's own width; it is rendered at `widths` and never enlarged. */
  svg: () => string
  widths: readonly number[]
  formats: readonly ('avif' | 'webp' | 'jpg')[]
  /** A picture of one size carries no width in its name. */
  bare?: boolean
}
