import { STORAGE_KEYS } from '@doran/contract/names'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  openComposer,
  title,
  text,
  press,
  writeTitle,
  write,
  draft,
} from './internal/testing/open-composer.fake'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

describe('what was written before', () => {
  it('is offered, and goes on where it was', async () => {
    openComposer()
    await write()
    cleanup()
    openComposer()
    expect(screen.getByText('쓰다가 둔 글이 있어요: 여섯 번째 열쇠')).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
    press('이어서 쓰기')
    expect(title()).toHaveProperty('value', '여섯 번째 열쇠')
    expect(screen.getByRole('radio', { name: '자유' })).toHaveProperty('checked', true)
    await waitFor(() => expect(text().textContent).toBe('창틀의 눈을 만져 보세요.'))
  })

  it('can be left for a new one', async () => {
    openComposer()
    await write()
    cleanup()
    openComposer()
    press('새로 쓰기')
    expect(title()).toHaveProperty('value', '')
    expect(draft()).toBeNull()
  })

  it('is no more once it was emptied, and nothing is asked', async () => {
    openComposer()
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
    openComposer()
    const go = screen.queryByRole('button', { name: '이어서 쓰기' })
    if (go) fireEvent.click(go)
    expect(title()).toBeDefined()
  })
})
