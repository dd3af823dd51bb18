import { renderHook } from '@testing-library/react'
import { useDataOf } from './useDataOf'

type Query = { currentData?: string; data?: string }

function open(list: string, query: Query) {
  const initialProps = { list, query }
  return renderHook((props: typeof initialProps) => useDataOf(props.list, props.query), {
    initialProps,
  })
}

it('keeps the data while another page of the same list is loading', () => {
  const { result, rerender } = open('fan', { currentData: 'page 1', data: 'page 1' })
  rerender({ list: 'fan', query: { data: 'page 1' } })
  expect(result.current).toBe('page 1')
})

it('has none while another list is loading, nor if that fails', () => {
  const { result, rerender } = open('earbuds', { currentData: 'earbuds', data: 'earbuds' })
  rerender({ list: 'fan', query: { data: 'earbuds' } })
  expect(result.current).toBeUndefined()
  rerender({ list: 'fan', query: { currentData: 'fans', data: 'fans' } })
  expect(result.current).toBe('fans')
})
