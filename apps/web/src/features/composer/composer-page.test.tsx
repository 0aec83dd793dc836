import { ApiError, type ApiErrorCode } from '@doran/api-client'
import { STORAGE_KEYS } from '@doran/contract/names'
import { aRouter, fakeApi } from '@doran/site/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { $getRoot, getNearestEditorFromDOMNode } from 'lexical'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aFinishedCard } from '../../testing/a-game'
import { POST_ID, aPoll, aPost } from '../../testing/a-post'
import { siteAround } from '../../testing/site-around'
import { ComposerPage, type ComposerPageProps } from './composer-page'
import type { PickedAttachment } from './picked-attachment'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const POST = 'POST /v1/community/post'
const PATCH = 'PATCH /v1/community/post/{postId}'
const UPLOAD = 'POST /v1/upload/community/image'
const SHARE = 'PATCH /v1/play/{playId}/share'
const PLAY_ID = '019a6000-0000-7000-8000-0000000000a1'
const KEY = 'post-image/abcdefghijklmnopqrstuvwx.webp'

type Opening = Partial<ComposerPageProps> & { replies?: Record<string, unknown[]> }

function open({ replies = {}, ...over }: Opening = {}) {
  const { client, asked } = fakeApi(replies, [])
  const replace = vi.fn<(href: string) => void>()
  render(<ComposerPage post={null} attach={null} isFirstDay={false} {...over} />, {
    wrapper: siteAround({ isLoggedIn: true, api: client, router: aRouter({ replace }) }),
  })
  const sent = (key: string) => asked.filter((call) => call.key === key).map(({ input }) => input)
  const bodies = (key: string) => sent(key).map((input) => Object(Reflect.get(input, 'body')))
  return { replace, sent, bodies }
}

const refusal = (code: ApiErrorCode, status: number, field?: string) =>
  new ApiError({ code, status, message: `거절: ${code}`, ...(field && { field }) })
const noAnswer = () => new ApiError({ code: 'NETWORK', status: 0, message: '연결이 끊겼어요.' })

