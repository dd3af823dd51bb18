import { useEffect, useLayoutEffect } from 'react'
import { restoreAfterLanguageChange } from '@/shared/lib/languageChange'
import { keepEarlyText } from '@/shared/lib/typedText'

/** Beside the page, so that its effects run when the page is there. */
export function FormRestorer() {
  useLayoutEffect(keepEarlyText, [])
  useEffect(restoreAfterLanguageChange, [])
  return null
}
