/** Who sells: printed on receipts and packing slips, a line each. A real shop puts its own licence and tax numbers here. */
export const legalIdentity: readonly string[] = [
  'Jontro Limited',
  'House 27, Road 9/A, Dhanmondi, Dhaka 1209',
  'Trade licence TRAD/DNCC/000000/2026 · BIN 000000000-0000',
]
