/** That a customer can save. */
export const maxAddresses = 5
