import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isSessionExpired, messageOf, type Order, useAddReviewMutation } from '@/api'
import { fieldErrorsOf } from '@/dashboard/ui/showProblem'
import { t } from '@/shared/lib/language'
import { showSuccess } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import * as messages from '../messages'
import {
  type ReviewDraft,
  reviewDraftChanged,
  reviewDraftRemoved,
  selectReviewDraft,
} from '../model/reviewDraftsSlice'
import { ReviewDialog } from './ReviewDialog'

type ReviewHostProps = { children: (onReview: (order: Order) => void) => ReactNode }

type Opened = { order: Order; error?: string; photosError?: string | undefined }

/**
 * Holds the review dialog for the orders on a page, because an order's row leaves the list as soon as its review is sent.
 * A review that is not sent, or that the server rejects, is kept until the dialog of its order is opened again.
 */
export function ReviewHost({ children }: ReviewHostProps) {
  const dispatch = useAppDispatch()
  const [opened, setOpened] = useState<Opened>()
  const openedId = opened?.order._id ?? ''
  const draft = useAppSelector((state) => selectReviewDraft(state, openedId))
  const [addReview] = useAddReviewMutation()
  useFocusAfterClose(opened !== undefined)

  async function handleSubmit(order: Order, { stars, ...review }: ReviewDraft) {
    const body = { ...review, stars: stars ?? undefined }
    const sending = addReview({ id: order._id, body })
    // The dialog keeps its text as a draft when it is closed, which must be before the draft is removed.
    flushSync(() => setOpened(undefined))
    try {
      await sending.unwrap()
      dispatch(reviewDraftRemoved(order._id))
      showToast(t(messages.reviewAdded))
      void showSuccess({ title: t(messages.reviewAddedTitle) })
    } catch (error) {
      if (isSessionExpired(error)) return
      const photosError = fieldErrorsOf(error)?.photos
      setOpened({ order, error: messageOf(error), photosError })
      showToast(t(messages.reviewFailed), 'error')
    }
  }

  return (
    <>
      {children((order) => setOpened({ order }))}
      {opened && (
        <ReviewDialog
          key={openedId}
          order={opened.order}
          draft={draft}
          error={opened.error}
          photosError={opened.photosError}
          onLeave={(left) => dispatch(reviewDraftChanged({ orderId: openedId, draft: left }))}
          onSubmit={(review) => void handleSubmit(opened.order, review)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

/** The button that opened the dialog can be gone with its row: then the focus moves to the page's content. */
function useFocusAfterClose(isOpen: boolean) {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true })
    }
    wasOpen.current = isOpen
  }, [isOpen])
}
