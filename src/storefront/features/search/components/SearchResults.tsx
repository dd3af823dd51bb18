import type { FoundProduct } from '@/api'
import { localProduct, nameLang } from '@/entities/product/lib/localProduct'
import { classNames } from '@/shared/lib/classNames'
import { t } from '@/shared/lib/language'
import { Button, buttonClass } from '@/shared/ui/Button'
import { Link } from '@/shared/ui/Link'
import { Price } from '@/shared/ui/Price'
import { Thumbnail } from '@/shared/ui/Thumbnail'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import type { useProductSearch } from '../hooks/useProductSearch'
import * as messages from '../messages'
import styles from './SearchBox.module.css'

type SearchResultsProps = Omit<ReturnType<typeof useProductSearch>, 'search'> & {
  listId: string
  optionId: (index: number) => string
  activeIndex: number
  /** The page with all results. */
  allPath: string
  onLeave: () => void
  onChoose: (product: FoundProduct) => void
}

export function SearchResults(props: SearchResultsProps) {
  const { listId, optionId, results, activeIndex, state } = props
  return (
    <>
      <div id={listId} className={styles.list} role="listbox" aria-label={t(messages.matching)}>
        {results.map((product, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and its keys.
          <div
            key={product._id}
            id={optionId(index)}
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={index === activeIndex}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => props.onChoose(product)}
          >
            <Thumbnail src={product.images[0]} size={56} />
            <span className={styles.found}>
              <span className={styles.foundName} lang={nameLang(product)}>
                {localProduct(product).productName}
              </span>
              <Price price={product.price} discountPrice={product.discountPrice} />
            </span>
          </div>
        ))}
      </div>
      {results.length > 0 && (
        <Link
          className={classNames(buttonClass('text'), styles.all)}
          to={props.allPath}
          onClick={props.onLeave}
        >
          {t(messages.allResults)}
        </Link>
      )}
      <p role="status">
        {state === 'searching' && results.length === 0 && t(messages.searching)}
        {state === 'loaded' && results.length === 0 && t(messages.nothingFound)}
        {state === 'loaded' && results.length > 0 && (
          <VisuallyHidden>{t(messages.foundCount)(results.length)}</VisuallyHidden>
        )}
        {state === 'failed' && (
          <>
            {t(messages.failed)}{' '}
            <Button variant="link" onClick={props.refetch}>
              {t(messages.tryAgain)}
            </Button>
          </>
        )}
      </p>
    </>
  )
}
