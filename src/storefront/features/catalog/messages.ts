import { text } from '@/common/text'

export const allOf = text(
  (category: string) => `All ${category}`,
  (category) => `সব ${category}`,
)
export const relatedCategories = text('Related categories', 'সংশ্লিষ্ট ক্যাটাগরি')
