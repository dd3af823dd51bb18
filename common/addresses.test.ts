import { categoryPath, orderPath, productPath, searchPath, updatePath } from './addresses'

describe('productPath', () => {
  // [spec 2.6]
  it('has the name in lower case with one underscore for each run of spaces', () => {
    expect(productPath({ _id: '01', productName: 'Aura  Pro\tANC Earbuds' })).toBe(
      '/product/aura_pro_anc_earbuds/01',
    )
  })

  it('encodes characters that a URL cannot contain', () => {
    expect(productPath({ _id: '01', productName: 'Hub 4/1 & Dock?' })).toBe(
      '/product/hub_4_1_%26_dock%3F/01',
    )
  })

  it.each(['..', '.', 'a/../b', 'a\\..\\b'])(
    'leads nowhere else for the name %j',
    (productName) => {
      const path = productPath({ _id: '01', productName })
      expect(new URL(path, 'https://shop.example').pathname).toBe(path)
      expect(path.split('/')).toHaveLength(4)
      expect(path).not.toMatch(/%2f|%5c/i)
    },
  )
})

describe('categoryPath', () => {
  // [spec 2.5]
  it('is in lower case with encoded spaces and ampersands', () => {
    expect(categoryPath('Earphones & Headphones')).toBe('/category/earphones%20%26%20headphones')
  })
})

describe('orderPath', () => {
  it('contains the name of the recipient and the order ID', () => {
    expect(orderPath({ _id: '01', name: 'Rahima  Khatun' })).toBe(
      '/dashboard/order-details/rahima_khatun/01',
    )
  })
})

describe('updatePath', () => {
  it('contains the name and the ID of the product', () => {
    expect(updatePath({ _id: '01', productName: 'Aura  Pro' })).toBe(
      '/dashboard/update/aura_pro/01',
    )
  })
})

describe('searchPath', () => {
  it('has the text as a form would send it', () => {
    expect(searchPath('fan & light')).toBe('/search?q=fan+%26+light')
  })
})
