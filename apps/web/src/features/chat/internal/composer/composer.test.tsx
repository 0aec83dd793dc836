import { CHAT_FIELD_COPY } from '@doran/contract/chat/copy'
import { CHAT_IMAGE } from '@doran/contract/image/limits'
import { IMAGE_MESSAGES } from '@doran/contract/image/copy'
import { drafts } from '@doran/site/session'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RISK_COPY } from '../text/risk-of'
import { Composer, type ComposerProps } from './composer'

const draft = drafts.text({ name: 'chat_room-1', scope: 'device' })
let isTouch = false

beforeEach(() => {
  isTouch = false
  const ignore = () => undefined
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('coarse') && isTouch,
    addEventListener: ignore,
    removeEventListener: ignore,
  }))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

function open(over: Partial<ComposerProps> = {}) {
  const sent: string[] = []
  const photos: File[] = []
  const typing: string[] = []
  render(
    <Composer
      draft={draft}
      isEmpty={false}
      canSendPhoto
      onSend={(text) => sent.push(text)}
      onPhoto={(file) => photos.push(file)}
      onStories={() => undefined}
      onTyping={() => typing.push('typing')}
      onStop={() => typing.push('stop')}
      {...over}
    />,
  )
  return { sent, photos, typing }
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('메시지')
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const enter = (over: object = {}) => fireEvent.keyDown(box(), { key: 'Enter', ...over })
const note = () => screen.getByRole('status').textContent
const pick = (file: File) =>
  fireEvent.change(screen.getByLabelText('보낼 사진'), { target: { files: [file] } })

describe('the box', () => {
  it('sends by Enter, and makes a line by Shift+Enter', () => {
    const { sent } = open()
    type('  안녕하세요 ')
    enter({ shiftKey: true })
    expect(sent).toEqual([])
    enter()
    expect(sent).toEqual(['안녕하세요'])
    expect(box().value).toBe('')
    expect(document.activeElement).toBe(box())
  })

  it('never sends while a syllable is being composed', () => {
    const { sent } = open()
    type('안녕')
    enter({ isComposing: true })
    enter({ keyCode: 229 })
    expect(sent).toEqual([])
    enter()
    expect(sent).toEqual(['안녕'])
  })

  it('makes a line by Enter on a screen keyboard, where the button sends', () => {
    isTouch = true
    const { sent } = open()
    type('안녕')
    expect(enter()).toBe(true)
    expect(sent).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: '보내기' }))
    expect(sent).toEqual(['안녕'])
  })

  it('sends nothing where nothing is written', () => {
    const { sent } = open()
    type(' \n ')
    enter()
    expect(sent).toEqual([])
  })

  it('takes 1,000 letters and refuses 1,001, without cutting them', () => {
    const { sent } = open()
    type('가'.repeat(899))
    expect(screen.queryByText(/\/ 1,000/)).toBeNull()
    type('🔥'.repeat(1_001))
    expect(screen.getByText(/1,001 \/ 1,000/)).toBeDefined()
    expect(note()).toBe(CHAT_FIELD_COPY.itemTooLong)
    enter()
    expect(sent).toEqual([])
    type('🔥'.repeat(1_000))
    enter()
    expect(sent).toHaveLength(1)
  })

  it('keeps what is typed through a reload, until it is sent', () => {
    open()
    type('쓰다 만 글')
    expect(localStorage.getItem('doran_draft_chat_room-1')).toBe('쓰다 만 글')
    cleanup()
    open()
    expect(box().value).toBe('쓰다 만 글')
    enter()
    expect(localStorage.getItem('doran_draft_chat_room-1')).toBeNull()
  })

  it('warns of account numbers and of paying elsewhere, and sends all the same', () => {
    const { sent } = open()
    type('110-123-456789')
    expect(note()).toBe(RISK_COPY.personal)
    type('먼저 송금해 주세요')
    expect(note()).toBe(RISK_COPY.money)
    enter()
    expect(sent).toEqual(['먼저 송금해 주세요'])
    expect(note()).toBe('')
  })

  it('says that somebody types, and that they stopped', () => {
    const { typing } = open()
    type('안')
    type('')
    type('녕')
    enter()
    expect(typing).toEqual(['typing', 'stop', 'typing', 'stop'])
  })
})

describe('a first message', () => {
  const starter = '안녕하세요! 작품 잘 봤어요.'

  it('can begin with a sentence that stands in the box, to be changed', () => {
    const { sent } = open({ isEmpty: true })
    fireEvent.click(screen.getByRole('button', { name: starter }))
    expect(box().value).toBe(starter)
    expect(document.activeElement).toBe(box())
    expect(screen.queryByRole('button', { name: starter })).toBeNull()
    expect(sent).toEqual([])
  })

  it('is offered none where something was said', () => {
    open()
    expect(screen.queryByRole('button', { name: starter })).toBeNull()
  })
})

describe('a photo', () => {
  const photo = (size: number, type_ = 'image/jpeg') => {
    const file = new File(['x'], 'a.jpg', { type: type_ })
    Object.defineProperty(file, 'size', { value: size })
    return file
  }

  it('is sent as it was picked', () => {
    const { photos } = open()
    const file = photo(CHAT_IMAGE.maxBytes)
    pick(file)
    expect(photos).toEqual([file])
  })

  it.each([
    ['too large', photo(CHAT_IMAGE.maxBytes + 1), IMAGE_MESSAGES.FILE_TOO_LARGE],
    ['of another kind', photo(10, 'image/gif'), IMAGE_MESSAGES.FILE_TYPE],
  ])('that is %s is refused before it is uploaded', (_name, file, message) => {
    const { photos } = open()
    pick(file)
    expect(photos).toEqual([])
    expect(note()).toBe(message)
  })

  it('has to wait until the conversation is accepted', () => {
    open({ canSendPhoto: false })
    fireEvent.click(screen.getByRole('button', { name: '사진 보내기' }))
    expect(note()).toBe(CHAT_FIELD_COPY.imageBeforeAccepted)
  })
})
