import { helpPages } from '@/common/pages'
import { contactUs } from '@/shop/help/contactUs'
import { Help } from '@/storefront/features/help/components/Help'

export const ContactUsPage = () => <Help page={helpPages.contactUs} help={contactUs} />
