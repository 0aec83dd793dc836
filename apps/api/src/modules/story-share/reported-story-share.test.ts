import { expect, it } from 'vitest'
import { MODERATION } from '@doran/contract/limits'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { memberBrowser } from '../../testing/test-member.js'
import { caseOf, moderator, oldPerson, report } from '../../testing/test-moderation.js'
import { seeShared, shareStory, sharer, sharesOf } from '../../testing/test-story-share.js'

const api = sharedTestApi()
const ofShare = { targetType: 'story_share' } as const

it('keeps what a link is called and its last scene, and is hidden by reports of many', async () => {
  const { reader, view } = await sharer(api(), 1)
  const { id, code } = await shareStory(reader, view, { label: '내 밤' })
  const output = view.turns[0]?.output ?? ''

  for (let at = 0; at < MODERATION.hidingReports; at += 1) {
    await report(await oldPerson(api()), id, ofShare)
  }

  expect(await caseOf(api(), id)).toMatchObject({
    excerpt: `내 밤\n${output}`,
    hiddenBy: 'reports',
  })
  expect(await codeOf(seeShared(api().browser(), code))).toBe('NOT_FOUND')
  expect(await sharesOf(reader, view)).toEqual([])
  const { browser } = await moderator(api())
  expect((await seeShared(browser, code)).code).toBe(code)
})

it('is of somebody else’s link that is there', async () => {
  const { reader, view } = await sharer(api(), 0)
  const { id } = await shareStory(reader, view)

  expect(await codeOf(report({ browser: reader }, id, ofShare))).toBe('NOT_FOUND')
  const other = { browser: await memberBrowser(api()) }
  expect(await codeOf(report(other, view.session.id, ofShare))).toBe('NOT_FOUND')
  expect(await codeOf(report(other, id, ofShare))).toBe('no error')
})
