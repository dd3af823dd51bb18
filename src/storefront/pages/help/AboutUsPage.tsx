import { helpPages } from '@/common/pages'
import { aboutUs } from '@/shop/help/aboutUs'
import { Help } from '@/storefront/features/help/components/Help'

export const AboutUsPage = () => <Help page={helpPages.aboutUs} help={aboutUs} />
