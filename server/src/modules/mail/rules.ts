/** To addresses that the customer has not verified: to one mailbox, and about the orders of one account. */
export const maxMailsPerHour = { recipient: 3, sender: 10 }

/** To one customer, who has asked for more. They do not count as mails about orders, which are sent first. */
export const maxAlertsPerHour = 3

/** The mailbox of an address: many servers ignore what follows a plus sign, and Gmail ignores dots. */
export function toMailbox(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  const [local = ''] = address.slice(0, at).toLowerCase().split('+')
  return /^(?:gmail|googlemail)\.com$/.test(domain)
    ? `${local.replaceAll('.', '')}@gmail.com`
    : `${local}@${domain}`
}
