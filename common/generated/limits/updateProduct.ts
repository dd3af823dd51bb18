/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
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
  "family": {
    "isRequired": false,
    "maxLength": 60,
    "default": ""
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
  },
  "attributes": {
    "isRequired": false,
    "maxItems": 40,
    "default": [],
    "items": {
      "isRequired": true,
      "minLength": 3,
      "maxLength": 100
    }
  },
  "productNameBn": {
    "isRequired": false,
    "maxLength": 200,
    "default": ""
  },
  "keyFeaturesBn": {
    "isRequired": false,
    "maxItems": 30,
    "default": [],
    "items": {
      "isRequired": true,
      "minLength": 1,
      "maxLength": 200
    }
  },
  "descriptionBn": {
    "isRequired": false,
    "maxLength": 20000,
    "default": ""
  }
} as const
