import { ApiError } from '@doran/api-client'
import { callQuery, useApi } from '@doran/api-client/react'
import { useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useProfile } from '../session/member/use-profile.js'
import { At } from '../testing/site-wrapper.fake.js'
import { fakeApi } from '../testing/story-api.js'
import { BlockConfirm } from './block-confirm.js'
import { useBlock } from './use-block.js'

const BLOCK = 'POST /v1/block/{profileId}'
const UNBLOCK = 'DELETE /v1/block/{profileId}'
const PROFILE = 'GET /v1/user/user/profile/{uuid}'
const CHANNELS = 'GET /v1/chat/my/channels'
const HOME = 'GET /v1/tales/home'
const READS = [PROFILE, CHANNELS, HOME]
const BLOCKED = '차단했어요. 서로 대화할 수 없어요.'
const UNBLOCKED = '차단을 풀었어요.'

function Reads() {
  const api = useApi()
  useProfile('profile-2')
  useQuery(callQuery(api, CHANNELS, { query: {} }))
  useQuery(callQuery(api, HOME, {}))
  return null
}

function Unblock() {
  const { unblock } = useBlock()
  return (
    <button type="button" onClick={() => void unblock('profile-2')}>
      차단 풀기
    </button>
  )
}

function open(replies: Record<string, unknown[]>) {
  const { client, requests } = fakeApi(replies, [])
  const onClose = vi.fn()
  const onBlocked = vi.fn()
  render(
    <At pathname="/" isLoggedIn api={client}>
      <Reads />
      <Unblock />
      <BlockConfirm
        profile={{ id: 'profile-2', name: '참견쟁이' }}
        onClose={onClose}
        onBlocked={onBlocked}
      />
    </At>,
  )
  const countOf = (key: string) => requests.filter((call) => call.key === key).length
  return { onClose, onBlocked, countOf }
}

const someReads = (count: number) =>
  Object.fromEntries(READS.map((key) => [key, Array.from({ length: count }, () => ({}))]))
const question = () => screen.findByRole('alertdialog', { name: '참견쟁이 님을 차단할까요?' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))

afterEach(cleanup)

describe('BlockConfirm', () => {
  it('says what happens, and does not block where it is cancelled', async () => {
    const { onClose, onBlocked, countOf } = open(someReads(1))
    expect((await question()).textContent).toContain(
      '글과 댓글이 서로 보이지 않고, 메시지를 주고받을 수 없어요',
    )
    press('취소')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(onBlocked).not.toHaveBeenCalled()
    expect(countOf(BLOCK)).toBe(0)
  })

  it('blocks, fetches again what shows people and nothing else, and can be taken back', async () => {
    const { onClose, onBlocked, countOf } = open({
      ...someReads(3),
      [BLOCK]: [undefined],
      [UNBLOCK]: [undefined],
    })
    await question()
    press('차단하기')
    await screen.findByText(BLOCKED)
    expect(onBlocked).toHaveBeenCalledOnce()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    await waitFor(() => expect(READS.map(countOf)).toEqual([2, 2, 1]))
    press('되돌리기')
    await screen.findByText(UNBLOCKED)
    expect(countOf(UNBLOCK)).toBe(1)
    await waitFor(() => expect(READS.map(countOf)).toEqual([3, 3, 1]))
  })

  it('stays open where it failed, and says so', async () => {
    const gone = new ApiError({ code: 'NOT_FOUND', message: '찾지 못했어요.', status: 404 })
    const { onClose, onBlocked } = open({ ...someReads(1), [BLOCK]: [gone] })
    await question()
    press('차단하기')
    await screen.findByText('찾지 못했어요.')
    expect(screen.getByRole('alertdialog')).toBeDefined()
    expect(onBlocked).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('useBlock', () => {
  it('unblocks, and blocks again where that is taken back', async () => {
    const { countOf } = open({ ...someReads(3), [UNBLOCK]: [undefined], [BLOCK]: [undefined] })
    press('차단 풀기')
    await screen.findByText(UNBLOCKED)
    press('되돌리기')
    await screen.findByText(BLOCKED)
    expect([countOf(UNBLOCK), countOf(BLOCK)]).toEqual([1, 1])
  })

  it('says why something could not be taken back', async () => {
    const gone = new ApiError({ code: 'NOT_FOUND', message: '찾지 못했어요.', status: 404 })
    open({ ...someReads(2), [UNBLOCK]: [undefined], [BLOCK]: [gone] })
    press('차단 풀기')
    await screen.findByText(UNBLOCKED)
    press('되돌리기')
    expect(await screen.findByText('찾지 못했어요.')).toBeDefined()
  })
})
