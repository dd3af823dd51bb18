type Named = { _id: string; productName: string }

/** `/product/{name}/{id}`, as the specification makes it. */
export function productPath({ _id, productName }: Named): string {
  const name = productName.toLowerCase().replace(/\s+/g, '_')
  return `/product/${encodeURIComponent(name)}/${encodeURIComponent(_id)}`
}
