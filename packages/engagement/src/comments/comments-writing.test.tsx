import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aComment, aPage } from '../testing/a-comment.fake.js'
import { leaveToSignIn, noAnswer, press, refusal } from '../testing/open-site.fake.js'
import {
  POST,
  bodiesOf,
  commentOf,
  field,
  idOf,
  mine,
  openComments,
  stubNearScreen,
  write,
} from './open-comments.fake.js'

beforeEach(stubNearScreen)
afterEach(cleanup)

describe('writing', () => {
  it('shows the comment first, with the focus, and empties the field', async () => {
    const { inputsOf } = openComments([aPage([aComment()])], {
      [POST]: [mine({ id: 'c2', body: '저는 촛불' })],
    })
    await write('댓글', ' 저는 촛불 ')
    press('등록')
    await screen.findByText('저는 촛불', { selector: 'p' })
    expect(document.activeElement).toBe(commentOf('저는 촛불'))
    expect(await field('댓글')).toHaveProperty('value', '')
    expect(screen.getByRole('heading', { name: '댓글 2' })).toBeDefined()
    expect(inputsOf(POST)).toMatchObject([
      {
        params: { targetType: 'game', targetId: 'g1' },
        body: { body: '저는 촛불', parentId: null },
      },
    ])
    expect(sessionStorage).toHaveLength(0)
  })

  it('is sent by Ctrl or Cmd with Enter, never by Enter alone or within a syllable', async () => {
    const { inputsOf } = openComments([aPage([])], { [POST]: [mine({ body: '저는 촛불' })] })
    await write('댓글', '저는 촛불')
    const area = await field('댓글')
    fireEvent.keyDown(area, { key: 'Enter' })
    fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true, isComposing: true })
    expect(inputsOf(POST)).toEqual([])
    fireEvent.keyDown(area, { key: 'Enter', metaKey: true })
    await waitFor(() => expect(inputsOf(POST)).toHaveLength(1))
    expect(screen.queryByText('첫 번째로 한마디 남겨 볼까요?')).toBeNull()
  })

  it('goes out under one id until it has arrived, and under another once it was changed', async () => {
    const { inputsOf } = openComments([aPage([])], {
      [POST]: [noAnswer(), noAnswer(), noAnswer(), mine({ body: '저는 등불' })],
    })
    await write('댓글', '저는 촛불')
    for (const sent of [1, 2]) {
      press('등록')
      await waitFor(() => expect(inputsOf(POST)).toHaveLength(sent))
      await screen.findByText(/쓴 내용은 그대로 있으니/)
    }
    await write('댓글', '저는 등불')
    press('등록')
    await waitFor(() => expect(inputsOf(POST)).toHaveLength(3))
    await screen.findByText(/쓴 내용은 그대로 있으니/)
    press('등록')
    await screen.findByText('저는 등불', { selector: 'p' })
    const [one, again, other, otherAgain] = bodiesOf(inputsOf(POST)).map(idOf)
    expect(again).toBe(one)
    expect(other).not.toBe(one)
    expect(otherAgain).toBe(other)
  })

  it('keeps what is typed over a reload of the page, with its id', async () => {
    const first = openComments([aPage([])], { [POST]: [noAnswer()] })
    await write('댓글', '저는 촛불')
    press('등록')
    await screen.findByText(/쓴 내용은 그대로 있으니/)
    const [sent] = bodiesOf(first.inputsOf(POST)).map(idOf)
    cleanup()
    const second = openComments([aPage([])], { [POST]: [mine({ body: '저는 촛불' })] })
    expect(await field('댓글')).toHaveProperty('value', '저는 촛불')
    press('등록')
    await screen.findByText('저는 촛불', { selector: 'p' })
    expect(bodiesOf(second.inputsOf(POST)).map(idOf)).toEqual([sent])
  })

  it('counts only near the limit, and sends nothing beyond it or empty', async () => {
    const { inputsOf } = openComments([aPage([])])
    await write('댓글', '가'.repeat(899))
    expect(screen.queryByText(/1,000/)).toBeNull()
    await write('댓글', '가'.repeat(1_001))
    expect(screen.getByText(/1,001/)).toBeDefined()
    press('등록')
    await screen.findByText('댓글은 1,000자까지 쓸 수 있어요. 조금 줄여 주세요.')
    await write('댓글', '   ')
    press('등록')
    await screen.findByText('댓글을 입력해 주세요.')
    expect(inputsOf(POST)).toEqual([])
  })

  it('says why it was refused, and keeps the text', async () => {
    openComments([aPage([])], {
      [POST]: [refusal('PLAY_FIRST', 403, '끝까지 해 본 뒤에 쓸 수 있어요.')],
    })
    await write('댓글', '저는 촛불')
    press('등록')
    await screen.findByText('끝까지 해 본 뒤에 쓸 수 있어요.')
    expect(await field('댓글')).toHaveProperty('value', '저는 촛불')
  })

  it('asks once more before words that hurt or personal data, and refuses neither', async () => {
    const said = '시발, 010-2345-6789로 전화해'
    const { inputsOf } = openComments([aPage([])], { [POST]: [mine({ body: said })] })
    await write('댓글', said)
    press('등록')
    const question = await screen.findByRole('alertdialog', { name: /누군가에게 상처가/ })
    expect(within(question).getByText('‘시발’')).toBeDefined()
    press('고치기')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(inputsOf(POST)).toEqual([])
    expect(await field('댓글')).toHaveProperty('value', said)
    press('등록')
    await screen.findByRole('alertdialog', { name: /누군가에게 상처가/ })
    press('올리기')
    await screen.findByRole('alertdialog', { name: /찾을 수 있는 정보/ })
    fireEvent.click(screen.getAllByRole('button', { name: '올리기' }).at(-1) ?? document.body)
    await screen.findByText(said, { selector: 'p' })
    expect(bodiesOf(inputsOf(POST))).toMatchObject([{ body: said }])
  })

  it('asks visitors to sign in, and sends it afterwards', async () => {
    const { changes } = openComments([aPage([])], {}, false)
    await write('댓글', ' 저는 촛불')
    press('등록')
    const action = await leaveToSignIn('댓글을 남기려면 로그인해 주세요.')
    expect(action).toMatchObject({
      type: 'comment',
      targetType: 'game',
      targetId: 'g1',
      body: '저는 촛불',
      draft: 'comment_g1',
    })
    expect(changes()).toEqual([])
    const stored = Object.values(sessionStorage).join('')
    expect(stored).toContain(' 저는 촛불')
    expect(stored).toContain(String(idOf(action)))
  })

  it('asks again for a sign-in that ended, with what was written', async () => {
    openComments([aPage([])], { [POST]: [refusal('SESSION_EXPIRED', 401)] })
    await write('댓글', '저는 촛불')
    press('등록')
    const reason = '로그인이 풀렸어요. 다시 로그인하면 하던 일을 이어서 할 수 있어요.'
    expect(await leaveToSignIn(reason)).toMatchObject({ type: 'comment', body: '저는 촛불' })
  })
})
