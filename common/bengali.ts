/** `1,69,690` with Bengali digits. */
export const toBengaliDigits = (text: string | number): string =>
  String(text).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x9b6))

/** `1,69,690.5` */
export function groupDigits(value: number): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.')
  const grouped = whole.replace(/\d(?=(\d\d)+\d$)/g, '$&,')
  return `${value < 0 ? '-' : ''}${grouped}${decimals ? `.${decimals}` : ''}`
}

/** A number of a Bengali text, its digits grouped as in `১,৬৯,৬৯০`. */
export const formatBengaliNumber = (value: number): string => toBengaliDigits(groupDigits(value))
