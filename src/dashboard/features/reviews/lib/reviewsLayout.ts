/** Cards in columns that are at least `minWidth` wide. */
export const reviewsLayout = (minWidth: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}, 100%), 1fr))`,
  gap: { xs: 1.5, sm: 2 },
})
