import { helpPages } from '@/common/pages'
import { returns } from '@/shop/help/returns'
import { Help } from '@/storefront/features/help/components/Help'

export const ReturnsPage = () => <Help page={helpPages.returns} help={returns} />
