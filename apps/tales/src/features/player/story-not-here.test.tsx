import { cleanup, render, screen } from '@testing-library/react'
import { PathParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js'
import { afterEach, expect, test } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { StoryNotHere } from './story-not-here'

afterEach(cleanup)

const STORY = '/login?next=%2Fdoran-tales%2Fplay%2Fs1'

function open(isLoggedIn: boolean, isSignedOut = false) {
  const Site = siteAround({ isLoggedIn })
  render(
    <PathParamsContext value={{ sessionUUID: 's1' }}>
      <Site>
        <StoryNotHere isSignedOut={isSignedOut} />
      </Site>
    </PathParamsContext>,
  )
  const login = screen.queryByRole('link', { name: '로그인' })
  return { title: screen.getByRole('heading').textContent, way: login?.getAttribute('href') }
}

test('whose sign-in has ended is led back to the same story, whatever the page still believes', () => {
  const { title, way } = open(true, true)
  expect(title).toBe('로그인이 풀렸어요.')
  expect(way).toBe(`${STORY}&reason=expired`)
})

test('a visitor reads that it is not here, and may look for it in an account', () => {
  const { title, way } = open(false)
  expect(title).toBe('이 기기에서는 볼 수 없는 이야기예요.')
  expect(way).toBe(STORY)
})

test('a member is not asked to sign in again', () => {
  const { title, way } = open(true)
  expect(title).toBe('이 계정에서는 볼 수 없는 이야기예요.')
  expect(way).toBeUndefined()
  expect(screen.getByRole('link', { name: '이야기 홈' })).toBeDefined()
})
