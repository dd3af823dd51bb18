const bengaliZero = '০'.charCodeAt(0)

export const toLatinDigits = (text: string) =>
  text.replace(/[০-৯]/g, (digit) => `${digit.charCodeAt(0) - bengaliZero}`)
