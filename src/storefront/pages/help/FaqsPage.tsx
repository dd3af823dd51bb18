import { helpPages } from '@/common/pages'
import { faqs } from '@/shop/help/faqs'
import { Help } from '@/storefront/features/help/components/Help'

export const FaqsPage = () => <Help page={helpPages.faqs} help={faqs} />
