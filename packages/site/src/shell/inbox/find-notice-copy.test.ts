import { NotificationContent } from '@doran/contract'
import { expect, it } from 'vitest'
import { findRoute } from '../../core/routes.js'
import { findNoticeCopy } from './find-notice-copy.js'

const at = '2026-11-21T00:00:00.000Z'
const sessionId = '0198f5a2-0000-7000-8000-0000000000c1'
const NOTICES: NotificationContent[] = [
  { type: 'welcome', data: {} },
  { type: 'stories_merged', data: { stories: 3 } },
  { type: 'new_sign_in', data: { device: 'Safari, iPhone', at, sessionId } },
  { type: 'short_time_sign_in', data: { device: 'Chrome, Windows', at, sessionId } },
  { type: 'password_changed', data: { at } },
  { type: 'deletion_undone', data: {} },
]

it('knows every kind of notice, and leads only to pages that exist', () => {
  expect(NOTICES.map(({ type }) => type)).toEqual(
    NotificationContent.options.map((option) => option.shape.type.value),
  )
  const said = NOTICES.map(findNoticeCopy)
  expect(new Set(said.map(({ sentence }) => sentence)).size).toBe(NOTICES.length)
  const goals = said.flatMap(({ link }) => (link ? [link.href] : []))
  expect(goals.filter((href) => findRoute(href) === null)).toEqual([])
  expect(goals).toHaveLength(3)
})

it('says what it is about', () => {
  expect(findNoticeCopy({ type: 'stories_merged', data: { stories: 3 } }).sentence).toContain('3개')
  expect(
    findNoticeCopy({ type: 'new_sign_in', data: { device: 'Safari, iPhone', at, sessionId } }),
  ).toMatchObject({ detail: 'Safari, iPhone', signInId: sessionId })
})
