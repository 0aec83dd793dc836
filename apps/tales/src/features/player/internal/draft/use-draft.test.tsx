import { STORAGE_KEYS } from '@doran/contract/names'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readDraft, useDraft } from './use-draft'

const MARK = STORAGE_KEYS.signInMark

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

function write(text: string, id: string = crypto.randomUUID()) {
  const { result } = renderHook(() => useDraft(id))
  act(() => result.current[1](text))
  const key = `${STORAGE_KEYS.draft}${id}`
  return { id, kept: () => [localStorage.getItem(key), sessionStorage.getItem(key)] }
}

test('is kept over the tab, until it is empty', () => {
  const { id, kept } = write('문을 연다')
  expect(kept()).toEqual(['문을 연다', null])
  write('', id)
  expect(kept()).toEqual([null, null])
})

test('is kept in the tab alone on a borrowed device, whatever was there before', () => {
  const { id, kept } = write('문을 연다')
  localStorage.setItem(MARK, 'borrowed 2026-11-21T00:00:00.000Z user-1')
  write('창을 닫는다', id)
  expect(kept()).toEqual([null, '창을 닫는다'])
})

test('is found again in either place', () => {
  localStorage.setItem(`${STORAGE_KEYS.draft}long`, '문을 연다')
  sessionStorage.setItem(`${STORAGE_KEYS.draft}short`, '창을 닫는다')
  expect([readDraft('long'), readDraft('short')]).toEqual(['문을 연다', '창을 닫는다'])
})
