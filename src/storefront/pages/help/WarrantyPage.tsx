import { helpPages } from '@/common/pages'
import { warranty } from '@/shop/help/warranty'
import { Help } from '@/storefront/features/help/components/Help'

export const WarrantyPage = () => <Help page={helpPages.warranty} help={warranty} />
