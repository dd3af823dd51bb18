import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { productPath } from '../../../../shop/addresses'
import { type FoundProduct, useSearchProductsQuery } from '../../../api'
import { CloseIcon, SearchIcon } from '../../../shared/ui/icon'
import styles from './SearchBox.module.css'
import { SearchResults } from './SearchResults'

/** A combobox over the catalogue: typing asks, arrows choose, Enter goes there, Escape closes. */
export function SearchBox() {
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [activePlace, setActivePlace] = useState(-1)
  const inputRef = useRef<HTMLInputElement>(null)
  const listId = useId()
  const navigate = useNavigate()

  const search = text.trim()
  // `currentData` is never that of an earlier text, whichever answer comes last.
  const { currentData, data, isFetching, isError, refetch } = useSearchProductsQuery(
    { search },
    { skip: search === '' },
  )
  const results = search === '' ? [] : (currentData ?? (isError ? [] : (data ?? [])))
  const isShown = isOpen && search !== ''
  const optionId = (place: number) => `${listId}-${place}`

  function clear() {
    setText('')
    setIsOpen(false)
    setActivePlace(-1)
  }

  function handleChange(next: string) {
    setText(next)
    setIsOpen(true)
    setActivePlace(-1)
  }

  function handleChoose(product: FoundProduct) {
    clear()
    inputRef.current?.blur()
    void navigate(productPath(product))
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    const chosen = results[Math.max(activePlace, 0)]
    if (chosen && isShown && currentData) handleChoose(chosen)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      if (isShown) setIsOpen(false)
      else clear()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || results.length === 0) return
    event.preventDefault()
    setIsOpen(true)
    // One place more than there are results: the text itself.
    const places = results.length + 1
    setActivePlace((place) => ((place + 1 + step + places) % places) - 1)
  }

  return (
    <div className={styles.search}>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of three years ago do not know `search`. */}
      <form
        className={styles.form}
        role="search"
        onSubmit={handleSubmit}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
        }}
      >
        <SearchIcon size={20} className={styles.lens} />
        <input
          ref={inputRef}
          className={styles.input}
          type="text"
          role="combobox"
          aria-label="Search for products"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-activedescendant={activePlace >= 0 ? optionId(activePlace) : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder="Search for products..."
          value={text}
          onChange={(event) => handleChange(event.target.value)}
          onFocus={() => setIsOpen(true)}
          onKeyDown={handleKeyDown}
        />
        {text !== '' && (
          <button
            className={styles.clear}
            type="button"
            aria-label="Clear the search"
            onClick={() => {
              clear()
              inputRef.current?.focus()
            }}
          >
            <CloseIcon size={20} />
          </button>
        )}
        <div className={styles.panel} hidden={!isShown}>
          <SearchResults
            listId={listId}
            optionId={optionId}
            results={results}
            activePlace={activePlace}
            state={stateOf({ search, isAnswered: currentData !== undefined, isFetching, isError })}
            onChoose={handleChoose}
            onRetry={refetch}
          />
        </div>
      </form>
    </div>
  )
}

type Progress = { search: string; isAnswered: boolean; isFetching: boolean; isError: boolean }

function stateOf({ search, isAnswered, isFetching, isError }: Progress) {
  if (search === '') return 'idle'
  if (isFetching && !isAnswered) return 'searching'
  return isError ? 'failed' : 'answered'
}
