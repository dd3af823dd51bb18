const tints = ['blue', 'sand', 'mint', 'rose', 'violet', 'sky'] as const

/** The background colour behind the pictures of a category's products. */
export function getCategoryTint(category: string): string {
  const sum = [...category].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return `var(--tint-${tints[sum % tints.length]})`
}
