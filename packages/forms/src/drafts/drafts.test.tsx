import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDrafts } from './drafts.js'
import { useDraft, useStoredDraft } from './use-draft.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const storedDrafts = () => [
  localStorage.getItem('doran_draft_a'),
  sessionStorage.getItem('doran_draft_a'),
]
const draftsOf = (isBorrowed: boolean) => createDrafts({ isBorrowedDevice: () => isBorrowed })

type Post = { title: string; password: string }

const postDraft = () =>
  draftsOf(false).json<Post>({
    name: 'a',
    scope: 'tab',
    parse: (stored) => {
      const title: unknown = Object(stored).title
      return typeof title === 'string' ? { title, password: '' } : null
    },
    toStored: ({ title }) => ({ title }),
  })

describe('drafts', () => {
  it('outlive the tab only where they ask for it and the device is the person’s own', () => {
    draftsOf(false).text({ name: 'a', scope: 'device' }).write('글')
    expect(storedDrafts()).toEqual(['글', null])
    draftsOf(true).text({ name: 'a', scope: 'device' }).write('새 글')
    expect(storedDrafts()).toEqual([null, '새 글'])
    draftsOf(false).text({ name: 'a', scope: 'tab' }).write('또 새 글')
    expect(storedDrafts()).toEqual([null, '또 새 글'])
  })

  it('read what either store has, and are removed from both', () => {
    const draft = draftsOf(true).text({ name: 'a', scope: 'device' })
    localStorage.setItem('doran_draft_a', '글')
    expect(draft.read()).toBe('글')
    draft.remove()
    expect([draft.read(), ...storedDrafts()]).toEqual([null, null, null])
    draft.write('')
    expect(storedDrafts()).toEqual([null, null])
  })

  it('store what may be stored, and read nothing that is no draft', () => {
    const draft = postDraft()
    draft.write({ title: '제목', password: '비밀' })
    expect(sessionStorage.getItem('doran_draft_a')).toBe('{"title":"제목"}')
    expect(draft.read()).toEqual({ title: '제목', password: '' })
    for (const broken of ['{"title":', '{"title":7}', 'null']) {
      sessionStorage.setItem('doran_draft_a', broken)
      expect(draft.read()).toBeNull()
    }
  })

  it('live as long as the page where storage is forbidden', () => {
    vi.stubGlobal('localStorage', null)
    vi.stubGlobal('sessionStorage', null)
    const draft = postDraft()
    const { result } = renderHook(() => useDraft(draft))
    act(() => result.current.set({ title: '제목', password: '' }))
    expect(result.current.value?.title).toBe('제목')
  })
})

describe('useDraft', () => {
  it('restores what an earlier page left, and keeps what is typed', () => {
    const draft = postDraft()
    draft.write({ title: '제목', password: '' })
    const { result } = renderHook(() => useDraft(draft))
    expect(result.current.value?.title).toBe('제목')
    act(() => result.current.set({ title: '새 제목', password: '비밀' }))
    expect(result.current.value).toEqual({ title: '새 제목', password: '비밀' })
    expect(result.current.restored?.title).toBe('제목')
    expect(draft.read()?.title).toBe('새 제목')
  })

  it('hands the newest value to callbacks of an older render', () => {
    const draft = postDraft()
    const { result } = renderHook(() => useDraft(draft))
    const { latest, set } = result.current
    act(() => {
      set({ title: '하나', password: '' })
      set({ title: `${latest()?.title} 둘`, password: '' })
    })
    expect(result.current.value?.title).toBe('하나 둘')
  })

  it('removes the draft, but nothing from the screen that was removed elsewhere', () => {
    const draft = postDraft()
    draft.write({ title: '제목', password: '' })
    const { result, rerender } = renderHook(() => useDraft(draft))
    draft.remove()
    rerender()
    expect(result.current.value?.title).toBe('제목')
    act(() => result.current.set(null))
    expect([result.current.value, draft.read()]).toEqual([null, null])
  })

  it('hydrates what a server rendered without it', () => {
    const draft = postDraft()
    function Title() {
      const { value } = useDraft(draft)
      const stored = useStoredDraft(draft)
      return <p>{`${value?.title ?? '없음'} ${stored?.title ?? '없음'}`}</p>
    }
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Title />)
    expect(container.textContent).toBe('없음 없음')
    draft.write({ title: '제목', password: '' })
    render(<Title />, { container, hydrate: true })
    expect(screen.getByText('제목 제목')).toBeDefined()
    expect(errors).not.toHaveBeenCalled()
  })
})
