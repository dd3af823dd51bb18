/** Shown for users without a name or a picture. */
export const fallbackName = 'anonymous'
export const fallbackPhoto = '/images/avatar.svg'
