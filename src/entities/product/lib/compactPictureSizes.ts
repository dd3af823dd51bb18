/** In a grid with six columns. */
export const compactPictureSizes =
  '(min-width: 1440px) 205px, (min-width: 1280px) 15vw, (min-width: 1024px) 150px, (min-width: 700px) 30vw, 44vw'
