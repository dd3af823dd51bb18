import { selectSessionEmail } from '../../entities/auth'
import { MyReviews } from '../../features/reviews'
import { PageHead } from '../../shared/ui/page-head/PageHead'
import { useAppSelector } from '../../store/hooks'

export function MyReviewsPage() {
  const email = useAppSelector(selectSessionEmail)
  return (
    <>
      <PageHead title="My reviews" />
      {email && <MyReviews email={email} />}
    </>
  )
}
