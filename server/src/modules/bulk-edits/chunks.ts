/** Products that are read or saved before the server and the database answer others. */
export const chunkSize = 500

/** Before all others. */
export const firstId = '00000000-0000-0000-0000-000000000000'
