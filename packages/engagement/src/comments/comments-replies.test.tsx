import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aComment, aPage, aReply } from '../testing/a-comment.fake.js'
import { button, press } from '../testing/open-site.fake.js'
import {
  LIST,
  POST,
  bodiesOf,
  commentOf,
  field,
  openComments,
  stubNearScreen,
  write,
} from './open-comments.fake.js'

beforeEach(stubNearScreen)
afterEach(cleanup)

describe('replies', () => {
  const answered = aComment({ replies: [aReply()], replyCount: 3 })

  it('are written below what they answer', async () => {
    const reply = aComment({ id: 'r2', parentId: 'c1', body: '반가워요', replyTo: '달빛' })
    const { inputsOf } = openComments([aPage([aComment()])], { [POST]: [reply] })
    await screen.findByText('나는 등대래요')
    press('답글')
    expect(document.activeElement).toBe(await field('답글'))
    await write('답글', '반가워요')
    fireEvent.keyDown(await field('답글'), { key: 'Enter', ctrlKey: true })
    await screen.findByText('반가워요', { selector: 'p' })
    expect(document.activeElement).toBe(commentOf('반가워요'))
    expect(screen.queryByLabelText('답글', { selector: 'textarea' })).toBeNull()
    expect(bodiesOf(inputsOf(POST))).toMatchObject([{ body: '반가워요', parentId: 'c1' }])
    expect(screen.getByText('달빛 님께')).toBeDefined()
  })

  it('answer a reply by its own id', async () => {
    const { inputsOf } = openComments([aPage([aComment({ replies: [aReply()], replyCount: 1 })])], {
      [POST]: [aComment({ id: 'r2', parentId: 'c1', body: '저도' })],
    })
    await screen.findByText('저도요')
    fireEvent.click(within(commentOf('저도요')).getByRole('button', { name: '답글' }))
    await write('답글', '저도')
    const [, send] = screen.getAllByRole('button', { name: '등록' })
    if (!send) throw new Error('there is no form for the reply')
    fireEvent.click(send)
    await screen.findByText('저도')
    expect(bodiesOf(inputsOf(POST))).toMatchObject([{ parentId: 'r1' }])
  })

  it('are left by Esc, back to the button, with what was typed kept', async () => {
    openComments([aPage([aComment()])])
    await screen.findByText('나는 등대래요')
    press('답글')
    await write('답글', '반가')
    fireEvent.keyDown(await field('답글'), { key: 'Escape' })
    expect(document.activeElement).toBe(button('답글'))
    press('답글')
    expect(await field('답글')).toHaveProperty('value', '반가')
  })

  it('are all shown once they are asked for', async () => {
    const all = ['r1', 'r2', 'r3'].map((id) => aComment({ id, parentId: 'c1', body: `답 ${id}` }))
    const { inputsOf } = openComments([aPage([answered]), aPage(all)])
    await screen.findByText('저도요')
    press('답글 2개 더 보기')
    await screen.findByText('답 r3')
    expect(inputsOf(LIST)[1]).toMatchObject({ query: { parentId: 'c1' } })
    expect(screen.queryByRole('button', { name: /개 더 보기/ })).toBeNull()
  })
})
