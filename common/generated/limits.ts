/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */

export const createSessionLimits = {
  "email": {
    "isRequired": true,
    "maxLength": 254
  },
  "isRemembered": {
    "isRequired": false
  }
} as const

export const saveUserLimits = {
  "name": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 100
  },
  "email": {
    "isRequired": true,
    "maxLength": 254
  },
  "photo": {
    "isRequired": true,
    "maxLength": 2000
  },
  "timestamp": {
    "isRequired": false
  }
} as const

export const updateUserRoleLimits = {
  "role": {
    "isRequired": true
  }
} as const

export const createProductLimits = {
  "productName": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 200
  },
  "category": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 60
  },
  "price": {
    "isRequired": true,
    "exclusiveMinimum": 0,
    "maximum": 9999999999.99
  },
  "discountPrice": {
    "isRequired": false,
    "minimum": 0,
    "maximum": 9999999999.99
  },
  "inStock": {
    "isRequired": false,
    "default": true
  },
  "keyFeatures": {
    "isRequired": false,
    "maxItems": 30,
    "default": [],
    "items": {
      "isRequired": true,
      "minLength": 1,
      "maxLength": 200
    }
  },
  "images": {
    "isRequired": true,
    "minItems": 1,
    "maxItems": 4,
    "items": {
      "isRequired": true,
      "maxLength": 2000
    }
  },
  "description": {
    "isRequired": false,
    "maxLength": 20000,
    "default": ""
  }
} as const

export const updateProductLimits = {
  "productName": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 200
  },
  "category": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 60
  },
  "price": {
    "isRequired": true,
    "exclusiveMinimum": 0,
    "maximum": 9999999999.99
  },
  "discountPrice": {
    "isRequired": false,
    "minimum": 0,
    "maximum": 9999999999.99
  },
  "inStock": {
    "isRequired": false,
    "default": true
  },
  "keyFeatures": {
    "isRequired": false,
    "maxItems": 30,
    "default": [],
    "items": {
      "isRequired": true,
      "minLength": 1,
      "maxLength": 200
    }
  },
  "images": {
    "isRequired": true,
    "minItems": 1,
    "maxItems": 4,
    "items": {
      "isRequired": true,
      "maxLength": 2000
    }
  },
  "description": {
    "isRequired": false,
    "maxLength": 20000,
    "default": ""
  }
} as const

export const setProductPriceLimits = {
  "price": {
    "isRequired": true,
    "exclusiveMinimum": 0,
    "maximum": 9999999999.99
  },
  "discountPrice": {
    "isRequired": false,
    "minimum": 0,
    "maximum": 9999999999.99
  },
  "previous": {
    "isRequired": true
  }
} as const

export const addToCartLimits = {
  "gadgetId": {
    "isRequired": true
  },
  "author": {
    "isRequired": false,
    "maxLength": 254
  },
  "image": {
    "isRequired": false,
    "maxLength": 2000
  },
  "name": {
    "isRequired": false,
    "maxLength": 200
  },
  "price": {
    "isRequired": false
  },
  "quantity": {
    "isRequired": false,
    "minimum": 1,
    "maximum": 99,
    "default": 1
  },
  "isMinimum": {
    "isRequired": false,
    "default": false
  },
  "cartAdded": {
    "isRequired": false,
    "maxLength": 40
  }
} as const

export const updateCartQuantityLimits = {
  "quantity": {
    "isRequired": true,
    "minimum": 1,
    "maximum": 99
  }
} as const

export const placeOrderLimits = {
  "name": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 100
  },
  "email": {
    "isRequired": false,
    "maxLength": 254
  },
  "mobileNumber": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 40
  },
  "country": {
    "isRequired": true,
    "maxLength": 60
  },
  "district": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 60
  },
  "address": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 500
  },
  "additionalInfo": {
    "isRequired": false,
    "maxLength": 2000,
    "default": ""
  },
  "cartItems": {
    "isRequired": true,
    "minItems": 1,
    "maxItems": 500,
    "items": {
      "isRequired": true
    }
  },
  "status": {
    "isRequired": false,
    "maxLength": 20
  },
  "orderPlaced": {
    "isRequired": false,
    "maxLength": 40
  },
  "totalAmount": {
    "isRequired": true,
    "minimum": 0,
    "maximum": 9999999999.99
  }
} as const

export const addOrderNoteLimits = {
  "text": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 2000
  }
} as const

export const deliverOrdersLimits = {
  "ids": {
    "isRequired": true,
    "minItems": 1,
    "maxItems": 100,
    "items": {
      "isRequired": true
    }
  }
} as const

export const deleteOrdersLimits = {
  "ids": {
    "isRequired": true,
    "minItems": 1,
    "maxItems": 100,
    "items": {
      "isRequired": true
    }
  }
} as const

export const deleteProductsLimits = {
  "ids": {
    "isRequired": true,
    "minItems": 1,
    "maxItems": 100,
    "items": {
      "isRequired": true
    }
  }
} as const

export const setProductsStockLimits = {
  "ids": {
    "isRequired": true,
    "minItems": 1,
    "maxItems": 100,
    "items": {
      "isRequired": true
    }
  },
  "inStock": {
    "isRequired": true
  }
} as const

export const deleteCartItemsLimits = {
  "ids": {
    "isRequired": true,
    "minItems": 1,
    "maxItems": 100,
    "items": {
      "isRequired": true
    }
  }
} as const

export const addReviewLimits = {
  "reviewText": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 2000
  }
} as const

export const setReviewHiddenLimits = {
  "isHidden": {
    "isRequired": true
  }
} as const

export const createPaymentSessionLimits = {
  "_id": {
    "isRequired": true
  }
} as const
