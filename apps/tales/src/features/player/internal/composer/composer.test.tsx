import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TurnKind } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import { Composer, type ComposerProps } from './composer'

let sessionId = 'session-0'

beforeEach(() => {
  sessionId = `session-${crypto.randomUUID()}`
})
afterEach(cleanup)

function open(over: Partial<ComposerProps> = {}) {
  const sent: Array<[TurnKind, string]> = []
  const composer = (props: Partial<ComposerProps>) => (
    <Composer
      sessionId={sessionId}
      isPending={false}
      canNarrate={false}
      price={null}
      examples={[]}
      turnButton={<button type="button">바로 보기</button>}
      acknowledged={null}
      returned={null}
      onSend={(kind, text) => {
        sent.push([kind, text])
        return true
      }}
      {...props}
    />
  )
  const { rerender } = render(composer(over))
  return { sent, change: (props: Partial<ComposerProps>) => rerender(composer(props)) }
}
const box = () => screen.getByLabelText<HTMLTextAreaElement>('직접 쓰기')
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const enter = (over: object = {}) => fireEvent.keyDown(box(), { key: 'Enter', ...over })
const mode = () => screen.getByLabelText<HTMLSelectElement>('쓰는 방식').value

test('Enter sends what is written, Shift+Enter does not', () => {
  const { sent } = open()
  type('  창틀을 살핀다 ')
  enter({ shiftKey: true })
  expect(sent).toEqual([])
  enter()
  expect(sent).toEqual([['do', '창틀을 살핀다']])
})

test('never sends while a syllable is being composed', () => {
  const { sent } = open()
  type('묻는')
  enter({ isComposing: true })
  enter({ keyCode: 229 })
  expect(sent).toEqual([])
  enter()
  expect(sent).toHaveLength(1)
})

test.each([
  ['/말 ', 'say'],
  ['/대사 ', 'say'],
  ['/행동 ', 'do'],
  ['/묘사 ', 'narrate'],
])('%s at the head of the text chooses the mode', (shortcut, way) => {
  const { sent } = open({ canNarrate: true })
  type(`${shortcut}누구세요`)
  expect(mode()).toBe(way)
  expect(box().value).toBe('누구세요')
  enter()
  expect(sent).toEqual([[way, '누구세요']])
})

test('takes 500 characters and refuses 501, without cutting them', () => {
  const { sent } = open()
  type('가'.repeat(501))
  expect(screen.getByText(FIELD_COPY.turnTextTooLong)).toBeTruthy()
  enter()
  expect(sent).toEqual([])
  expect(box().value).toHaveLength(501)
  type('가'.repeat(500))
  enter()
  expect(sent).toHaveLength(1)
})

test('counts as the API does: an emoji is one', () => {
  const { sent } = open()
  type('🔥'.repeat(501))
  enter()
  expect(sent).toEqual([])
})

test('an empty Enter explains itself first, then lets the story go on', () => {
  const { sent } = open()
  enter()
  expect(screen.getByText(FIELD_COPY.turnTextEmpty)).toBeTruthy()
  expect(sent).toEqual([])
  enter()
  expect(sent).toEqual([['continue', '']])
})

test.each([
  '\u2800',
  '\ufe0f',
  '\u034f',
  '\u{e0100}',
  ' \u0301',
  '\u3164',
  '\u180b\u17b4\u{1d173}',
])('counts %j as empty too', (unseen) => {
  const { sent } = open()
  type(unseen)
  enter()
  expect(screen.getByText(FIELD_COPY.turnTextEmpty)).toBeTruthy()
  expect(sent).toEqual([])
})

test.each(['❤\ufe0f', 'ㅋㅋ', '?', '燈\u{e0100}'])('sends %j', (seen) => {
  const { sent } = open()
  type(seen)
  enter()
  expect(sent).toEqual([['do', seen]])
})

test('keeps the draft until start, and through a reload', () => {
  const { change } = open()
  type('문을 민다')
  enter()
  expect(localStorage.getItem(`doran_draft_${sessionId}`)).toBe('문을 민다')
  change({ isPending: true })
  expect(box().value).toBe('문을 민다')
  change({ isPending: true, acknowledged: { kind: 'do', text: '문을 민다' } })
  expect(box().value).toBe('')
  expect(localStorage.getItem(`doran_draft_${sessionId}`)).toBeNull()
})

test('leaves what was typed meanwhile, and a choice leaves the draft alone', () => {
  const { change } = open()
  type('다음에 할 말')
  change({ acknowledged: { kind: 'do', text: '문을 민다' } })
  change({ acknowledged: { kind: 'choice', text: '다음에 할 말' } })
  expect(box().value).toBe('다음에 할 말')
})

