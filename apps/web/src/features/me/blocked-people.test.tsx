import type { Block, Me } from '@doran/contract'
import { aMe } from '@doran/site/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { findText, noAnswer, openPage, press, refusal, sheet } from './internal/open-me.fake'
import { MePage } from './me-page'

afterEach(cleanup)

const LIST = 'GET /v1/block'
const BLOCK = 'POST /v1/block/{profileId}'
const UNBLOCK = 'DELETE /v1/block/{profileId}'

const aBlock = (id: string, over: Partial<Block['profile']> = {}): Block => ({
  profile: { id, name: `이름 ${id}`, profileImage: null, frame: null, isGone: false, ...over },
  createdAt: '2025-11-20T00:00:00.000Z',
})
const pageOf = (items: Block[], nextCursor: string | null = null) => ({ items, nextCursor })

async function open(replies: Record<string, unknown[]>, me: Me = aMe()) {
  const { inputsOf } = openPage(
    <MePage me={me} stories={{ items: [], nextCursor: null }} />,
    replies,
  )
  press('차단한 사람')
  const list = within(await sheet('차단한 사람'))
  return { inputsOf, list }
}

describe('blocked people', () => {
  it('are listed with the day, and more are fetched by the cursor', async () => {
    const { inputsOf, list } = await open({
      [LIST]: [pageOf([aBlock('p1')], 'c1'), pageOf([aBlock('p2')])],
    })
    const name = await list.findByRole('link', { name: /^이름 p1/ })
    expect(name.getAttribute('href')).toBe('/doran-tales/creator/p1')
    expect(list.getByText('2025년 11월 20일에 차단했어요.')).toBeDefined()
    press('더 보기')
    await list.findByText('이름 p2')
    expect(inputsOf(LIST)).toMatchObject([{ query: { limit: 20 } }, { query: { cursor: 'c1' } }])
    expect(list.queryByRole('button', { name: '더 보기' })).toBeNull()
  })

  it('are unblocked, and blocked again where that is taken back', async () => {
    const { inputsOf, list } = await open({
      [LIST]: [pageOf([aBlock('p1')]), pageOf([]), pageOf([aBlock('p1')])],
      [UNBLOCK]: [undefined],
      [BLOCK]: [undefined],
    })
    await list.findByText('이름 p1')
    press('이름 p1 님 차단 풀기')
    await findText('차단을 풀었어요.')
    await list.findByText('차단한 사람이 없어요.')
    expect(document.activeElement).toBe(list.getByRole('group', { name: '차단한 사람' }))
    press('되돌리기')
    await list.findByText('이름 p1')
    expect([inputsOf(UNBLOCK), inputsOf(BLOCK)]).toEqual([
      [{ params: { profileId: 'p1' } }],
      [{ params: { profileId: 'p1' } }],
    ])
  })

  it('stay where unblocking failed', async () => {
    const { list } = await open({ [LIST]: [pageOf([aBlock('p1')])], [UNBLOCK]: [noAnswer()] })
    await list.findByText('이름 p1')
    press('이름 p1 님 차단 풀기')
    await findText('인터넷 연결이 끊겼어요.')
    expect(list.getByText('이름 p1')).toBeDefined()
  })

  it('are shown without a name once they left', async () => {
    const gone = aBlock('p1', { name: '', isGone: true })
    const { list } = await open({ [LIST]: [pageOf([gone])] })
    await list.findByText('탈퇴한 회원')
    expect(list.queryByRole('link')).toBeNull()
    expect(list.getByRole('button', { name: '탈퇴한 회원 차단 풀기' })).toBeDefined()
  })

  it('are only to be read with a limited sign-in', async () => {
    const session = { ...aMe().session, isLimited: true }
    const { list } = await open({ [LIST]: [pageOf([aBlock('p1')])] }, aMe({ session }))
    await list.findByText('이름 p1')
    expect(list.queryByRole('button', { name: /차단 풀기/ })).toBeNull()
    expect(list.getByText('차단을 푸는 것은 내 기기에서 할 수 있어요.')).toBeDefined()
  })

  it('can be asked for again', async () => {
    const { list } = await open({ [LIST]: [refusal('NOT_FOUND'), pageOf([aBlock('p1')])] })
    await list.findByText('차단한 사람을 불러오지 못했어요.')
    press('다시 시도')
    await waitFor(() => expect(list.getByText('이름 p1')).toBeDefined())
  })

  it('are not offered before the terms are agreed to', () => {
    openPage(<MePage me={aMe({ needs: ['consent'] })} stories={null} />, {})
    expect(screen.queryByRole('button', { name: '차단한 사람' })).toBeNull()
  })
})
