import type { TurnHalt } from '@doran/contract'
import { AI_NOTICE, BLOCKED_COPY, ERRORS } from '@doran/contract/errors'
import { aTurn, aView, fakeApi } from '@doran/site/testing'
import {
  createStoryReader,
  type ReaderPhase,
  type ReaderState,
  type StoryReader,
} from '@doran/story-reader'
import { openReader } from '@doran/story-reader/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HaltCards } from './halt-cards'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const SENT = { clientTurnId: 'c1', parentId: 'root', kind: 'do', text: '문을 민다' } as const
const FAILED = ERRORS.STORY_UNAVAILABLE.message

function show(phase: ReaderPhase, over: Partial<ReaderState> = {}) {
  const asked: string[] = []
  const view = aView()
  const reader: StoryReader = {
    ...createStoryReader({
      api: fakeApi({}, []).client,
      view,
      newId: () => 'c',
      pace: () => 'normal',
    }),
    retry: () => asked.push('retry'),
    dismiss: () => asked.push('dismiss'),
    continueOffline: async () => void asked.push('offline'),
    acceptNotice: async () => void asked.push('accept'),
  }
  render(<HaltCards state={{ ...openReader(view), phase, ...over }} reader={reader} />)
  return asked
}
const blocked = (halt: TurnHalt) =>
  show({ name: 'blocked', turn: aTurn({ status: 'blocked', halt }) })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the care card offers both lines to call and a calm way back', () => {
  const asked = blocked('care')
  expect(screen.getByText(BLOCKED_COPY.care)).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:109',
    'tel:1388',
  ])
  press('이야기로 돌아가기')
  expect(asked).toEqual(['dismiss'])
})

test.each(['person', 'rating', 'minors'] as const)(
  'a turn that was blocked says why, without lines to call: %s',
  (halt) => {
    const asked = blocked(halt)
    expect(screen.getByRole('status').textContent).toContain(BLOCKED_COPY[halt])
    expect(screen.queryAllByRole('link')).toEqual([])
    press('이야기로 돌아가기')
    expect(asked).toEqual(['dismiss'])
  },
)

test('a failed turn keeps its text, marked as broken off, and says that what was written is there', () => {
  const turn = aTurn({ status: 'failed', halt: 'broken', output: '문이 반쯤 열렸다.' })
  const asked = show({ name: 'failed', turn })
  expect(screen.getByText('문이 반쯤 열렸다.')).toBeTruthy()
  expect(screen.getByText('여기서 끊겼어요.')).toBeTruthy()
  expect(screen.getByText(FAILED)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /미리 쓴 이야기/ })).toBeNull()
  press('다시 시도')
  expect(asked).toEqual(['retry'])
})

test('a failed turn of a model carries its label and can go on offline', () => {
  const turn = aTurn({
    status: 'failed',
    halt: 'broken',
    output: '문이',
    narrator: 'model',
    model: 'm',
  })
  const asked = show({ name: 'failed', turn })
  expect(screen.getByText('AI가 썼어요 · m')).toBeTruthy()
  press('미리 쓴 이야기로 이어 읽기')
  expect(asked).toEqual(['offline'])
})

test('a failed turn without text has no label and nothing that broke off', () => {
  show({ name: 'failed', turn: aTurn({ status: 'failed', halt: 'broken', narrator: 'model' }) })
  expect(screen.queryByText(/AI가 썼어요/)).toBeNull()
  expect(screen.queryByText('여기서 끊겼어요.')).toBeNull()
})

test('a turn that was taken back says so', () => {
  show({ name: 'failed', turn: aTurn({ status: 'failed', halt: 'unsafe' }) })
  expect(screen.getByRole('alert').textContent).toContain(ERRORS.STORY_UNSAFE.message)
})

test('says why going on offline was refused', () => {
  const turn = aTurn({ status: 'failed', halt: 'broken', narrator: 'model' })
  show({ name: 'failed', turn }, { problem: { code: 'NETWORK', message: '연결이 끊겼어요.' } })
  expect(screen.getByRole('alert').textContent).toContain('연결이 끊겼어요. 쓴 글은 그대로 있어요.')
})

test('an unsent input is in one place: the box, else the story', () => {
  const problem = { code: 'NETWORK', message: '끊김' }
  show({ name: 'unsent', sent: SENT }, { problem })
  expect(screen.getByText('문을 민다')).toBeTruthy()
  cleanup()
  const view = aView()
  view.session.id = 'session-with-draft'
  localStorage.setItem('doran_draft_session-with-draft', ' 문을 민다 ')
  show({ name: 'unsent', sent: SENT }, { problem, session: view.session })
  expect(screen.queryByText('문을 민다')).toBeNull()
  expect(screen.getByText('끊김 쓴 글은 그대로 있어요.')).toBeTruthy()
})

test('an unsent choice stays in the story, where no box holds it', () => {
  show({ name: 'unsent', sent: { ...SENT, kind: 'choice' } })
  expect(screen.getByText('문을 민다')).toBeTruthy()
})

test('the notice is answered here', () => {
  const asked = show({ name: 'notice', sent: SENT })
  expect(screen.getByText(AI_NOTICE)).toBeTruthy()
  press('AI와 함께 읽기')
  press('미리 쓴 이야기로 읽기')
  press('취소')
  expect(asked).toEqual(['accept', 'offline', 'dismiss'])
})
