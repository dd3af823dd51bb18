/** Paths that client (links) and server (head, sitemap) share. */

type Named = { _id: string; productName: string }

/** `/product/{name}/{id}`, the name in lower case with underscores for spaces. */
export function productPath({ _id, productName }: Named): string {
  return `/product/${inAddress(productName)}/${encodeURIComponent(_id)}`
}

/** `/dashboard/update/{name}/{id}`, the admin's product editor. */
export function updatePath({ _id, productName }: Named): string {
  return `/dashboard/update/${inAddress(productName)}/${encodeURIComponent(_id)}`
}

/** The form for a new product, filled in with this one. */
export const copyPath = ({ _id }: Pick<Named, '_id'>) =>
  `/dashboard/add-product?copy=${encodeURIComponent(_id)}`

/** `/dashboard/order-details/{name}/{id}`, with the recipient's name spelt like a product's. */
export function orderPath({ _id, name }: { _id: string; name: string }): string {
  return `/dashboard/order-details/${inAddress(name)}/${encodeURIComponent(_id)}`
}

/** The table of all orders with this one open, for admins. */
export const openedOrderPath = ({ _id }: { _id: string }) =>
  `/dashboard/all-ordered?open=${encodeURIComponent(_id)}`

/** `/dashboard/customers/{email}`, all that the shop knows about a customer, for admins. */
export const customerPath = (email: string) => `/dashboard/customers/${encodeURIComponent(email)}`

/** Replaces slashes, since some proxies split at encoded ones, and `.` and `..`, which browsers would resolve. */
function inAddress(name: string): string {
  const segment = name.toLowerCase().replace(/[\s/\\]+/g, '_')
  return /^\.{1,2}$/.test(segment) ? '_' : encodeURIComponent(segment)
}

/** `/category/{name}`; spaces and `&` are encoded. */
export function categoryPath(name: string): string {
  return `/category/${encodeURIComponent(name.toLowerCase())}`
}

/** `/search?q={text}`, the pages of results. */
export function searchPath(text: string): string {
  return `/search?${new URLSearchParams({ q: text })}`
}
