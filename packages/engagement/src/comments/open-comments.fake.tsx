import { aMe } from '@doran/site/testing'
import { fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { aComment } from '../testing/a-comment.fake.js'
import { openSite } from '../testing/open-site.fake.js'
import { Comments } from './comments.js'

export const LIST = 'GET /v1/comment/{targetType}/{targetId}'
export const POST = 'POST /v1/comment/{targetType}/{targetId}'
export const DELETE = 'DELETE /v1/comment/{commentId}'
export const LIKE = 'POST /v1/like/{targetType}/{targetId}'
const ME = 'GET /v1/user/me'
export const MINUTE_MS = 60_000

export type Tell = (entries: { isIntersecting: boolean }[]) => void

/** A screen that tells by `see` what is on it, or within a margin around it. */
export function stubScreen(see: (tell: Tell, margin: string) => void) {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: Tell
      readonly #margin: string
      constructor(tell: Tell, { rootMargin = '0px' }: { rootMargin?: string } = {}) {
        this.#tell = tell
        this.#margin = rootMargin
      }
      observe = () => see(this.#tell, this.#margin)
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
}

/** Nothing scrolls here: what is on the page is near. */
export const stubNearScreen = () => stubScreen((tell) => tell([{ isIntersecting: true }]))

/** The comments of a game. */
export function openComments(
  lists: unknown[],
  replies: Record<string, unknown[]> = {},
  isLoggedIn = true,
) {
  return openSite(
    <Comments targetType="game" targetId="g1" playHref="/psytest?id=g1" />,
    { [LIST]: lists, [ME]: [aMe()], ...replies },
    { isLoggedIn },
  )
}

export function openPost(lists: unknown[], isReadOnly = false) {
  return openSite(<Comments targetType="post" targetId="p1" isReadOnly={isReadOnly} />, {
    [LIST]: lists,
    [ME]: [aMe()],
  })
}

export const field = (label: string) => screen.findByLabelText(label, { selector: 'textarea' })
export const write = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } })
export const bodiesOf = (inputs: readonly Record<string, unknown>[]) =>
  inputs.map(({ body }) => body)
export const idOf = (body: unknown): unknown => Reflect.get(Object(body), 'clientCommentId')
export const commentOf = (text: string) => {
  const article = screen.getByText(text).closest('article')
  if (!article) throw new Error(`no comment says: ${text}`)
  return article
}
export const minutesFromNow = (minutes: number) =>
  new Date(Date.now() + minutes * MINUTE_MS).toISOString()
export const mine = (over: Parameters<typeof aComment>[0] = {}) =>
  aComment({ isMine: true, editableUntil: minutesFromNow(5), ...over })
