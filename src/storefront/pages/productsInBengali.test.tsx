import '@/testing/inBengali'
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { shopApi } from '@/api'
import { productPath } from '@/common/addresses'
import { itemLang, itemName } from '@/entities/cart/lib/localItem'
import { CompactCard } from '@/entities/product/components/CompactCard'
import { aCartItem, aProduct } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { ProductPage } from './ProductPage'

const translated = aProduct({
  productName: 'Volt Fan',
  productNameBn: 'ভোল্ট ফ্যান',
  keyFeaturesBn: ['শব্দহীন'],
  descriptionBn: 'টেবিলের জন্য।',
})
const untranslated = aProduct({
  productName: 'Nova Hub',
  keyFeatures: ['7 ports'],
  description: 'Small.',
})

function openPage(product: typeof translated) {
  server.use(
    mockResponse('getProduct', product),
    mockResponse('listCategoryProducts', { result: [], totalPages: 0 }),
  )
  return renderWithStore(
    <Routes>
      <Route path="/product/:name/:id" element={<ProductPage />} />
    </Routes>,
    { at: productPath(product) },
  )
}

describe('a Bengali page', () => {
  it('shows the Bengali texts of a product, at the address with the English name', async () => {
    openPage(translated)
    const name = await screen.findByRole('heading', { level: 1, name: 'ভোল্ট ফ্যান' })
    expect(name).not.toHaveAttribute('lang')
    expect(screen.getByText('শব্দহীন')).toBeVisible()
    expect(screen.getByText('টেবিলের জন্য।')).not.toHaveAttribute('lang')
    expect(document.title).toBe('ভোল্ট ফ্যান - যন্ত্র')
    expect(document.body).not.toHaveTextContent('Volt Fan')
  })

  it('shows English texts where there are no others, and says so', async () => {
    openPage(untranslated)
    const name = await screen.findByRole('heading', { level: 1, name: 'Nova Hub' })
    expect(name).toHaveAttribute('lang', 'en')
    expect(screen.getByText('7 ports').closest('[lang]')).toHaveAttribute('lang', 'en')
    expect(screen.getByText('Small.')).toHaveAttribute('lang', 'en')
  })

  it('has cards in Bengali', () => {
    renderWithStore(
      <>
        <CompactCard product={translated} pictureSizes="1px" />
        <CompactCard product={untranslated} pictureSizes="1px" />
      </>,
    )
    const [bengali, english] = screen.getAllByRole('article')
    if (!bengali || !english) throw new Error('no cards')
    const link = within(bengali).getByRole('link', { name: 'ভোল্ট ফ্যান' })
    expect(link).toHaveAttribute('href', expect.stringContaining(productPath(translated)))
    expect(link).not.toHaveAttribute('lang')
    expect(within(bengali).getByText('শব্দহীন')).toBeVisible()
    expect(within(bengali).getByRole('img')).toHaveAccessibleName(/^ভোল্ট ফ্যান, /)
    expect(within(english).getByRole('link', { name: 'Nova Hub' })).toHaveAttribute('lang', 'en')
  })

  it('keeps of the products of a list only what it shows', async () => {
    server.use(mockResponse('listBestSellers', [translated, untranslated]))
    const { data } = await createTestStore().dispatch(shopApi.endpoints.listBestSellers.initiate())
    expect(data).toEqual([{ ...translated, keyFeatures: [], description: '' }, untranslated])
  })

  it('names the items of a cart in Bengali', () => {
    const item = aCartItem({ name: 'Volt Fan' })
    expect([itemName(item), itemLang(item)]).toEqual(['Volt Fan', 'en'])
    const named = { ...item, nameBn: 'ভোল্ট ফ্যান' }
    expect([itemName(named), itemLang(named)]).toEqual(['ভোল্ট ফ্যান', undefined])
  })
})
