import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { productPath } from '../../../../shop/addresses'
import type { FoundProduct } from '../../../api'
import { CloseIcon, SearchIcon } from '../../../shared/ui/icon'
import { IconButton } from '../../../shared/ui/icon-button/IconButton'
import { useProductSearch } from '../hooks/useProductSearch'
import { nextPlace, showOption } from '../lib/listbox'
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

  const { search, answer, results, state, refetch, findBest } = useProductSearch(text)
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
    if (search === '') return
    setIsOpen(true)
    const chosen = answer?.[Math.max(activePlace, 0)]
    if (chosen) handleChoose(chosen)
    else if (!answer) void goToBestMatch()
  }

  /** Enter was quicker than the answer: it counts, unless something else is typed meanwhile. */
  async function goToBestMatch() {
    const best = await findBest(search)
    if (best && inputRef.current?.value.trim() === search) handleChoose(best)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      if (isShown) setIsOpen(false)
      else clear()
      return
    }
    const next = nextPlace(event.key, activePlace, results.length)
    if (next === undefined) return
    event.preventDefault()
    setIsOpen(true)
    setActivePlace(next)
    showOption(document.getElementById(optionId(next)))
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
          aria-activedescendant={isShown && activePlace >= 0 ? optionId(activePlace) : undefined}
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
          <IconButton
            className={styles.clear}
            aria-label="Clear the search"
            onClick={() => {
              clear()
              inputRef.current?.focus()
            }}
          >
            <CloseIcon size={20} />
          </IconButton>
        )}
        {isShown && (
          <div
            className={styles.outside}
            aria-hidden="true"
            // The field keeps the focus until the click is over: what lies below must not get the end of it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setIsOpen(false)
              inputRef.current?.blur()
            }}
          />
        )}
        <div className={styles.panel} hidden={!isShown}>
          <SearchResults
            listId={listId}
            optionId={optionId}
            results={results}
            activePlace={activePlace}
            state={state}
            onChoose={handleChoose}
            onRetry={refetch}
          />
        </div>
      </form>
    </div>
  )
}
