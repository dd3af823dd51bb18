import { useRef } from 'react'
import { newId } from '@/shared/lib/newId'

/**
 * The ID of what a form saves. Another try with the same content has the same ID, so that nothing is saved twice if only the answer was
 * lost. Other content is saved as something else.
 */
export function useTryId() {
  const tried = useRef({ id: '', content: '' })
  return {
    idOf(values: object): string {
      const content = JSON.stringify(values)
      if (content !== tried.current.content) tried.current = { id: newId(), content }
      return tried.current.id
    },
    /** Call it when it is saved: the same content may be saved again. */
    reset() {
      tried.current = { id: '', content: '' }
    },
  }
}
