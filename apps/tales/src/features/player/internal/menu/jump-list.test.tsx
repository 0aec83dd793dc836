import { aTurn } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { JumpList } from './jump-list'

afterEach(cleanup)

test('shows fifty scenes at a time of however many are loaded, then asks for older ones', () => {
  let loaded = 0
  const turns = Array.from({ length: 120 }, (_, index) => aTurn({ index }))
  render(
    <JumpList
      turns={turns}
      hasOlder
      isLoadingOlder={false}
      onLoadOlder={() => (loaded += 1)}
      onJump={() => {}}
    />,
  )
  const more = screen.getByRole('button', { name: '앞 장면 더 보기' })
  const rows = () => screen.getAllByRole('listitem').length
  expect(rows()).toBe(50)
  fireEvent.click(more)
  fireEvent.click(more)
  expect([rows(), loaded]).toEqual([120, 0])
  fireEvent.click(more)
  expect(loaded).toBe(1)
})
