import {
  type KeyboardEvent,
  Suspense,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { FoundProduct } from '@/api'
import { productPath, searchPath } from '@/common/addresses'
import { maxSearchLength, readListing } from '@/common/listing'
import { localPath, t } from '@/shared/lib/language'
import { lazyComponent } from '@/shared/lib/lazyComponent'
import { IconButton } from '@/shared/ui/IconButton'
import { CloseIcon, SearchIcon } from '@/shared/ui/icon/icons'
import { useProductSearch } from '../hooks/useProductSearch'
import { getNextIndex, showOption } from '../lib/listbox'
import * as messages from '../messages'
import styles from './SearchBox.module.css'

const { Component: SearchResults, preload } = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "search-results" */ './SearchResults')).SearchResults,
  { isOptional: true },
)
export const preloadSearchResults = preload

/**
 * A combobox: typing suggests products, arrow keys select one, Enter opens it or, without a selected one, the page of results, as the
 * button does; Escape closes the list.
 */
export function SearchBox() {
  const { pathname, search: queryString } = useLocation()
  const searched =
    pathname === '/search' ? readListing(new URLSearchParams(queryString)).search : ''
  const [text, setText] = useState(searched)
  const [lastSearched, setLastSearched] = useState(searched)
  const [isOpen, setIsOpen] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)
  const inputRef = useRef<HTMLInputElement>(null)
  const listId = useId()
  const navigate = useNavigate()

  // Shows the text of the current results, also after going back.
  if (searched !== lastSearched) {
    setLastSearched(searched)
    setText(searched)
  }

  // The text of the page's results needs no suggestions until the visitor is in the field.
  const hasSuggestions = isOpen || text !== searched
  const { search, ...found } = useProductSearch(hasSuggestions ? text : '')
  const { results, state } = found
  const isShown = isOpen && search !== ''
  const optionId = (index: number) => `${listId}-${index}`

  // Also when new results replace those that the option was selected in.
  useLayoutEffect(() => {
    if (activeIndex < 0 || results.length === 0) return
    showOption(document.getElementById(`${listId}-${activeIndex}`))
  }, [listId, activeIndex, results])

  function change(next: string, willBeOpen: boolean) {
    setText(next)
    setIsOpen(willBeOpen)
    setActiveIndex(-1)
  }
  const clear = () => change('', false)

  function handleChoose(product: FoundProduct) {
    clear()
    inputRef.current?.blur()
    void navigate(productPath(product))
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    const words = text.trim()
    if (words === '') {
      inputRef.current?.focus()
      return
    }
    const chosen = results[activeIndex]
    if (chosen) {
      handleChoose(chosen)
      return
    }
    setIsOpen(false)
    inputRef.current?.blur()
    void navigate(searchPath(words))
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      if (isShown) setIsOpen(false)
      else clear()
      return
    }
    const next = getNextIndex(event.key, activeIndex, results.length)
    if (next === undefined) return
    event.preventDefault()
    setIsOpen(true)
    setActiveIndex(next)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not support `search`.
    <form
      className={styles.search}
      role="search"
      action={localPath('/search')}
      method="get"
      onSubmit={handleSubmit}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
      }}
    >
      <input
        ref={inputRef}
        className={styles.input}
        type="text"
        name="q"
        role="combobox"
        aria-label={t(messages.searchProducts)}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && activeIndex >= 0 ? optionId(activeIndex) : undefined}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxSearchLength}
        placeholder={t(messages.placeholder)}
        value={text}
        onChange={({ target }) => change(target.value, true)}
        onFocus={() => setIsOpen(true)}
        // The button searches for the text, whatever the arrow keys had selected.
        onBlur={() => setActiveIndex(-1)}
        onKeyDown={handleKeyDown}
      />
      {text !== '' && (
        <IconButton
          className={styles.clear}
          aria-label={t(messages.clear)}
          onClick={() => {
            clear()
            inputRef.current?.focus()
          }}
        >
          <CloseIcon size={20} />
        </IconButton>
      )}
      <IconButton className={styles.submit} type="submit" aria-label={t(messages.search)}>
        <SearchIcon size={20} />
      </IconButton>
      {isShown && (
        <div
          className={styles.outside}
          aria-hidden="true"
          // Keeps the focus in the field until the click is over, so that the click does not reach what is below the list.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setIsOpen(false)
            inputRef.current?.blur()
          }}
        />
      )}
      <div className={styles.panel} hidden={!isShown}>
        {isShown && (
          <Suspense
            fallback={
              <p role="status">{t(state === 'failed' ? messages.failed : messages.searching)}</p>
            }
          >
            <SearchResults
              {...found}
              listId={listId}
              optionId={optionId}
              activeIndex={activeIndex}
              allPath={searchPath(text.trim())}
              onLeave={() => setIsOpen(false)}
              onChoose={handleChoose}
            />
          </Suspense>
        )}
      </div>
    </form>
  )
}
