import { Skeleton } from '../../../../shared/ui/skeleton/Skeleton'
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/VisuallyHidden'
import styles from './ProductForm.module.css'

const heights = ['15rem', '14rem', '21rem', '26rem']

export function EditorSkeleton() {
  return (
    <div className={styles.form} role="status">
      <VisuallyHidden>Loading the product…</VisuallyHidden>
      <div className={styles.columns}>
        <div className={styles.fields}>
          {heights.map((height) => (
            <Skeleton key={height} height={height} borderRadius="var(--radius)" />
          ))}
        </div>
        <Skeleton height="30rem" borderRadius="var(--radius)" />
      </div>
    </div>
  )
}
