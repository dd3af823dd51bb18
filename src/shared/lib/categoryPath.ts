/** `/category/{name}`; spaces and `&` are encoded. */
export function categoryPath(name: string): string {
  return `/category/${encodeURIComponent(name.toLowerCase())}`
}
