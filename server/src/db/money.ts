/** Money is text with two decimals in the database, integer paisa in sums, taka as a number in the contract. */

const amount = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/

/** Exact: parses the decimal digits, without floating point arithmetic. */
export function toPaisa(taka: string | number): number {
  const [, sign, whole, fraction = ''] = amount.exec(String(taka)) ?? []
  const paisa = Number(`${whole}${fraction.padEnd(2, '0')}`)
  if (whole === undefined || !Number.isSafeInteger(paisa)) {
    throw new RangeError(`${taka} is not an amount of taka and paisa`)
  }
  return sign && paisa !== 0 ? -paisa : paisa
}

/** For the contract, not for sums. */
export function fromPaisa(paisa: number): number {
  if (!Number.isSafeInteger(paisa)) throw new RangeError(`${paisa} is not a number of paisa`)
  return paisa / 100
}

/** Formats an amount as the database does. */
export function formatAmount(paisa: number): string {
  return fromPaisa(paisa).toFixed(2)
}