test('brings a kept draft back', () => {
  localStorage.setItem(`doran_draft_${sessionId}`, '쓰다 만 글')
  open()
  expect(box().value).toBe('쓰다 만 글')
})

test('sends nothing while a turn is pending: another button is shown', () => {
  const { sent } = open({ isPending: true })
  enter()
  enter()
  type('성급한 말')
  enter()
  expect(sent).toEqual([])
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['바로 보기'])
})

test('one button goes on where nothing is written, and sends what is', () => {
  const { sent } = open()
  fireEvent.click(screen.getByRole('button', { name: /^이어 보기/ }))
  type('문을 민다')
  fireEvent.click(screen.getByRole('button', { name: /^보내기/ }))
  expect(sent).toEqual([
    ['continue', ''],
    ['do', '문을 민다'],
  ])
})

test('the chosen mode goes out with the text', () => {
  const { sent } = open()
  fireEvent.change(screen.getByLabelText('쓰는 방식'), { target: { value: 'say' } })
  type('누구세요')
  enter()
  expect(sent).toEqual([['say', '누구세요']])
})

test('returns input to an empty box, with its mode', () => {
  const { change } = open()
  change({ returned: { kind: 'say', text: '누구세요' } })
  expect(box().value).toBe('누구세요')
  expect(mode()).toBe('say')
})

test('returns input that was only just acknowledged', () => {
  const { change } = open()
  type('문을 민다')
  change({
    acknowledged: { kind: 'do', text: '문을 민다' },
    returned: { kind: 'do', text: '문을 민다' },
  })
  expect(box().value).toBe('문을 민다')
})

test('never returns input over what is being written, nor twice', () => {
  const returned = { kind: 'say', text: '누구세요' } as const
  const { change } = open()
  type('다른 말')
  change({ returned })
  expect(box().value).toBe('다른 말')
  type('')
  change({ returned, isPending: true })
  expect(box().value).toBe('')
})

test('takes back returned input where another was done in its place, unless it was changed', () => {
  const returned = { kind: 'do', text: '좀 무서워요' } as const
  const offered = { kind: 'do', text: '“너무 졸려요”' } as const
  const { change } = open()
  change({ returned })
  change({ returned: null, isPending: true })
  change({ acknowledged: offered })
  expect(box().value).toBe('')
  type('좀 무서워요')
  change({ acknowledged: { ...offered } })
  expect(box().value).toBe('좀 무서워요')
})

test('a stored draft wins over input that is returned with the page', () => {
  localStorage.setItem(`doran_draft_${sessionId}`, '쓰다 만 글')
  open({ returned: { kind: 'say', text: '누구세요' } })
  expect(box().value).toBe('쓰다 만 글')
})

test('offers to describe the scene only where a model writes', () => {
  const { sent, change } = open()
  const ways = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(ways()).toEqual(['행동', '대사'])
  change({ canNarrate: true })
  expect(ways()).toEqual(['행동', '대사', '장면 묘사'])
  fireEvent.change(screen.getByLabelText('쓰는 방식'), { target: { value: 'narrate' } })
  change({ canNarrate: false })
  expect(mode()).toBe('do')
  type('비가 온다')
  enter()
  expect(sent).toEqual([['do', '비가 온다']])
})

test('a pressed example stands in the box, where it can be changed or sent', () => {
  const { sent } = open({ examples: ['제자리에서 한 바퀴 돌아본다'] })
  fireEvent.click(screen.getByRole('button', { name: '제자리에서 한 바퀴 돌아본다' }))
  expect(box().value).toBe('제자리에서 한 바퀴 돌아본다')
  expect(document.activeElement).toBe(box())
  expect(screen.queryByRole('button', { name: '제자리에서 한 바퀴 돌아본다' })).toBeNull()
  enter()
  expect(sent).toEqual([['do', '제자리에서 한 바퀴 돌아본다']])
})

test('a real telephone number gets a line beside the story, and is sent all the same', () => {
  const { sent } = open()
  type('내 번호는 010-2345-6789야')
  expect(screen.getByRole('status').textContent).toContain('적지 않는 게 안전해요')
  enter()
  expect(sent).toEqual([['do', '내 번호는 010-2345-6789야']])
  type('내 번호는 비밀이야')
  expect(screen.getByRole('status').textContent).toBe('')
})

test('what was to be said is still said after a reload', () => {
  open()
  type('/말 괜찮아, 포롱')
  cleanup()
  open()
  expect(box().value).toBe('괜찮아, 포롱')
  expect(mode()).toBe('say')
})
