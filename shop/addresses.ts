/** Addresses that both sides make: the browser links to them, the server's head and sitemap name them. */

type Named = { _id: string; productName: string }

/** `/product/{name}/{id}`, the name in lower case with underscores for blanks. */
export function productPath({ _id, productName }: Named): string {
  return `/product/${inAddress(productName)}/${encodeURIComponent(_id)}`
}

/** `/dashboard/update/{name}/{id}`, where an admin edits it. */
export function updatePath({ _id, productName }: Named): string {
  return `/dashboard/update/${inAddress(productName)}/${encodeURIComponent(_id)}`
}

/** `/dashboard/order-details/{name}/{id}`, the name of whom the order goes to, spelt as a product's is. */
export function orderPath({ _id, name }: { _id: string; name: string }): string {
  return `/dashboard/order-details/${inAddress(name)}/${encodeURIComponent(_id)}`
}

/** Slashes become underscores too, also encoded ones end a segment for some proxies; `.` and `..` would be resolved by browsers. */
function inAddress(name: string): string {
  const segment = name.toLowerCase().replace(/[\s/\\]+/g, '_')
  return /^\.{1,2}$/.test(segment) ? '_' : encodeURIComponent(segment)
}

/** `/category/{name}`; spaces and `&` are encoded. */
export function categoryPath(name: string): string {
  return `/category/${encodeURIComponent(name.toLowerCase())}`
}
