const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** For texts and for attributes in double quotes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (char) => entities[char] ?? char)
