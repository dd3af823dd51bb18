import { shop } from '../../../shop/shop.config'
import { selectSessionEmail } from '../../entities/auth'
import { MyReviews } from '../../features/reviews'
import { useTitle } from '../../shared/hooks/useTitle'
import { PageHead } from '../../shared/ui/page-head/PageHead'
import { useAppSelector } from '../../store/hooks'

export function MyReviewsPage() {
  useTitle(`My reviews - ${shop.name}`)
  const email = useAppSelector(selectSessionEmail)
  return (
    <>
      <PageHead title="My reviews" />
      {email && <MyReviews email={email} />}
    </>
  )
}
