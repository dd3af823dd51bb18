import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isApiProblem, type Order, useAddReviewMutation } from '../../../api'
import { showSuccess } from '../../../shared/ui/dialog'
import { showToast } from '../../../shared/ui/toast'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import {
  reviewDraftChanged,
  reviewDraftRemoved,
  selectReviewDraft,
} from '../model/reviewDraftsSlice'
import { ReviewDialog } from './ReviewDialog'

type ReviewHostProps = {
  /** The order in the dialog, as the page shows orders. */
  glance: (order: Order) => ReactNode
  children: (onReview: (order: Order) => void) => ReactNode
}

type Opened = { order: Order; refusal?: string }

/**
 * Where a page's orders are reviewed. The dialog is the desk's, since the row from which it was opened leaves the
 * list as soon as the review is sent; what the server refuses is laid before its writer again. A text that is not sent
 * is kept until its order's dialog is opened again.
 */
export function ReviewHost({ glance, children }: ReviewHostProps) {
  const dispatch = useAppDispatch()
  const [opened, setOpened] = useState<Opened>()
  const openedId = opened?.order._id ?? ''
  const draft = useAppSelector((state) => selectReviewDraft(state, openedId))
  const [addReview] = useAddReviewMutation()
  useFocusOnceClosed(opened !== undefined)

  async function handleSubmit(order: Order, text: string) {
    setOpened(undefined)
    try {
      await addReview({ id: order._id, body: { reviewText: text } }).unwrap()
      dispatch(reviewDraftRemoved(order._id))
      void showToast('Review added')
      void showSuccess({ title: 'Review added successfully!' })
    } catch (problem) {
      // A session that has ended is told by a dialog of its own.
      if (isApiProblem(problem) && [401, 403].includes(problem.status)) return
      setOpened({ order, refusal: isApiProblem(problem) ? problem.message : undefined })
      void showToast('Failed to add review. Please try again.', 'error')
    }
  }

  return (
    <>
      {children((order) => setOpened({ order }))}
      {opened && (
        <ReviewDialog
          subject={glance(opened.order)}
          draft={draft}
          refusal={opened.refusal}
          onChange={(text) => dispatch(reviewDraftChanged({ orderId: openedId, text }))}
          onSubmit={(text) => void handleSubmit(opened.order, text)}
          onClose={() => setOpened(undefined)}
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
