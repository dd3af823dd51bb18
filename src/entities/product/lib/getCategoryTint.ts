const tints = ['blue', 'sand', 'mint', 'rose', 'violet', 'sky'] as const

/** The colour behind a picture: the same for all products of a category. */
export function getCategoryTint(category: string): string {
  const sum = [...category].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return `var(--tint-${tints[sum % tints.length]})`
}
