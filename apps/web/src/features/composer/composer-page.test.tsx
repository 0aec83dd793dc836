import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { POST_ID, aPost } from '../../testing/a-post'
import {
  openComposer,
  POST,
  title,
  text,
  press,
  writeTitle,
  write,
  draft,
  refusal,
  noAnswer,
} from './internal/testing/open-composer.fake'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

describe('a new post', () => {
  it('is sent as it was written, and its page comes in place of the composer', async () => {
    const { bodies, replace } = openComposer({ replies: { [POST]: [aPost()] } })
    await write()
    press('올리기')
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/community/${POST_ID}`))
    expect(bodies(POST)).toEqual([
      {
        clientPostId: expect.stringMatching(/^[\w-]{10,40}$/),
        board: 'free',
        title: '여섯 번째 열쇠',
        body: [{ type: 'paragraph', spans: [{ text: '창틀의 눈을 만져 보세요.' }] }],
        attachments: [],
        isSpoiler: false,
        poll: null,
      },
    ])
    expect(draft()).toBeNull()
  })

  it('says at its fields what is missing, and sends nothing', async () => {
    const { sent } = openComposer()
    press('올리기')
    expect(await screen.findByText('어느 게시판에 올릴지 선택해 주세요.')).toBeDefined()
    expect(screen.getByText('제목을 두 글자 이상 적어 주세요.')).toBeDefined()
    expect(screen.getByText('내용을 적어 주세요.')).toBeDefined()
    expect(text().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '자유' }))
    expect(sent(POST)).toEqual([])
    writeTitle('열쇠')
    expect(screen.queryByText('제목을 두 글자 이상 적어 주세요.')).toBeNull()
  })

  it('counts letters as the contract does', async () => {
    openComposer()
    await write('👩‍👩‍👧가')
    expect(screen.getByText(/6 \/ 10,000/)).toBeDefined()
  })

  it.each([
    ['title', '제목'],
    ['body.3.spans', '내용'],
  ])('shows what the server refuses of %s at its field', async (field, name) => {
    openComposer({ replies: { [POST]: [refusal('INVALID_INPUT', 400, field)] } })
    await write()
    press('올리기')
    await screen.findByText('거절: INVALID_INPUT')
    expect(screen.getByRole('textbox', { name }).getAttribute('aria-invalid')).toBe('true')
  })

  it('says above the form why it was refused as a whole, and keeps it', async () => {
    openComposer({ replies: { [POST]: [refusal('WRITING_PAUSED', 403)] } })
    await write()
    press('올리기')
    expect((await screen.findByRole('alert')).textContent).toContain('거절: WRITING_PAUSED')
    expect(screen.getByRole('link', { name: '알림 보기' }).getAttribute('href')).toBe(
      '/notification',
    )
    expect(title()).toHaveProperty('value', '여섯 번째 열쇠')
    expect(draft()).toMatchObject({ title: '여섯 번째 열쇠' })
  })

  it('goes out under one id until it was changed, also after a reload', async () => {
    const first = openComposer({ replies: { [POST]: [noAnswer(), noAnswer()] } })
    await write()
    for (const times of [1, 2]) {
      press('올리기')
      await waitFor(() => expect(first.sent(POST)).toHaveLength(times))
      await screen.findByText(/쓴 내용은 그대로 있으니/)
    }
    const ids = first.bodies(POST).map(({ clientPostId }) => clientPostId)
    expect(ids[1]).toBe(ids[0])
    cleanup()
    const second = openComposer({ replies: { [POST]: [noAnswer(), aPost()] } })
    press('이어서 쓰기')
    press('올리기')
    await screen.findByText(/쓴 내용은 그대로 있으니/)
    writeTitle('일곱 번째 열쇠')
    press('올리기')
    await waitFor(() => expect(second.replace).toHaveBeenCalledOnce())
    const [again, changed] = second.bodies(POST).map(({ clientPostId }) => clientPostId)
    expect(again).toBe(ids[0])
    expect(changed).not.toBe(ids[0])
  })

  it('is posted once, however often it is pressed', async () => {
    const { sent, replace } = openComposer({ replies: { [POST]: [aPost()] } })
    await write()
    press('올리기')
    press('올리기')
    await waitFor(() => expect(replace).toHaveBeenCalledOnce())
    press('올리기')
    expect(sent(POST)).toHaveLength(1)
  })

  it('asks to sign in again where the sign-in has ended, and keeps what was written', async () => {
    openComposer({ replies: { [POST]: [refusal('LOGIN_REQUIRED', 401)] } })
    await write()
    press('올리기')
    await screen.findByRole('dialog', { name: /로그인이 풀렸어요/ })
    expect(draft()).toMatchObject({ title: '여섯 번째 열쇠' })
  })

  it('asks once more before words that hurt, and posts them all the same', async () => {
    const { sent, replace } = openComposer({ replies: { [POST]: [aPost()] } })
    await write('아 시1발')
    press('올리기')
    const question = within(await screen.findByRole('alertdialog', { name: /상처가 될 수 있어요/ }))
    fireEvent.click(question.getByRole('button', { name: '고치기' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(sent(POST)).toEqual([])
    press('올리기')
    const again = within(await screen.findByRole('alertdialog'))
    fireEvent.click(again.getByRole('button', { name: '올리기' }))
    await waitFor(() => expect(replace).toHaveBeenCalledOnce())
  })
})