const title = () => screen.getByRole('textbox', { name: '제목' })
const text = () => screen.getByRole('textbox', { name: '내용' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (board: string) => fireEvent.click(screen.getByRole('radio', { name: board }))
const writeTitle = (value: string) => fireEvent.change(title(), { target: { value } })

/** What a browser does with typed text is its own affair. */
async function type(words: string) {
  const editor = getNearestEditorFromDOMNode(text())
  if (!editor) throw new Error('there is no editor')
  await act(async () => {
    editor.update(() => $getRoot().selectEnd().insertText(words), { discrete: true })
  })
}

async function write(words = '창틀의 눈을 만져 보세요.') {
  choose('자유')
  writeTitle('여섯 번째 열쇠')
  await type(words)
}

const draft = (id?: string): unknown => {
  const name = id ? `post_${id}` : 'post'
  return JSON.parse(localStorage.getItem(`${STORAGE_KEYS.draft}${name}`) ?? 'null')
}

describe('a new post', () => {
  it('is sent as it was written, and its page comes in place of the composer', async () => {
    const { bodies, replace } = open({ replies: { [POST]: [aPost()] } })
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
    const { sent } = open()
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
    open()
    await write('👩‍👩‍👧가')
    expect(screen.getByText(/6 \/ 10,000/)).toBeDefined()
  })

  it.each([
    ['title', '제목'],
    ['body.3.spans', '내용'],
  ])('shows what the server refuses of %s at its field', async (field, name) => {
    open({ replies: { [POST]: [refusal('INVALID_INPUT', 400, field)] } })
    await write()
    press('올리기')
    await screen.findByText('거절: INVALID_INPUT')
    expect(screen.getByRole('textbox', { name }).getAttribute('aria-invalid')).toBe('true')
  })

  it('says above the form why it was refused as a whole, and keeps it', async () => {
    open({ replies: { [POST]: [refusal('WRITING_PAUSED', 403)] } })
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
    const first = open({ replies: { [POST]: [noAnswer(), noAnswer()] } })
    await write()
    for (const times of [1, 2]) {
      press('올리기')
      await waitFor(() => expect(first.sent(POST)).toHaveLength(times))
      await screen.findByText(/쓴 내용은 그대로 있으니/)
    }
    const ids = first.bodies(POST).map(({ clientPostId }) => clientPostId)
    expect(ids[1]).toBe(ids[0])
    cleanup()
    const second = open({ replies: { [POST]: [noAnswer(), aPost()] } })
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
    const { sent, replace } = open({ replies: { [POST]: [aPost()] } })
    await write()
    press('올리기')
    press('올리기')
    await waitFor(() => expect(replace).toHaveBeenCalledOnce())
    press('올리기')
    expect(sent(POST)).toHaveLength(1)
  })

  it('asks to sign in again where the sign-in has ended, and keeps what was written', async () => {
    open({ replies: { [POST]: [refusal('LOGIN_REQUIRED', 401)] } })
    await write()
    press('올리기')
    await screen.findByRole('dialog', { name: /로그인이 풀렸어요/ })
    expect(draft()).toMatchObject({ title: '여섯 번째 열쇠' })
  })

  it('asks once more before words that hurt, and posts them all the same', async () => {
    const { sent, replace } = open({ replies: { [POST]: [aPost()] } })
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

describe('what was written before', () => {
  it('is offered, and goes on where it was', async () => {
    open()
    await write()
    cleanup()
    open()
    expect(screen.getByText('쓰다가 둔 글이 있어요: 여섯 번째 열쇠')).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
    press('이어서 쓰기')
    expect(title()).toHaveProperty('value', '여섯 번째 열쇠')
    expect(screen.getByRole('radio', { name: '자유' })).toHaveProperty('checked', true)
    await waitFor(() => expect(text().textContent).toBe('창틀의 눈을 만져 보세요.'))
  })

  it('can be left for a new one', async () => {
    open()
    await write()
    cleanup()
    open()
    press('새로 쓰기')
    expect(title()).toHaveProperty('value', '')
    expect(draft()).toBeNull()
  })

  it('is no more once it was emptied, and nothing is asked', async () => {
    open()
    writeTitle('여섯')
    writeTitle('')
    expect(draft()).toBeNull()
  })

  it.each([
    '{"title":1}',
    'nonsense',
    '{"title":"글","body":[{"type":"iframe"},{"type":"picture"}]}',
  ])('is read with care: %s', (stored) => {
    localStorage.setItem(`${STORAGE_KEYS.draft}post`, stored)
    open()
    const go = screen.queryByRole('button', { name: '이어서 쓰기' })
    if (go) fireEvent.click(go)
    expect(title()).toBeDefined()
  })
})

const attach: PickedAttachment = {
  type: 'result',
  id: PLAY_ID,
  title: '모닥불 · 나는 어떤 불빛일까?',
  isPrivate: true,
}

describe('what goes with a post', () => {
  it('says that a private result becomes public, and shares it when posting', async () => {
    const { sent, bodies, replace } = open({
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
    const { sent, replace } = open({ attach, replies: { [POST]: [aPost()] } })
    press(`${attach.title} 빼기`)
    await write()
    press('올리기')
    await waitFor(() => expect(replace).toHaveBeenCalledOnce())
    expect(sent(SHARE)).toEqual([])
  })

  it('is picked from one’s own results, of which is asked who may see them', async () => {
    const card = aFinishedCard()
    open({
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
    const { sent } = open({
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
    open({
      attach: { ...attach, isPrivate: false },
      replies: { [POST]: [refusal('ATTACHMENT_GONE', 409)] },
    })
    await write()
    press('올리기')
    expect(await screen.findByText('거절: ATTACHMENT_GONE')).toBeDefined()
  })
})

describe('a poll', () => {
  it('goes with the post without its empty options', async () => {
    const { bodies, replace } = open({ replies: { [POST]: [aPost()] } })
    await write()
    press('투표 넣기')
    press('올리기')
    await screen.findByText('무엇을 묻는지 적어 주세요.')
    const fill = (name: string, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
    fill('질문', '어느 결말이 좋았나요?')
    fill('보기 1', '눈')
    fill('보기 2', '눈')
    press('올리기')
    await screen.findByText('보기를 두 개 이상, 서로 다르게 적어 주세요.')
    fill('보기 2', '불')
    press('보기 추가')
    fireEvent.click(screen.getByRole('radio', { name: '7일' }))
    press('올리기')
    await waitFor(() => expect(replace).toHaveBeenCalledOnce())
    expect(bodies(POST)).toMatchObject([
      {
        poll: {
          question: '어느 결말이 좋았나요?',
          isMultiple: false,
          days: 7,
          options: ['눈', '불'],
        },
      },
    ])
  })
})

describe('pictures', () => {
  const pick = (files: File[]) =>
    fireEvent.change(screen.getByLabelText('넣을 사진'), { target: { files } })
  const photo = () => new File(['x'], '모닥불.png', { type: 'image/png' })

  it('go in with a description, after another try where one fails', async () => {
    const { bodies, replace } = open({
      replies: { [UPLOAD]: [noAnswer(), { key: KEY, width: 800, height: 600 }], [POST]: [aPost()] },
    })
    await write()
    pick([photo()])
    await screen.findByText(/사진을 올리지 못했어요/)
    press('올리기')
    await screen.findByText(/아직 올리지 못한 사진이 있어요/)
    press('다시 시도')
    const picture = await waitFor(() => {
      const found = document.querySelector('figure img')
      expect(found?.getAttribute('src')).toContain(KEY)
      return found
    })
    press('올리기')
    expect(await screen.findAllByText('사진마다 무엇이 보이는지 적어 주세요.')).toHaveLength(2)
    fireEvent.change(screen.getByRole('textbox', { name: '사진 설명' }), {
      target: { value: '모닥불 앞의 두 사람' },
    })
    await waitFor(() => expect(picture?.isConnected).toBe(true))
    press('올리기')
    await waitFor(() => expect(replace).toHaveBeenCalledOnce())
    expect(bodies(POST)[0]).toMatchObject({
      body: [
        { type: 'paragraph' },
        { type: 'picture', key: KEY, alt: '모닥불 앞의 두 사람', width: 800, height: 600 },
      ],
    })
  })

  it('that are none are refused before they are sent', async () => {
    const { sent } = open()
    pick([new File(['x'], '글.txt', { type: 'text/plain' })])
    await screen.findByText('사진(jpg, png, webp)만 올릴 수 있어요.')
    expect(sent(UPLOAD)).toEqual([])
  })

  it('and links wait for a day in a new account, as is said at the top', () => {
    open({ isFirstDay: true })
    expect(screen.getByText(/가입한 첫날에는 글을 세 개까지/)).toBeDefined()
    expect(screen.queryByRole('button', { name: '사진' })).toBeNull()
    expect(screen.queryByRole('button', { name: '링크' })).toBeNull()
  })
})

describe('an edit', () => {
  const post = aPost({ isMine: true, version: 4, poll: aPoll() })

  it('counts as no new post on the first day', () => {
    open({ post, isFirstDay: true })
    expect(screen.queryByText(/글을 세 개까지/)).toBeNull()
  })

  it('leaves no composer behind in the history where it is given up', () => {
    const { replace } = open({ post })
    fireEvent.click(screen.getByRole('link', { name: '취소' }))
    expect(replace).toHaveBeenCalledWith(`/community/${POST_ID}`)
  })

  it('begins with the post, keeps its poll, and names the version it was made from', async () => {
    const { bodies, replace } = open({ post, replies: { [PATCH]: [post] } })
    expect(screen.getByText('올린 뒤에는 투표를 수정할 수 없어요.')).toBeDefined()
    expect(screen.queryByRole('button', { name: '투표 넣기' })).toBeNull()
    writeTitle('고친 제목')
    press('저장')
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/community/${POST_ID}`))
    expect(bodies(PATCH)).toEqual([
      {
        version: 4,
        board: 'story',
        title: '고친 제목',
        body: post.body,
        attachments: [],
        isSpoiler: false,
      },
    ])
    expect(draft(POST_ID)).toBeNull()
  })

  it('keeps what was written where another window was first, and goes on from there', async () => {
    open({ post, replies: { [PATCH]: [refusal('POST_CHANGED', 409)] } })
    writeTitle('고친 제목')
    press('저장')
    await screen.findByText('거절: POST_CHANGED')
    expect(draft(POST_ID)).toMatchObject({ title: '고친 제목', version: 4 })
    cleanup()
    const again = open({ post: { ...post, version: 5 }, replies: { [PATCH]: [post] } })
    press('이어서 쓰기')
    expect(screen.getByRole('status').textContent).toContain('다른 창에서 이 글을 고쳤어요')
    press('저장')
    await waitFor(() => expect(again.replace).toHaveBeenCalledOnce())
    expect(again.bodies(PATCH)).toMatchObject([{ title: '고친 제목', version: 5 }])
  })
})
