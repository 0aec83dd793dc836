// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { aComment, aPage, aReply } from '../testing/a-comment.fake.js'
import {
  listComments,
  withChange,
  withComment,
  withLastReply,
  withReply,
  withoutComment,
  type CommentPages,
} from './comment-pages.js'

const pagesOf = (...pages: CommentPages['pages']): CommentPages => ({
  pages,
  pageParams: pages.map(() => ''),
})
const ids = (all: CommentPages) => listComments(all).map(({ id }) => id)
const countOf = (all: CommentPages) => all.pages[0]?.count

const answered = aComment({ replies: [aReply()], replyCount: 1 })

describe('the pages of comments', () => {
  it('list each comment once', () => {
    const all = pagesOf(
      aPage([aComment(), aComment({ id: 'c2' })]),
      aPage([aComment({ id: 'c2' })]),
    )
    expect(ids(all)).toEqual(['c1', 'c2'])
  })

  it('begin with a new comment, and count it', () => {
    const all = withComment(pagesOf(aPage([aComment()])), aComment({ id: 'c2' }))
    expect(ids(all)).toEqual(['c2', 'c1'])
    expect(countOf(all)).toBe(2)
  })

  it('end a comment’s replies with a new one', () => {
    const all = withReply(pagesOf(aPage([answered])), 'c1', aReply({ id: 'r2' }))
    expect(listComments(all)[0]).toMatchObject({
      replies: [{ id: 'r1' }, { id: 'r2' }],
      replyCount: 2,
    })
    const replies = pagesOf(aPage([aComment({ id: 'r1' })]), aPage([aComment({ id: 'r2' })]))
    expect(ids(withLastReply(replies, aComment({ id: 'r3' })))).toEqual(['r1', 'r2', 'r3'])
  })

  it('change a comment or a reply where it stands', () => {
    const like = (all: CommentPages, id: string) =>
      listComments(withChange(all, id, (now) => ({ ...now, likes: 7 })))[0]
    const all = pagesOf(aPage([answered]))
    expect(like(all, 'c1')).toMatchObject({ likes: 7, replies: [{ likes: 0 }] })
    expect(like(all, 'r1')).toMatchObject({ likes: 0, replies: [{ likes: 7 }] })
  })

  it('drop a comment, but keep the place of one that was answered', () => {
    const alone = withoutComment(pagesOf(aPage([aComment()])), aComment())
    expect(ids(alone)).toEqual([])
    expect(countOf(alone)).toBe(0)
    const [place] = listComments(withoutComment(pagesOf(aPage([answered])), answered))
    expect(place).toMatchObject({ isDeleted: true, author: null, body: '', replyCount: 1 })
  })

  it('drop a reply, counted even where it was not shown', () => {
    const many = aComment({ replies: [aReply()], replyCount: 5 })
    const hidden = aReply({ id: 'r9' })
    expect(listComments(withoutComment(pagesOf(aPage([many])), hidden))[0]).toMatchObject({
      replies: [{ id: 'r1' }],
      replyCount: 4,
    })
    expect(listComments(withoutComment(pagesOf(aPage([answered])), aReply()))[0]).toMatchObject({
      replies: [],
      replyCount: 0,
    })
  })
})
