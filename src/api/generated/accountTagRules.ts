/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
import type { TagRule } from '@/contract/tags'

export const accountTagRules: Record<string, TagRule> = {
  "listMyAddresses": {
    "provides": [
      "Address"
    ],
    "invalidates": []
  },
  "saveAddress": {
    "provides": [],
    "invalidates": [
      "Address"
    ]
  },
  "deleteAddress": {
    "provides": [],
    "invalidates": [
      "Address"
    ]
  },
  "placeOrder": {
    "provides": [],
    "invalidates": [
      "Order",
      "Cart/*",
      "Dashboard/*",
      "Overview"
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
  "cancelOrder": {
    "provides": [],
    "invalidates": [
      "Order",
      "Order/{path.id}",
      "Payment",
      "Dashboard/*",
      "Overview",
      "Audit"
    ]
  },
  "addReview": {
    "provides": [],
    "invalidates": [
      "Order",
      "Order/{path.id}",
      "Review",
      "ProductReview/{response.cartItems[*].gadgetId}"
    ]
  },
  "listProductReviews": {
    "provides": [
      "ProductReview/{path.id}"
    ],
    "invalidates": []
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
  "listOrderReturns": {
    "provides": [
      "Return/{path.id}",
      "Order/{path.id}"
    ],
    "invalidates": []
  },
  "requestReturn": {
    "provides": [],
    "invalidates": [
      "Return",
      "Return/{path.id}"
    ]
  },
  "withdrawReturn": {
    "provides": [],
    "invalidates": [
      "Return",
      "Return/{response.order._id}"
    ]
  },
  "listMyAlerts": {
    "provides": [
      "Alert",
      "Product/{response[*].gadgetId}"
    ],
    "invalidates": []
  },
  "addAlert": {
    "provides": [],
    "invalidates": [
      "Alert"
    ]
  },
  "removeAlert": {
    "provides": [],
    "invalidates": [
      "Alert"
    ]
  },
  "stopAlerts": {
    "provides": [],
    "invalidates": [
      "Alert"
    ]
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
  }
}
