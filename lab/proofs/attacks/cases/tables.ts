/** What an order changes, and the customer who is made for it. */
export const orderTables = [
  'orders',
  'order_items',
  'order_notes',
  'order_stats',
  'daily_stats',
  'pending_order_stats',
  'pending_row_counts',
  'pending_sales',
  'cart_rows',
  'row_counts',
  'mails',
  'users',
  'sessions',
  'payment_attempts',
  'capture_issues',
]

/** What a product changes. */
export const productTables = [
  'products',
  'product_search',
  'search_words',
  'row_counts',
  'pending_row_counts',
  'audit_log',
]
