import { useEffect } from 'react'
import { restoreAfterLanguageChange } from '@/shared/lib/languageChange'

/** Beside the page, so that its effect runs when the page is there. */
export function FormRestorer() {
  useEffect(restoreAfterLanguageChange, [])
  return null
}
