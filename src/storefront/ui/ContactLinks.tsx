import { t } from '@/shared/lib/language'
import { shop } from '@/shop/shop.config'

/** Telephone number, e-mail address and chats. */
export const ContactLinks = () => (
  <>
    <a href={`tel:${shop.supportPhone.replace(/[^+\d]/g, '')}`}>{shop.supportPhone}</a>
    <a href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</a>
    {shop.chats.map(({ name, url }) => (
      <a key={url} href={url} target="_blank" rel="noopener">
        {t(name)}
      </a>
    ))}
  </>
)
