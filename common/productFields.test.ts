import { listFeatures } from './listedFields'
import { fieldsByPanel, toField } from './mapFields'
import { inLanguage } from './text'

const en = inLanguage('en')

describe('the fields of a product', () => {
  it('are in the order of the form, by panel', () => {
    const names = fieldsByPanel.map(({ title, fields }) => [
      en(title),
      fields.map(({ name }) => name),
    ])
    expect(Object.fromEntries(names)).toEqual({
      Details: ['productName', 'category', 'family'],
      'Price and stock': ['price', 'discountPrice', 'inStock'],
      Pictures: ['images'],
      Description: ['keyFeatures', 'description'],
      Specification: ['attributes'],
      'In Bengali (optional)': ['productNameBn', 'keyFeaturesBn', 'descriptionBn'],
    })
  })

  it('have the words of their row, or those of their label', () => {
    expect(toField('price')).toMatchObject({
      inputLabel: { en: 'Price (৳)' },
      heading: { en: 'Price' },
      noun: { en: 'price' },
    })
    expect(toField('inStock').words.map(en)).toEqual(['In stock', 'Out of stock'])
  })
})

describe('the features of a product', () => {
  it('are its key features as long as no field is listed', () => {
    expect(
      listFeatures('en', { keyFeatures: ['IPX5'], price: 2490, description: 'Loud.' }),
    ).toEqual(['IPX5'])
  })
})
