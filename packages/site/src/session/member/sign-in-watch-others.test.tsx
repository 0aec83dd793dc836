import { cleanup } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aMe } from '../../testing/member-fixture.js'
import {
  comeBack,
  endByAct,
  expired,
  findNotice,
  inFreshBrowsers,
  mark,
  openWatched,
  otherTabSays,
  pass,
  setMark,
  watchReload,
} from './sign-in-watch.fake.js'

inFreshBrowsers()

describe('a tab whose browser is another person’s by now', () => {
  beforeEach(() => {
    sessionStorage.setItem('doran_draft_profile_1', '{}')
    localStorage.setItem('doran_draft_story-1', '문을 연다')
  })

  it('says whose sign-in it is, and nothing where that is known', async () => {
    await openWatched([aMe()])
    expect(mark()).toMatch(/^in \S+ user-1$/)
    cleanup()
    setMark('in 2026-11-21T00:00:00.000Z user-1')
    await openWatched([aMe()])
    expect(mark()).toBe('in 2026-11-21T00:00:00.000Z user-1')
    cleanup()
    setMark('in 2026-11-21T00:00:00.000Z user-2')
    await openWatched([aMe()])
    expect(mark()).toMatch(/^in \S+ user-1$/)
  })

  it('reloads when another member signs in', async () => {
    const reload = watchReload()
    await openWatched([aMe()])
    otherTabSays('in 2026-11-21T00:00:00.000Z user-1')
    expect(reload).not.toHaveBeenCalled()
    otherTabSays('in 2026-11-21T00:00:01.000Z user-2')
    expect(reload).toHaveBeenCalledTimes(1)
    expect(sessionStorage.getItem('doran_draft_profile_1')).toBeNull()
  })

  it('reloads even when its own sign-in had ended before', async () => {
    const reload = watchReload()
    await openWatched([aMe()])
    otherTabSays('out 2026-11-21T00:00:01.000Z')
    otherTabSays('in 2026-11-21T00:00:02.000Z user-1')
    expect(reload).not.toHaveBeenCalled()
    otherTabSays('in 2026-11-21T00:00:03.000Z user-2')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('reloads when the API answers with another member', async () => {
    const reload = watchReload()
    await openWatched([aMe(), aMe({ id: 'user-2' })])
    await pass(10_000)
    comeBack()
    await pass(100)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(mark()).toMatch(/^in \S+ user-2$/)
  })

  it('finds out by itself when it slept', async () => {
    const reload = watchReload()
    await openWatched([aMe()])
    setMark('in 2026-11-21T00:00:01.000Z user-2')
    comeBack()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('drops the data of a member who signed out in another tab', async () => {
    const reload = watchReload()
    await openWatched([aMe()])
    otherTabSays('left 2026-11-21T00:00:01.000Z')
    expect(reload).toHaveBeenCalledTimes(1)
    expect(sessionStorage.getItem('doran_draft_profile_1')).toBeNull()
  })

  it('keeps drafts when the sign-in expired', async () => {
    const reload = watchReload()
    await openWatched([aMe()])
    otherTabSays('out 2026-11-21T00:00:01.000Z')
    await findNotice()
    expect(reload).not.toHaveBeenCalled()
    expect(sessionStorage.getItem('doran_draft_profile_1')).toBe('{}')
  })
})

describe('a borrowed device', () => {
  const session = { ...aMe().session, isLimited: true }

  it('drops everything once the sign-in has ended, and says so after the reload', async () => {
    const reload = watchReload()
    await openWatched([aMe({ session }), expired()])
    expect(mark()).toMatch(/^borrowed \S+ user-1$/)
    sessionStorage.setItem('doran_draft_story-1', '문을 연다')
    await pass(10_000)
    comeBack()
    await pass(100)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(mark()).toMatch(/^left /)
    expect(sessionStorage.getItem('doran_draft_story-1')).toBeNull()
    cleanup()
    await openWatched([expired()])
    await findNotice()
    await pass(1_000)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('drops everything when an action finds that the sign-in has ended', async () => {
    const reload = watchReload()
    setMark('borrowed 2026-11-21T00:00:00.000Z user-1')
    await openWatched([aMe({ session })])
    endByAct()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(mark()).toMatch(/^left /)
  })
})
