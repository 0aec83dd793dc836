import { ApiError } from '@doran/api-client'
import { ERRORS, type ErrorCode } from '@doran/contract/errors'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aChannel, openChat, ROOM, THEIRS } from '../a-chat.fake'
import { OpenConversation } from './open-conversation'

const OPEN = 'POST /v1/chat/channel/with-profile'

afterEach(cleanup)

const open = (reply: unknown) =>
  openChat(
    <OpenConversation profileId={THEIRS} />,
    { [OPEN]: [reply] },
    {
      pathname: '/chat/redirect',
    },
  )
const refusal = (code: ErrorCode) => new ApiError({ code, ...ERRORS[code] })

it('goes on to the room in place of itself', async () => {
  const { inputsOf, replace, push } = open(aChannel())
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('대화방을 찾고 있어요')
  await waitFor(() => expect(replace).toHaveBeenCalledWith(`/chatroom?id=${ROOM}`))
  expect(inputsOf(OPEN)).toEqual([{ body: { profileUUID: THEIRS } }])
  expect(push).not.toHaveBeenCalled()
})

it('leads to the list where it is oneself, and says why', async () => {
  const { replace } = open(refusal('CHAT_SELF'))
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/chat'))
  expect(await screen.findByText('나와의 대화는 아직 없어요.')).toBeDefined()
})

it('says where no conversation is possible, with a way back', async () => {
  const { replace } = open(refusal('CHAT_CLOSED'))
  await screen.findByRole('heading', { name: '지금은 이 사람과 대화할 수 없어요.' })
  expect(screen.getByRole('link', { name: '대화 목록으로' }).getAttribute('href')).toBe('/chat')
  expect(replace).not.toHaveBeenCalled()
})

it('says where there is no such person', async () => {
  open(refusal('NOT_FOUND'))
  expect(await screen.findByRole('heading', { name: '이 페이지를 찾지 못했어요.' })).toBeDefined()
})
