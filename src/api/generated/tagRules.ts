/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
import type { TagRule } from '../../../contract/tags'

export const tagRules = {
  "createSession": {
    "provides": [],
    "invalidates": [
      "Cart",
      "Dashboard",
      "Order",
      "Review",
      "User"
    ]
  },
  "getSession": {
    "provides": [
      "Session",
      "User/{response.user.id}"
    ],
    "invalidates": []
  },
  "endSession": {
    "provides": [],
    "invalidates": []
  },
  "saveUser": {
    "provides": [],
    "invalidates": [
      "User",
      "User/{response._id}"
    ]
  },
  "listUsers": {
    "provides": [
      "User",
      "User/{response[*]._id}"
    ],
    "invalidates": []
  },
  "getRole": {
    "provides": [
      "User"
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
  "listNewArrivals": {
    "provides": [
      "Product",
      "Product/{response[*]._id}"
    ],
    "invalidates": []
  },
  "listBestSellers": {
    "provides": [
      "Product",
      "Product/{response[*]._id}"
    ],
    "invalidates": []
  },
  "listPopularGadgets": {
    "provides": [
      "Product",
      "Product/{response[*]._id}"
    ],
    "invalidates": []
  },
  "searchProducts": {
    "provides": [
      "Product",
      "Product/{response[*]._id}"
    ],
    "invalidates": []
  },
  "listSearchResults": {
    "provides": [
      "Product",
      "Product/{response.result[*]._id}"
    ],
    "invalidates": []
  },
  "listCategoryProducts": {
    "provides": [
      "Product",
      "Product/{response.result[*]._id}"
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
  "getProduct": {
    "provides": [
      "Product/{path.id}"
    ],
    "invalidates": []
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
  "addToCart": {
    "provides": [],
    "invalidates": [
      "Cart",
      "Dashboard"
    ]
  },
  "updateCartQuantity": {
    "provides": [],
    "invalidates": [
      "Cart",
      "Dashboard"
    ]
  },
  "removeFromCart": {
    "provides": [],
    "invalidates": [
      "Cart",
      "Dashboard",
      "Audit"
    ]
  },
  "listMyCart": {
    "provides": [
      "Cart",
      "Product/{response[*].gadgetId}"
    ],
    "invalidates": []
  },
  "listAllCarts": {
    "provides": [
      "Cart",
      "Product"
    ],
    "invalidates": []
  },
  "placeOrder": {
    "provides": [],
    "invalidates": [
      "Order",
      "Cart",
      "Dashboard"
    ]
  },
  "listMyOrders": {
    "provides": [
      "Order",
      "Order/{response[*]._id}"
    ],
    "invalidates": []
  },
  "getOrder": {
    "provides": [
      "Order/{path.id}"
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
  "listOrderPayments": {
    "provides": [
      "Order/{path.id}",
      "Payment/{response[*].transactionId}"
    ],
    "invalidates": []
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
  "exportProducts": {
    "provides": [],
    "invalidates": []
  },
  "exportOrders": {
    "provides": [],
    "invalidates": []
  },
  "exportUsers": {
    "provides": [],
    "invalidates": []
  },
  "exportCarts": {
    "provides": [],
    "invalidates": []
  },
  "addReview": {
    "provides": [],
    "invalidates": [
      "Order",
      "Order/{path.id}",
      "Review"
    ]
  },
  "listMyReviews": {
    "provides": [
      "Review",
      "Order/{response[*]._id}"
    ],
    "invalidates": []
  },
  "listPendingReviews": {
    "provides": [
      "Review",
      "Order/{response.result[*]._id}"
    ],
    "invalidates": []
  },
  "getMyDashboard": {
    "provides": [
      "Dashboard"
    ],
    "invalidates": []
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
  "createPaymentSession": {
    "provides": [],
    "invalidates": []
  },
  "getPaymentState": {
    "provides": [
      "Payment/{path.tranId}"
    ],
    "invalidates": []
  },
  "listPaymentIssues": {
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
  "returnFromPayment": {
    "provides": [],
    "invalidates": []
  },
  "notifyPayment": {
    "provides": [],
    "invalidates": []
  },
  "uploadImage": {
    "provides": [],
    "invalidates": []
  },
  "streamChanges": {
    "provides": [],
    "invalidates": []
  },
  "getHealth": {
    "provides": [],
    "invalidates": []
  },
  "getReadiness": {
    "provides": [],
    "invalidates": []
  }
} as const satisfies Record<string, TagRule>
