import { ApiError, type ApiErrorCode } from '@doran/api-client'
import { STORY_FILE_MESSAGES } from '@doran/contract/story-file/copy'
import { STORY_FILE } from '@doran/contract/story-file/limits'
import { aRouter, aView, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { ExportSheet } from './export-sheet'
import { ImportStory } from './import-story'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const EXPORT = 'GET /v1/tales/session/{sessionUuid}/export'
const IMPORT = 'POST /v1/tales/session/import'

const failure = (code: ApiErrorCode, status: number, message = `${code}의 말`) =>
  new ApiError({ code, message, status })

describe('ExportSheet', () => {
  async function open(replies: unknown[]) {
    const { client, requests } = fakeApi({ [EXPORT]: replies }, [])
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    const { session } = aView()
    const onClose = vi.fn()
    render(<ExportSheet session={session} isOpen onClose={onClose} />, {
      wrapper: siteAround({ api: client }),
    })
    await screen.findByRole('dialog', { name: '이야기 내보내기' })
    return { requests, saved, session, onClose }
  }
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

  it.each([
    [/전자책 앱에서/, 'epub', '전자책으로 저장했어요.'],
    [/어느 기기에서나/, 'txt', '텍스트로 저장했어요.'],
    [/글쓰기 도구/, 'md', '마크다운으로 저장했어요.'],
    [/다시 가져올 수 있어요/, 'json', '이야기 파일로 저장했어요.'],
  ])('saves what is meant by %s', async (name, format, message) => {
    const { requests, saved, session } = await open([new Blob(['글'])])

    press(name)

    expect(await screen.findByText(message)).toBeDefined()
    expect(requests).toEqual([
      { key: EXPORT, input: { params: { sessionUuid: session.id }, query: { format } } },
    ])
    expect(saved).toEqual([`${session.title ?? session.theme.title}.${format}`])
  })

  it('says why there is no file, and tries again', async () => {
    const { saved } = await open([failure('NETWORK', 0, '끊겼어요.'), new Blob(['글'])])

    press(/어느 기기에서나/)
    expect((await screen.findByRole('alert')).textContent).toContain('끊겼어요.')
    expect(saved).toEqual([])

    press(/어느 기기에서나/)
    expect(await screen.findByText('텍스트로 저장했어요.')).toBeDefined()
    expect(screen.queryByText('끊겼어요.')).toBeNull()
  })

  it('says that a story file is too large to be imported again', async () => {
    const large = new Blob(['글'])
    Object.defineProperty(large, 'size', { value: STORY_FILE.maxBytes + 1 })
    await open([large])

    press(/다시 가져올 수 있어요/)

    expect(await screen.findByText(/32MB보다 커서/)).toBeDefined()
  })
})

describe('ImportStory', () => {
  async function open(replies: unknown[]) {
    const { client, requests } = fakeApi({ [IMPORT]: replies }, [])
    const visited: string[] = []
    const router = aRouter({ push: (path) => void visited.push(path) })
    render(<ImportStory />, { wrapper: siteAround({ api: client, router }) })
    fireEvent.click(screen.getByRole('button', { name: '이야기 가져오기' }))
    await screen.findByRole('dialog', { name: '이야기 가져오기' })
    return { requests, visited }
  }
  const aFile = (content = '{"format":"doran-story"}') =>
    new File([content], '문과 열쇠.json', { type: 'application/json' })
  const choose = (file: File, label = '파일 선택') =>
    fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } })

  it('says beforehand that it counts nowhere, then goes to the story', async () => {
    const view = aView()
    const { requests, visited } = await open([view])
    expect(
      screen.getByText('가져온 이야기로는 결말을 모으거나 후기를 쓰거나 룬을 받을 수 없어요.'),
    ).toBeDefined()

    const file = aFile()
    choose(file)

    await waitFor(() => expect(visited).toEqual([`/play/${view.session.id}`]))
    expect(requests[0]?.input['file']).toBe(file)
  })

  it.each([
    ['FILE_FOREIGN', 422],
    ['FILE_VERSION', 422],
    ['FILE_THEME_UNKNOWN', 422],
  ] as const)('says %s in words and offers another file', async (code, status) => {
    const { visited } = await open([failure(code, status, STORY_FILE_MESSAGES[code]), aView()])

    choose(aFile())
    expect((await screen.findByRole('alert')).textContent).toContain(STORY_FILE_MESSAGES[code])
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull()

    choose(aFile(), '다른 파일 선택')
    await waitFor(() => expect(visited).toHaveLength(1))
  })

  it('keeps the file where the way there failed, to be sent again', async () => {
    const { requests, visited } = await open([failure('NETWORK', 0, '끊겼어요.'), aView()])

    choose(aFile())
    fireEvent.click(await screen.findByRole('button', { name: '다시 시도' }))

    await waitFor(() => expect(visited).toHaveLength(1))
    expect(requests[1]?.input['file']).toBe(requests[0]?.input['file'])
  })

  it.each([
    ['is no story file', aFile('PK..'), STORY_FILE_MESSAGES.FILE_FOREIGN],
    ['is too large', oversized(), STORY_FILE_MESSAGES.STORY_FILE_TOO_LARGE],
  ])('does not send what %s', async (_, file, message) => {
    const { requests } = await open([])

    choose(file)

    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect(requests).toEqual([])
  })

  it('says in words about stories what the front door refuses', async () => {
    await open([failure('BODY_TOO_LARGE', 413)])

    choose(aFile())

    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(STORY_FILE_MESSAGES.STORY_FILE_TOO_LARGE)
  })

  function oversized(): File {
    const file = aFile()
    Object.defineProperty(file, 'size', { value: STORY_FILE.maxBytes + 1 })
    return file
  }
})
