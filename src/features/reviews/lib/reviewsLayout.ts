/** Cards in as many columns as a review of one line fills. */
export const reviewsLayout = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
  gap: 2,
}
