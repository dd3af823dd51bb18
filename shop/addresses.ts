/** Addresses that both sides make: the browser links to them, the server's head and sitemap name them. */

type Named = { _id: string; productName: string }

/** `/product/{name}/{id}`, the name in lower case with underscores for blanks. */
export function productPath({ _id, productName }: Named): string {
  const name = productName.toLowerCase().replace(/\s+/g, '_')
  return `/product/${encodeURIComponent(name)}/${encodeURIComponent(_id)}`
}

/** `/category/{name}`; spaces and `&` are encoded. */
export function categoryPath(name: string): string {
  return `/category/${encodeURIComponent(name.toLowerCase())}`
}
