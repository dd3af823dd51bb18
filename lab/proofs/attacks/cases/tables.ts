export const sessionTables = ['users', 'sessions']

/** What an order changes, and the customer who is made for it. */
export const orderTables = [
  ...sessionTables,
  ...['orders', 'order_items', 'order_notes', 'cart_rows', 'mails', 'audit_log'],
  ...['order_stats', 'daily_stats', 'pending_order_stats', 'row_counts', 'pending_row_counts'],
  ...['pending_sales', 'payment_attempts', 'capture_issues'],
]

/** What a product changes. */
export const productTables = [
  ...['products', 'product_search', 'search_words', 'row_counts', 'pending_row_counts'],
  'audit_log',
]
