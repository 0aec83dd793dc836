import { ApiError } from '@doran/api-client'
import type { Choice } from '@doran/contract'
import { ERRORS } from '@doran/contract/errors'
import { STORAGE_KEYS } from '@doran/contract/names'
import { aRouter, aTurn, aView, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import { afterEach, expect, test } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { someParts } from './internal/testing/open-panel.fake'
import { StoryPlayerScreen } from './story-player-screen'

afterEach(cleanup)

const ENDED = ERRORS.SESSION_EXPIRED.message
const REFUSAL = new ApiError({ code: 'SESSION_EXPIRED', message: ENDED, status: 401 })
function open(replies: Record<string, unknown[]>, choices: Choice[] = []) {
  const root = aTurn({ id: 'root', parentId: null, index: 0, input: null, choices })
  const view = aView({ turns: [root] })
  const basic = { key: 'basic', model: 'small', isWell: true, price: null } as const
  const session = { ...view.session, narrators: [...view.session.narrators, basic] }
  const { client, requests } = fakeApi(replies, [])
  const Site = siteAround({ isLoggedIn: true, api: client })
  render(
    <AppRouterContext value={aRouter()}>
      <Site>
        <StoryPlayerScreen
          view={{ ...view, session }}
          initialLook={{ theme: null, size: 17 }}
          parts={someParts}
        />
      </Site>
    </AppRouterContext>,
  )
  return { keys: () => requests.map(({ key }) => key) }
}

test('a narrator chosen after the sign-in ended leads to the way back in, over the story alone', async () => {
  open({ 'PATCH /v1/tales/session/{sessionUuid}': [REFUSAL] })
  fireEvent.click(screen.getByRole('button', { name: '이야기 메뉴' }))
  fireEvent.click(await screen.findByRole('button', { name: '내레이터' }))
  fireEvent.click(await screen.findByRole('radio', { name: /^AI 모델/ }))
  expect(await screen.findByRole('dialog', { name: ENDED })).toBeDefined()
  expect(screen.getByRole('button', { name: '로그인' })).toBeDefined()
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
})

test('what opens over the story takes its keys, and gives the focus back', async () => {
  const { keys } = open({}, [{ id: 'a', label: '창틀을 살핀다' }])
  const button = screen.getByRole('button', { name: '이야기 메뉴' })
  button.focus()
  fireEvent.click(button)
  fireEvent.click(await screen.findByRole('button', { name: '이야기에서 찾기' }))
  await screen.findByLabelText('찾을 말')
  fireEvent.keyDown(document.body, { key: '1' })
  fireEvent.keyDown(document.activeElement ?? document.body, { key: '1' })
  expect(keys().filter((key) => key.startsWith('POST'))).toEqual([])
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('a scene’s own acts stand below it, and lead to its sheets', async () => {
  open({})
  fireEvent.click(screen.getByRole('button', { name: '이거 기억해 줘' }))
  expect(await screen.findByRole('dialog', { name: '이거 기억해 줘' })).toBeDefined()
})

test('switching the reminder to rest off is kept', async () => {
  open({})
  fireEvent.click(screen.getByRole('button', { name: '이야기 메뉴' }))
  fireEvent.click(await screen.findByRole('button', { name: '읽기 설정' }))
  fireEvent.click(await screen.findByRole('switch', { name: '쉬어 가기 알림' }))
  expect(localStorage.getItem(STORAGE_KEYS.restReminder)).toBe('off')
})
