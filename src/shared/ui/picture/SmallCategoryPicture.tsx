import { categoryStem } from '../../../../shop/pictures'

/** Of one of the shop's top categories. */
export function SmallCategoryPicture({ category }: { category: string }) {
  const stem = categoryStem(category)
  return (
    <picture>
      <source type="image/avif" srcSet={`${stem}-240.avif`} />
      <img src={`${stem}-240.webp`} alt="" width={240} height={240} loading="lazy" />
    </picture>
  )
}
