const bengaliZero = '০'.charCodeAt(0)

/** `১২` becomes `12`; other characters stay. */
export const toLatinDigits = (text: string) =>
  text.replace(/[০-৯]/g, (digit) => `${digit.charCodeAt(0) - bengaliZero}`)
