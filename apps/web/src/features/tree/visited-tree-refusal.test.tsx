import type { Tree } from '@doran/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { aTree, CODE, NOW } from './internal/testing/a-tree.fake'
import { VisitedTreePage } from './visited-tree-page'

afterEach(cleanup)

const open = (tree: Partial<Tree>) =>
  render(<VisitedTreePage tree={aTree(tree)} ornaments={[]} now={NOW} />, { wrapper: siteAround() })

describe('a tree that takes no letter', () => {
  it.each([
    ['opened', /^12월 25일에 편지가 모두 열려서/],
    ['closed', /^달무리 님이 새 편지를 그만 받기로 했어요/],
    ['full', /^가지가 꽉 차서/],
  ] as const)('says why: %s', (reason, words) => {
    open({ refusal: reason, isOpen: reason === 'opened' })
    expect(screen.getByText(words)).toBeDefined()
    expect(screen.queryByRole('button', { name: '장식 달고 편지 쓰기' })).toBeNull()
    expect(screen.getByRole('link', { name: '나도 나무 심기' })).toBeDefined()
  })

  it('leads to the sign-in where it takes those of members', () => {
    open({ refusal: 'members' })
    const link = screen.getByRole('link', { name: '로그인하고 편지 쓰기' })
    expect(link.getAttribute('href')).toBe(
      `/login?next=${encodeURIComponent(`/decorate-my-tree?tree=${CODE}`)}`,
    )
  })

  it('shows no names and no count where the owner keeps them', () => {
    open({ showOrnaments: false, letters: null })
    expect(screen.getByText('달무리 님의 나무 · 12월 25일에 열려요')).toBeDefined()
    expect(screen.queryByRole('img')).toBeNull()
  })
})
