import { categoryStem } from '@/common/pictures'

/** Of one of the shop's top categories. */
export function SmallCategoryPicture({ category }: { category: string }) {
  const src = `${categoryStem(category)}-240.webp`
  return <img src={src} alt="" width={240} height={240} loading="lazy" />
}
