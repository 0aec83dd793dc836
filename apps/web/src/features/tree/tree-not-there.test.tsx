import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { TreeNotThere } from './tree-not-there'

afterEach(cleanup)

it('says that there is no such tree, and leads to planting one', () => {
  render(<TreeNotThere />, { wrapper: siteAround() })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('이 나무를 찾지 못했어요.')
  const pathOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(pathOf('내 나무 심기')).toBe('/decorate-my-tree?plant=new')
  expect(pathOf('홈으로')).toBe('/')
})
