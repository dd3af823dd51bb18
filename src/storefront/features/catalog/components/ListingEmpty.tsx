import { categoryPath } from '@/common/addresses'
import { t } from '@/shared/lib/language'
import { buttonClass } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { SearchIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import * as messages from '../messages'

export function EmptyCategory({ title }: { title: string }) {
  return (
    <EmptyState title={t(messages.noProductsIn)(title)}>
      <p>{t(messages.newEveryWeek)}</p>
      <BestSellersLink />
    </EmptyState>
  )
}

export function NothingSearched() {
  return (
    <EmptyState title={t(messages.whatToSearch)} icon={SearchIcon}>
      <p>{t(messages.howToSearch)}</p>
    </EmptyState>
  )
}

export function NoResults({ search }: { search: string }) {
  return (
    <EmptyState title={t(messages.noResults)(search)} icon={SearchIcon}>
      <p>{t(messages.tryOtherWords)}</p>
      <BestSellersLink />
    </EmptyState>
  )
}

function BestSellersLink() {
  return (
    <Link className={buttonClass()} to={categoryPath('best seller')}>
      {t(messages.toBestSellers)}
    </Link>
  )
}
