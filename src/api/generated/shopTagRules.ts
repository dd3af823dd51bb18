/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
import type { TagRule } from '@/contract/tags'

export const shopTagRules: Record<string, TagRule> = {
  "createSession": {
    "provides": [],
    "invalidates": [
      "Cart/*",
      "Dashboard/*",
      "Overview",
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
  "getRole": {
    "provides": [
      "User"
    ],
    "invalidates": []
  },
  "listNewArrivals": {
    "provides": [
      "ProductList",
      "Product/{response[*]._id}",
      "Family/{response[*].family}"
    ],
    "invalidates": []
  },
  "listBestSellers": {
    "provides": [
      "ProductList",
      "Product/{response[*]._id}",
      "Family/{response[*].family}"
    ],
    "invalidates": []
  },
  "listPopularGadgets": {
    "provides": [
      "ProductList",
      "Product/{response[*]._id}",
      "Family/{response[*].family}"
    ],
    "invalidates": []
  },
  "searchProducts": {
    "provides": [
      "ProductSearch",
      "Product/{response[*]._id}"
    ],
    "invalidates": []
  },
  "listSearchResults": {
    "provides": [
      "ProductSearch",
      "Product/{response.result[*]._id}",
      "Family/{response.result[*].family}"
    ],
    "invalidates": []
  },
  "listSearchFilters": {
    "provides": [
      "ProductSearch"
    ],
    "invalidates": []
  },
  "listCategoryFilters": {
    "provides": [
      "Category/{path.category}"
    ],
    "invalidates": []
  },
  "listCategoryProducts": {
    "provides": [
      "Category/{path.category}",
      "Product/{response.result[*]._id}",
      "Family/{response.result[*].family}"
    ],
    "invalidates": []
  },
  "getProduct": {
    "provides": [
      "Product/{path.id}",
      "Product/{response.variants[*]._id}",
      "Family/{response.family}"
    ],
    "invalidates": []
  },
  "addToCart": {
    "provides": [],
    "invalidates": [
      "Cart/*",
      "Dashboard/*"
    ]
  },
  "updateCartQuantity": {
    "provides": [],
    "invalidates": [
      "Cart/*",
      "Dashboard/*"
    ]
  },
  "removeFromCart": {
    "provides": [],
    "invalidates": [
      "Cart/*",
      "Dashboard/*",
      "Audit"
    ]
  },
  "listMyCart": {
    "provides": [
      "Cart/{query.email}",
      "Product/{response[*].gadgetId}"
    ],
    "invalidates": []
  },
  "getMyDashboard": {
    "provides": [
      "Dashboard/{query.email}",
      "Product/{response.cartProducts[*]}"
    ],
    "invalidates": []
  },
  "uploadImage": {
    "provides": [],
    "invalidates": []
  }
}
