import { t } from '@/shared/lib/language'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import type { CategoryNode } from '@/shop/shop.config'

/** Text of a link to a category. */
export function CategoryLabel({ label, hint }: Pick<CategoryNode, 'label' | 'hint'>) {
  return (
    <>
      {t(label)}
      {hint && <VisuallyHidden> {t(hint)}</VisuallyHidden>}
    </>
  )
}
