import type { FoundProduct } from '@/api'
import { classNames } from '@/shared/lib/classNames'
import { Button, buttonClass } from '@/shared/ui/Button'
import { Link } from '@/shared/ui/Link'
import { Price } from '@/shared/ui/Price'
import { Thumbnail } from '@/shared/ui/Thumbnail'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import type { useProductSearch } from '../hooks/useProductSearch'
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
      <div id={listId} className={styles.list} role="listbox" aria-label="Matching products">
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
              <span className={styles.foundName}>{product.name}</span>
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
          See all results
        </Link>
      )}
      <p role="status">
        {state === 'searching' && results.length === 0 && 'Searching…'}
        {state === 'loaded' &&
          results.length === 0 &&
          'No products found. Check the spelling or try another word.'}
        {state === 'loaded' && results.length > 0 && (
          <VisuallyHidden>{countText(results.length)}</VisuallyHidden>
        )}
        {state === 'failed' && (
          <>
            Search isn’t working right now.{' '}
            <Button variant="link" onClick={props.refetch}>
              Try again
            </Button>
          </>
        )}
      </p>
    </>
  )
}

const countText = (count: number) =>
  count === 1 ? '1 product found.' : `${count} products found. Use the up and down arrow keys.`
