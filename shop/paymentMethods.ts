/** As SSLCommerz's page names them; `howToPay` lists them too. */
export const mobileWallets = ['bKash', 'Nagad', 'Rocket', 'Upay'] as const
