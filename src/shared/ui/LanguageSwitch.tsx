import { type MouseEvent, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { pathIn } from '@/common/text'
import { classNames } from '../lib/classNames'
import { isBengali } from '../lib/language'
import { changeLanguage, chosenLanguage } from '../lib/languageChange'
import styles from './LanguageSwitch.module.css'

/** Named in itself, for those who do not read the language of the page. */
const [other, name] = isBengali ? (['en', 'English'] as const) : (['bn', 'বাংলা'] as const)

/** A choice loads the page anew. */
const neverChanges = () => () => undefined

/** A link to the page in the other language. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { pathname, search } = useLocation()
  const isChosen = useSyncExternalStore(
    neverChanges,
    () => chosenLanguage() === other,
    () => false,
  )

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    changeLanguage(other)
  }

  return (
    <a
      className={classNames(styles.switch, isChosen && styles.chosen, className)}
      href={pathIn(other, pathname + search)}
      // The server renders the page for missing addresses under one of its own.
      suppressHydrationWarning
      lang={other}
      hrefLang={other}
      onClick={handleClick}
    >
      {name}
    </a>
  )
}
