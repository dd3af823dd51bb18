/** As one text is written in one way: a letter such as ড় has two forms. */
export const toKey = (text: string) => text.normalize('NFC').trim().toLowerCase()
