import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PostImage } from './post-image'

afterEach(cleanup)

const open = (title: string) =>
  render(<PostImage board="자유" title={title} author="달빛" facts="투표" />).container

it('says what a post is, and whose', () => {
  expect(open('첫 글').textContent).toBe('커뮤니티 · 자유첫 글달빛투표')
})

it('cuts off a title that has no room', () => {
  expect(open('가나다라마바사아자차'.repeat(6)).textContent).toContain('가나다라')
  cleanup()
  const lines = open('가나다라마바사아자차카타파하'.repeat(10)).querySelectorAll(
    '[style*="nowrap"]',
  )
  expect(lines).toHaveLength(3)
  expect(lines[2]?.textContent).toMatch(/…$/)
})
