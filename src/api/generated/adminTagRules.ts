/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
import type { TagRule } from '@/contract/tags'

export const adminTagRules: Record<string, TagRule> = {
  "listUsers": {
    "provides": [
      "User",
      "User/{response[*]._id}"
    ],
    "invalidates": []
  },
  "updateUserRole": {
    "provides": [],
    "invalidates": [
      "User",
      "User/{path.id}",
      "Audit"
    ]
  },
  "deleteUser": {
    "provides": [],
    "invalidates": [
      "User",
      "User/{path.id}",
      "Cart",
      "Overview",
      "Audit"
    ]
  },
  "listCustomerNotes": {
    "provides": [
      "CustomerNote/{path.id}"
    ],
    "invalidates": []
  },
  "addCustomerNote": {
    "provides": [],
    "invalidates": [
      "CustomerNote/{path.id}",
      "Audit"
    ]
  },
  "deleteCustomerNote": {
    "provides": [],
    "invalidates": [
      "CustomerNote/{path.id}",
      "Audit"
    ]
  },
  "listAllProducts": {
    "provides": [
      "Product",
      "Product/{response[*]._id}"
    ],
    "invalidates": []
  },
  "createProduct": {
    "provides": [],
    "invalidates": [
      "Product",
      "ProductList",
      "ProductSearch",
      "Category/{response.category}",
      "Family/{response.family}",
      "Overview",
      "Audit"
    ]
  },
  "updateProduct": {
    "provides": [],
    "invalidates": [
      "Product",
      "ProductList",
      "ProductSearch",
      "Product/{path.id}",
      "Category/{response.category}",
      "Family/{response.family}",
      "Cart",
      "Audit"
    ]
  },
  "deleteProduct": {
    "provides": [],
    "invalidates": [
      "Product",
      "ProductList",
      "ProductSearch",
      "Product/{path.id}",
      "Category/*",
      "Family/*",
      "Cart",
      "Overview",
      "Audit"
    ]
  },
  "setProductPrice": {
    "provides": [],
    "invalidates": [
      "Product",
      "ProductSearch",
      "Product/{path.id}",
      "Category/{response.category}",
      "Cart",
      "Audit"
    ]
  },
  "listAllCarts": {
    "provides": [
      "Cart",
      "Product"
    ],
    "invalidates": []
  },
  "listAllOrders": {
    "provides": [
      "Order",
      "Order/{response[*]._id}"
    ],
    "invalidates": []
  },
  "deleteOrder": {
    "provides": [],
    "invalidates": [
      "Order",
      "Order/{path.id}",
      "Payment",
      "Overview",
      "Audit"
    ]
  },
  "deliverOrder": {
    "provides": [],
    "invalidates": [
      "Order",
      "Order/{path.id}",
      "Review",
      "Overview",
      "Audit"
    ]
  },
  "packOrder": {
    "provides": [],
    "invalidates": [
      "Order",
      "Order/{path.id}",
      "Audit"
    ]
  },
  "undoPacking": {
    "provides": [],
    "invalidates": [
      "Order",
      "Order/{path.id}",
      "Audit"
    ]
  },
  "handOverOrder": {
    "provides": [],
    "invalidates": [
      "Order",
      "Order/{path.id}",
      "Audit"
    ]
  },
  "undoHandOver": {
    "provides": [],
    "invalidates": [
      "Order",
      "Order/{path.id}",
      "Audit"
    ]
  },
  "refundOrder": {
    "provides": [],
    "invalidates": [
      "Order",
      "Order/{path.id}",
      "Payment",
      "Payment/{response.transactionId}",
      "Overview",
      "Audit"
    ]
  },
  "listOrderPayments": {
    "provides": [
      "Order/{path.id}",
      "Payment/{response[*].transactionId}"
    ],
    "invalidates": []
  },
  "listOrderNotes": {
    "provides": [
      "OrderNote/{path.id}"
    ],
    "invalidates": []
  },
  "addOrderNote": {
    "provides": [],
    "invalidates": [
      "OrderNote/{path.id}",
      "Audit"
    ]
  },
  "deleteOrderNote": {
    "provides": [],
    "invalidates": [
      "OrderNote/{path.id}",
      "Audit"
    ]
  },
  "recordCashPayment": {
    "provides": [],
    "invalidates": [
      "Order",
      "Order/{path.id}",
      "Payment",
      "Overview",
      "Audit"
    ]
  },
  "deliverOrders": {
    "provides": [],
    "invalidates": [
      "Order",
      "Order/{body.ids[*]}",
      "Review",
      "Overview",
      "Audit"
    ]
  },
  "packOrders": {
    "provides": [],
    "invalidates": [
      "Order",
      "Order/{body.ids[*]}",
      "Audit"
    ]
  },
  "deliverCashOrders": {
    "provides": [],
    "invalidates": [
      "Order",
      "Order/{body.ids[*]}",
      "Payment",
      "Review",
      "Overview",
      "Audit"
    ]
  },
  "deleteOrders": {
    "provides": [],
    "invalidates": [
      "Order",
      "Order/{body.ids[*]}",
      "Payment",
      "Overview",
      "Audit"
    ]
  },
  "deleteProducts": {
    "provides": [],
    "invalidates": [
      "Product",
      "ProductList",
      "ProductSearch",
      "Product/{body.ids[*]}",
      "Category/*",
      "Family/*",
      "Cart",
      "Overview",
      "Audit"
    ]
  },
  "setProductsStock": {
    "provides": [],
    "invalidates": [
      "Product",
      "ProductSearch",
      "Product/{body.ids[*]}",
      "Category/*",
      "Cart",
      "Audit"
    ]
  },
  "previewBulkEdit": {
    "provides": [],
    "invalidates": []
  },
  "applyBulkEdit": {
    "provides": [],
    "invalidates": [
      "Product",
      "ProductSearch",
      "Product/*",
      "Category/*",
      "Cart",
      "Audit"
    ]
  },
  "undoBulkEdit": {
    "provides": [],
    "invalidates": [
      "Product",
      "ProductSearch",
      "Product/*",
      "Category/*",
      "Cart",
      "Audit"
    ]
  },
  "deleteCartItems": {
    "provides": [],
    "invalidates": [
      "Cart/*",
      "Dashboard/*",
      "Audit"
    ]
  },
  "checkProductImport": {
    "provides": [],
    "invalidates": []
  },
  "applyProductImport": {
    "provides": [],
    "invalidates": [
      "Product",
      "ProductList",
      "ProductSearch",
      "Product/*",
      "Category/*",
      "Cart",
      "Overview",
      "Audit"
    ]
  },
  "setReviewHidden": {
    "provides": [],
    "invalidates": [
      "Order",
      "Order/{path.id}",
      "ProductReview/{response.cartItems[*].gadgetId}",
      "Audit"
    ]
  },
  "listReturns": {
    "provides": [
      "Return"
    ],
    "invalidates": []
  },
  "answerReturn": {
    "provides": [],
    "invalidates": [
      "Return",
      "Return/{response.order._id}",
      "Audit"
    ]
  },
  "finishReturn": {
    "provides": [],
    "invalidates": [
      "Return",
      "Return/{response.order._id}",
      "Audit"
    ]
  },
  "getTotalCounts": {
    "provides": [
      "Overview"
    ],
    "invalidates": []
  },
  "listDailySales": {
    "provides": [
      "Overview"
    ],
    "invalidates": []
  },
  "getOrderStates": {
    "provides": [
      "Overview"
    ],
    "invalidates": []
  },
  "listBestProducts": {
    "provides": [
      "Product"
    ],
    "invalidates": []
  },
  "listAuditLog": {
    "provides": [
      "Audit"
    ],
    "invalidates": []
  },
  "listSavedViews": {
    "provides": [
      "SavedView"
    ],
    "invalidates": []
  },
  "createSavedView": {
    "provides": [],
    "invalidates": [
      "SavedView",
      "Audit"
    ]
  },
  "updateSavedView": {
    "provides": [],
    "invalidates": [
      "SavedView",
      "Audit"
    ]
  },
  "deleteSavedView": {
    "provides": [],
    "invalidates": [
      "SavedView",
      "Audit"
    ]
  },
  "listPaymentIssues": {
    "provides": [
      "Payment"
    ],
    "invalidates": []
  },
  "listRefunds": {
    "provides": [
      "Payment"
    ],
    "invalidates": []
  },
  "acceptPayment": {
    "provides": [],
    "invalidates": [
      "Payment/{path.tranId}",
      "Payment",
      "Order",
      "Overview",
      "Audit"
    ]
  },
  "refundPayment": {
    "provides": [],
    "invalidates": [
      "Payment/{path.tranId}",
      "Payment",
      "Order",
      "Overview",
      "Audit"
    ]
  },
  "recordRefund": {
    "provides": [],
    "invalidates": [
      "Payment/{path.tranId}",
      "Payment",
      "Order",
      "Overview",
      "Audit"
    ]
  },
  "checkData": {
    "provides": [],
    "invalidates": []
  }
}
