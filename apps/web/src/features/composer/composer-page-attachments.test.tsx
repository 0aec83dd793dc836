import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aFinishedCard } from '../../testing/a-game'
import { aPost } from '../../testing/a-post'
import { openComposer, POST, press, write, refusal } from './internal/testing/open-composer.fake'
import type { PickedAttachment } from './picked-attachment'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const SHARE = 'PATCH /v1/play/{playId}/share'
const PLAY_ID = '019a6000-0000-7000-8000-0000000000a1'

const attach: PickedAttachment = {
  type: 'result',
  id: PLAY_ID,
  title: '모닥불 · 나는 어떤 불빛일까?',
  isPrivate: true,
}

describe('what goes with a post', () => {
  it('says that a private result becomes public, and shares it when posting', async () => {
    const { sent, bodies, replace } = openComposer({
      attach,
      replies: { [SHARE]: [{}], [POST]: [aPost()] },
    })
    expect(screen.getByText(/글을 올리면 링크를 가진 사람도 볼 수 있게 돼요/)).toBeDefined()
    await write()
    press('올리기')
    await waitFor(() => expect(replace).toHaveBeenCalledOnce())
    expect(sent(SHARE)).toEqual([{ params: { playId: PLAY_ID }, body: { isPublic: true } }])
    expect(bodies(POST)).toMatchObject([{ attachments: [{ type: 'result', id: PLAY_ID }] }])
  })

  it('shares nothing that was taken out again', async () => {
    const { sent, replace } = openComposer({ attach, replies: { [POST]: [aPost()] } })
    press(`${attach.title} 빼기`)
    await write()
    press('올리기')
    await waitFor(() => expect(replace).toHaveBeenCalledOnce())
    expect(sent(SHARE)).toEqual([])
  })

  it('is picked from one’s own results, of which is asked who may see them', async () => {
    const card = aFinishedCard()
    openComposer({
      replies: {
        'GET /v1/play/my': [{ items: [card], nextCursor: null }],
        'GET /v1/play/share/{shareCode}': [{ isPublic: false }],
      },
    })
    press('결과나 이야기 붙이기')
    fireEvent.click(await screen.findByRole('button', { name: '모닥불, 나는 어떤 불빛일까?' }))
    await screen.findByText(/지금은 나만 볼 수 있는 결과예요/)
    expect(screen.getByText('1 / 4개')).toBeDefined()
  })

  it('is a game by its name, without sending the post', async () => {
    const { sent } = openComposer({
      replies: {
        'GET /v1/play/my': [{ items: [], nextCursor: null }],
        'GET /v1/game': [
          { items: [], nextCursor: null },
          { items: [aFinishedCard().game], nextCursor: null },
        ],
      },
    })
    press('결과나 이야기 붙이기')
    await screen.findByText(/아직 끝까지 한 놀이가 없어요/)
    press('놀이')
    const field = await screen.findByRole('textbox', { name: '놀이 이름' })
    fireEvent.change(field, { target: { value: '불빛' } })
    press('찾기')
    fireEvent.click(await screen.findByRole('button', { name: /나는 어떤 불빛일까/ }))
    expect(sent('GET /v1/game')).toMatchObject([{ query: {} }, { query: { q: '불빛' } }])
    await screen.findByText('1 / 4개')
    expect(sent(POST)).toEqual([])
  })

  it('says so where it is gone', async () => {
    openComposer({
      attach: { ...attach, isPrivate: false },
      replies: { [POST]: [refusal('ATTACHMENT_GONE', 409)] },
    })
    await write()
    press('올리기')
    expect(await screen.findByText('거절: ATTACHMENT_GONE')).toBeDefined()
  })
})
