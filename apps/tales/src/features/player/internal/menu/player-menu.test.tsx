import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openTestReader } from '@doran/story-reader/testing'
import { siteAround } from '../../../../testing/site-around'
import { PlayerMenu } from './player-menu'

afterEach(cleanup)

const JOIN = { name: '로그인 · 회원가입' }

async function openMenu(isLoggedIn: boolean) {
  const { reader } = openTestReader()
  render(
    <PlayerMenu
      look={{ theme: null, size: 17 }}
      onLook={() => {}}
      state={reader.getState()}
      reader={reader}
      isRestarting={false}
      onRestart={() => {}}
    />,
    { wrapper: siteAround({ isLoggedIn }) },
  )
  fireEvent.click(screen.getByRole('button', { name: '이야기 메뉴' }))
  await screen.findByRole('button', { name: '읽기 설정' })
}

test('a visitor joins from the menu and comes back to the story', async () => {
  history.replaceState(null, '', '/doran-tales/play/s1')
  await openMenu(false)
  fireEvent.click(screen.getByRole('button', JOIN))
  const signUp = await screen.findByRole('link', { name: '회원가입' })
  const next = 'next=%2Fdoran-tales%2Fplay%2Fs1'
  expect(signUp.getAttribute('href')).toBe(`/signup?${next}`)
  expect(screen.getByRole('link', { name: '다른 방법으로 로그인' }).getAttribute('href')).toBe(
    `/login?${next}&reason=keep-story`,
  )
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
})

test('a member finds nothing to join there', async () => {
  await openMenu(true)
  expect(screen.queryByRole('button', JOIN)).toBeNull()
})
