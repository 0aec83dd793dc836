import { ApiError, type ApiErrorCode } from '@doran/api-client'
import { STORAGE_KEYS } from '@doran/contract/names'
import { aRouter, fakeApi } from '@doran/site/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { $getRoot, getNearestEditorFromDOMNode } from 'lexical'
import { vi } from 'vitest'
import { siteAround } from '../../../../testing/site-around'
import { ComposerPage, type ComposerPageProps } from '../../composer-page'

export const POST = 'POST /v1/community/post'

type Opening = Partial<ComposerPageProps> & { replies?: Record<string, unknown[]> }

/** The composer before an API with these replies. */
export function openComposer({ replies = {}, ...over }: Opening = {}) {
  const { client, requests } = fakeApi(replies, [])
  const replace = vi.fn<(href: string) => void>()
  render(<ComposerPage post={null} attach={null} isFirstDay={false} {...over} />, {
    wrapper: siteAround({ isLoggedIn: true, api: client, router: aRouter({ replace }) }),
  })
  const sent = (key: string) =>
    requests.filter((call) => call.key === key).map(({ input }) => input)
  const bodies = (key: string) => sent(key).map((input) => Object(Reflect.get(input, 'body')))
  return { replace, sent, bodies }
}

export const refusal = (code: ApiErrorCode, status: number, field?: string) =>
  new ApiError({ code, status, message: `거절: ${code}`, ...(field && { field }) })
export const noAnswer = () =>
  new ApiError({ code: 'NETWORK', status: 0, message: '연결이 끊겼어요.' })

export const title = () => screen.getByRole('textbox', { name: '제목' })
export const text = () => screen.getByRole('textbox', { name: '내용' })
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (board: string) => fireEvent.click(screen.getByRole('radio', { name: board }))
export const writeTitle = (value: string) => fireEvent.change(title(), { target: { value } })

/** What a browser does with typed text is its own affair. */
async function type(words: string) {
  const editor = getNearestEditorFromDOMNode(text())
  if (!editor) throw new Error('there is no editor')
  await act(async () => {
    editor.update(() => $getRoot().selectEnd().insertText(words), { discrete: true })
  })
}

export async function write(words = '창틀의 눈을 만져 보세요.') {
  choose('자유')
  writeTitle('여섯 번째 열쇠')
  await type(words)
}

export const draft = (id?: string): unknown => {
  const name = id ? `post_${id}` : 'post'
  return JSON.parse(localStorage.getItem(`${STORAGE_KEYS.draft}${name}`) ?? 'null')
}
