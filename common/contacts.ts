import { type Text, text } from './text'

type Shop = {
  supportPhone: string
  supportEmail: string
  chat: { whatsApp?: string; messenger?: string }
}

type Contact = { name: Text; href: string; isChat?: boolean }

/** The ways to reach the shop, with addresses that open the telephone, the mail program or the chat. */
export function toContacts({ supportPhone, supportEmail, chat }: Shop): readonly Contact[] {
  const contacts: Contact[] = [
    {
      name: text(supportPhone, supportPhone),
      href: `tel:${supportPhone.replace(/[^+\d]/g, '')}`,
    },
    { name: text(supportEmail, supportEmail), href: `mailto:${supportEmail}` },
  ]
  const { whatsApp, messenger } = chat
  if (whatsApp) {
    const href = `https://wa.me/${whatsApp.replace(/\D/g, '')}`
    contacts.push({ name: text('WhatsApp', 'হোয়াটসঅ্যাপ'), href, isChat: true })
  }
  if (messenger) {
    const href = `https://m.me/${encodeURIComponent(messenger)}`
    contacts.push({ name: text('Messenger', 'মেসেঞ্জার'), href, isChat: true })
  }
  return contacts
}
