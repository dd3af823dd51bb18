import { toPageHead } from '@/common/pageHead'
import { usePageHead } from '@/shared/hooks/usePageHead'
import { language } from '@/shared/lib/language'
import { Button } from '@/shared/ui/Button'
import styles from '@/shared/ui/ErrorPage.module.css'
import { shop } from '@/shop/shop.config'

type PageLoadErrorProps = { onRetry?: () => void }

/** The page's code could not be loaded. Only a reload fetches a newer build. */
export function PageLoadError({ onRetry = () => location.reload() }: PageLoadErrorProps) {
  usePageHead(toPageHead(language, 'Page could not be loaded'))
  return (
    <div className={styles.page} role="alert">
      <h1>This page couldn't be loaded.</h1>
      <p>
        Please try again. If it keeps happening, write to{' '}
        <a href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</a>.
      </p>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
