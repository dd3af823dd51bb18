import { fireEvent, render, screen } from '@testing-library/react'
import { Avatar } from './Avatar'
import { Picture } from './Picture'

const unsafe = ['/logout', '/api/export/orders', 'https://[', 'http://pictures.example/a.png']
const safe = ['/uploads/a-960.webp', '/images/avatar.svg', 'https://pictures.example/a.png']

describe('pictures of products', () => {
  it.each(unsafe)('loads nothing from %s', (src) => {
    const { container } = render(<Picture src={src} alt="Clip fan" sizes="200px" />)
    expect(container.querySelectorAll('img, source')).toHaveLength(0)
    expect(screen.getByRole('img', { name: 'Clip fan' })).toBeInTheDocument()
  })

  it.each([...safe, 'blob:http://localhost/1'])('loads %s', (src) => {
    render(<Picture src={src} alt="Clip fan" sizes="200px" />)
    expect(screen.getByRole('img', { name: 'Clip fan' })).toHaveAttribute('src', src)
  })

  it('are loaded again once the connection is back', () => {
    render(<Picture src="/images/fan.webp" alt="Clip fan" sizes="200px" />)
    const picture = () => screen.getByRole('img', { name: 'Clip fan' })
    fireEvent.error(picture())
    expect(picture()).not.toHaveAttribute('src')
    fireEvent(window, new Event('online'))
    expect(picture()).toHaveAttribute('src', '/images/fan.webp')
  })
})

describe('pictures of users', () => {
  it.each(unsafe)('loads nothing from %s', (src) => {
    const { container } = render(<Avatar src={src} />)
    expect(container.querySelector('img')).toBeNull()
  })

  it.each(safe)('loads %s', (src) => {
    const { container } = render(<Avatar src={src} />)
    expect(container.querySelector('img')).toHaveAttribute('src', src)
  })
})
