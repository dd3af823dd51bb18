import { toContacts } from '@/common/contacts'
import { t } from '@/shared/lib/language'
import { shop } from '@/shop/shop.config'

/** Telephone number, e-mail address and chats. */
export const ContactLinks = () =>
  toContacts(shop).map(({ name, href, isChat }) => (
    <a key={href} href={href} {...(isChat && { target: '_blank', rel: 'noopener' })}>
      {t(name)}
    </a>
  ))
