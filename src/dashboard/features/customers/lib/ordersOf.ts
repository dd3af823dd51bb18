/** The table of orders with this e-mail, with the panel of one of them. */
export const ordersOf = (email: string, opened?: string) =>
  `/dashboard/all-ordered?${new URLSearchParams({ email, ...(opened && { open: opened }) })}`
