import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aMe } from '../../testing/member-fixture.js'
import {
  comeBack,
  expired,
  findNotice,
  inFreshBrowsers,
  NOTICE,
  openWatched,
  otherTabSays,
  pass,
  setMark,
  watchReload,
  who,
} from './sign-in-watch.fake.js'

inFreshBrowsers()

describe('a sign-in that ended elsewhere', () => {
  it('is read again when the person comes back, at most once in ten seconds', async () => {
    const meReads = await openWatched([aMe(), aMe(), aMe()])
    comeBack()
    await pass(100)
    expect(meReads).toHaveLength(1)
    await pass(10_000)
    comeBack()
    comeBack()
    await pass(100)
    expect(meReads).toHaveLength(2)
    expect(who()).toBe('회원 모닥불')
  })

  it('shows a notice with a login action', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    await openWatched([aMe(), expired()])
    await pass(10_000)
    comeBack()
    await findNotice()
    expect(who()).toBe('비회원')
    await pass(60_000)
    fireEvent.click(screen.getByRole('button', { name: '로그인' }))
    expect(assign).toHaveBeenCalledWith('/login?next=%2Fme%3Ftab%3D1')
  })

  it('reaches the other tabs at once', async () => {
    await openWatched([aMe()])
    otherTabSays('in 2026-11-21T00:00:00.000Z user-1')
    expect(who()).toBe('회원 모닥불')
    otherTabSays('out 2026-11-21T00:00:01.000Z')
    await findNotice()
    expect(who()).toBe('비회원')
  })

  it('shows its notice once for each sign-in', async () => {
    await openWatched([expired()])
    await findNotice()
    cleanup()
    await openWatched([expired()])
    await pass(1_000)
    expect(screen.queryByText(NOTICE)).toBeNull()
    cleanup()
    await openWatched([aMe(), expired()])
    await pass(10_000)
    comeBack()
    await findNotice()
  })

  it('shows no notice on the sign-in pages', async () => {
    window.history.replaceState(null, '', '/login')
    await openWatched([expired()])
    await waitFor(() => expect(who()).toBe('비회원'))
    await pass(1_000)
    expect(screen.queryByText(NOTICE)).toBeNull()
  })
})

describe('the way back', () => {
  const restore = () => {
    const shown = new Event('pageshow')
    Object.defineProperty(shown, 'persisted', { value: true })
    act(() => void window.dispatchEvent(shown))
  }

  it('reloads the page of a member who signed out', async () => {
    const reload = watchReload()
    await openWatched([aMe()])
    restore()
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(reload).not.toHaveBeenCalled()
    setMark('out 2026-11-21T00:00:01.000Z')
    restore()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does not lead back to cached pages of an ended sign-in', async () => {
    const reload = watchReload()
    await openWatched([aMe()])
    otherTabSays('out 2026-11-21T00:00:01.000Z')
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
