/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
import type { TagRule } from '../../../contract/tags'

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
      "Dashboard",
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
      "Dashboard",
      "Audit"
    ]
  },
  "updateProduct": {
    "provides": [],
    "invalidates": [
      "Product",
      "Product/{path.id}",
      "Cart",
      "Audit"
    ]
  },
  "deleteProduct": {
    "provides": [],
    "invalidates": [
      "Product",
      "Product/{path.id}",
      "Cart",
      "Dashboard",
      "Audit"
    ]
  },
  "setProductPrice": {
    "provides": [],
    "invalidates": [
      "Product",
      "Product/{path.id}",
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
      "Dashboard",
      "Audit"
    ]
  },
  "deliverOrder": {
    "provides": [],
    "invalidates": [
      "Order",
      "Order/{path.id}",
      "Review",
      "Dashboard",
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
      "Dashboard",
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
      "Dashboard",
      "Audit"
    ]
  },
  "deliverOrders": {
    "provides": [],
    "invalidates": [
      "Order",
      "Order/{body.ids[*]}",
      "Review",
      "Dashboard",
      "Audit"
    ]
  },
  "deleteOrders": {
    "provides": [],
    "invalidates": [
      "Order",
      "Order/{body.ids[*]}",
      "Payment",
      "Dashboard",
      "Audit"
    ]
  },
  "deleteProducts": {
    "provides": [],
    "invalidates": [
      "Product",
      "Product/{body.ids[*]}",
      "Cart",
      "Dashboard",
      "Audit"
    ]
  },
  "setProductsStock": {
    "provides": [],
    "invalidates": [
      "Product",
      "Product/{body.ids[*]}",
      "Cart",
      "Audit"
    ]
  },
  "deleteCartItems": {
    "provides": [],
    "invalidates": [
      "Cart",
      "Dashboard",
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
      "Product/*",
      "Cart",
      "Dashboard",
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
  "getTotalCounts": {
    "provides": [
      "Dashboard"
    ],
    "invalidates": []
  },
  "listDailySales": {
    "provides": [
      "Dashboard"
    ],
    "invalidates": []
  },
  "getOrderStates": {
    "provides": [
      "Dashboard"
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
      "Dashboard",
      "Audit"
    ]
  },
  "refundPayment": {
    "provides": [],
    "invalidates": [
      "Payment/{path.tranId}",
      "Payment",
      "Order",
      "Dashboard",
      "Audit"
    ]
  },
  "recordRefund": {
    "provides": [],
    "invalidates": [
      "Payment/{path.tranId}",
      "Payment",
      "Order",
      "Dashboard",
      "Audit"
    ]
  },
  "checkData": {
    "provides": [],
    "invalidates": []
  }
}
