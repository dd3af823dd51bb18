/** How many characters a table shows; a tooltip shows the whole text. */
export const maxTextLength = { id: 20, name: 20 }

export const pluralize = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`
