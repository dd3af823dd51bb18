/** Of a CSV file of products. The contract names them too (`checkProductImport`). */
export const maxImportRows = 100_000
export const maxImportMegabytes = 128
export const maxImportBytes = maxImportMegabytes * 1024 * 1024
