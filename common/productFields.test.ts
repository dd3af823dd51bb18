import { fieldsByPanel, toField } from './mapFields'
import { listFeatures } from './productFields'

describe('the fields of a product', () => {
  it('are in the order of the form, by panel', () => {
    const names = fieldsByPanel.map(({ title, fields }) => [title, fields.map(({ name }) => name)])
    expect(Object.fromEntries(names)).toEqual({
      Details: ['productName', 'category'],
      'Price and stock': ['price', 'discountPrice', 'inStock'],
      Pictures: ['images'],
      Description: ['keyFeatures', 'description'],
    })
  })

  it('have the words of their row, or those of their label', () => {
    expect(toField('price')).toMatchObject({
      inputLabel: 'Price (৳)',
      heading: 'Price',
      noun: 'price',
    })
    expect(toField('inStock').words).toEqual(['In stock', 'Out of stock'])
  })
})

describe('the features of a product', () => {
  it('are its key features as long as no field is listed', () => {
    expect(listFeatures({ keyFeatures: ['IPX5'], price: 2490, description: 'Loud.' })).toEqual([
      'IPX5',
    ])
  })
})
