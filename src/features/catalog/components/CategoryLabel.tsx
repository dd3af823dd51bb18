import type { CategoryNode } from '../../../../shop/shop.config'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'

/** Text of a link to a category. */
export function CategoryLabel({ label, hint }: Pick<CategoryNode, 'label' | 'hint'>) {
  return (
    <>
      {label}
      {hint && <VisuallyHidden> {hint}</VisuallyHidden>}
    </>
  )
}
