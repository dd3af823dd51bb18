import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isApiProblem, type Order, useAddReviewMutation } from '../../../api'
import { showSuccess } from '../../../shared/ui/dialog'
import { showToast } from '../../../shared/ui/toast'
import { ReviewDialog } from './ReviewDialog'

type ReviewDeskProps = {
  /** The order in the dialog, as the page shows orders. */
  glance: (order: Order) => ReactNode
  children: (onReview: (order: Order) => void) => ReactNode
}

type Draft = { order: Order; text?: string; refusal?: string }

/**
 * Where a page's orders are reviewed. The dialog is the desk's, since the row from which it was opened leaves the
 * list as soon as the review is sent; what the server refuses is laid before its writer again.
 */
export function ReviewDesk({ glance, children }: ReviewDeskProps) {
  const [draft, setDraft] = useState<Draft>()
  const [addReview] = useAddReviewMutation()
  useFocusOnceClosed(draft !== undefined)

  async function handleSubmit(order: Order, text: string) {
    setDraft(undefined)
    try {
      await addReview({ id: order._id, body: { reviewText: text } }).unwrap()
      void showToast('Review added')
      void showSuccess({ title: 'Review added successfully!' })
    } catch (problem) {
      // A session that has ended is told by a dialog of its own.
      if (isApiProblem(problem) && [401, 403].includes(problem.status)) return
      setDraft({ order, text, refusal: isApiProblem(problem) ? problem.message : undefined })
      void showToast('Failed to add review. Please try again.', 'error')
    }
  }

  return (
    <>
      {children((order) => setDraft({ order }))}
      {draft && (
        <ReviewDialog
          subject={glance(draft.order)}
          draft={draft.text}
          refusal={draft.refusal}
          onSubmit={(text) => void handleSubmit(draft.order, text)}
          onClose={() => setDraft(undefined)}
        />
      )}
    </>
  )
}

/** The button that opened it may have gone with its row: then the focus goes to where the page begins. */
function useFocusOnceClosed(isOpen: boolean) {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true })
    }
    wasOpen.current = isOpen
  }, [isOpen])
}
