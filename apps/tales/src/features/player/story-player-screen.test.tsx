import { ApiError } from '@doran/api-client'
import { ERRORS } from '@doran/contract/errors'
import { aRouter, aView, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import { afterEach, expect, test } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { StoryPlayerScreen } from './story-player-screen'

afterEach(cleanup)

const ENDED = ERRORS.SESSION_EXPIRED.message
const REFUSAL = new ApiError({ code: 'SESSION_EXPIRED', message: ENDED, status: 401 })
function open(replies: Record<string, unknown[]>) {
  const view = aView()
  const basic = { key: 'basic', model: 'small', isWell: true, price: null } as const
  const session = { ...view.session, narrators: [...view.session.narrators, basic] }
  const { client } = fakeApi(replies, [])
  const Site = siteAround({ isLoggedIn: true, api: client })
  render(
    <AppRouterContext value={aRouter()}>
      <Site>
        <StoryPlayerScreen view={{ ...view, session }} initialLook={{ theme: null, size: 17 }} />
      </Site>
    </AppRouterContext>,
  )
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
