import { ApiError } from '@doran/api-client'
import type { StorySession, Turn } from '@doran/contract'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { siteAround } from '../../../../testing/site-around'
import type { PlayerPanel } from '../panel-parts/player-panel'
import { LEAF, aReader } from '../testing/open-panel.fake'
import { TurnActs } from './turn-acts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const FEEDBACK = 'PUT /v1/tales/turn/{turnUuid}/feedback'
const OFFLINE = { key: 'offline', model: null, isWell: true, price: null } as const
const BASIC = { ...OFFLINE, key: 'basic', price: { turn: 2, continue: 1 } } as const
const PRICED: Partial<StorySession> = { narrator: 'basic', narrators: [OFFLINE, BASIC] }

type Shown = { session?: Partial<StorySession>; leaf?: Turn; replies?: Record<string, unknown[]> }

function show({ session = {}, leaf = LEAF, replies = {} }: Shown = {}) {
  const { client, reader, did, requests } = aReader({ session, turns: [leaf], replies })
  const opened: PlayerPanel[] = []
  render(
    <TurnActs
      leaf={leaf}
      session={reader.getState().session}
      isBusy={false}
      reader={reader}
      onOpen={(panel) => opened.push(panel)}
    />,
    { wrapper: siteAround({ api: client }) },
  )
  return { did, opened, bodies: () => requests.map(({ input }) => input['body']) }
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const button = (name: string | RegExp) => screen.queryByRole('button', { name })
const isPressed = (name: string) => button(name)?.getAttribute('aria-pressed') === 'true'

describe('telling anew', () => {
  it('is offered where another telling can differ, with what it costs', () => {
    show()
    expect(button(/다시 쓰기/)).toBeNull()
    cleanup()
    const { did } = show({ session: { ...PRICED, retelling: { isFree: true } } })
    press('다시 쓰기 · 무료')
    expect(did).toEqual(['retell'])
    cleanup()
    show({ session: { ...PRICED, retelling: { isFree: false } } })
    expect(button('다시 쓰기 · 젬 2개')).not.toBeNull()
    cleanup()
    show({ session: { retelling: { isFree: true } } })
    expect(button('다시 쓰기')).not.toBeNull()
  })

  it('goes between the tellings, and leads to all of them', () => {
    const { did, opened } = show({ session: { variants: ['first', 'leaf', 'third'] } })
    expect(screen.getByText('3개 중 2번째 글')).toBeDefined()
    press('앞서 쓴 글')
    press('나중에 쓴 글')
    expect(did).toEqual(['show first', 'show third'])
    press('비교하기')
    expect(opened).toEqual([{ name: 'variants' }])
    cleanup()
    show({ session: { variants: ['first', 'leaf'] } })
    expect(button('나중에 쓴 글')?.getAttribute('aria-disabled')).toBe('true')
    cleanup()
    show()
    expect(screen.queryByText(/번째 글/)).toBeNull()
  })
})

describe('what the reader thinks', () => {
  it('is kept at once, and taken back by another press', async () => {
    const { bodies } = show({ replies: { [FEEDBACK]: [undefined, undefined] } })
    press('좋았어요')
    expect(isPressed('좋았어요')).toBe(true)
    press('좋았어요')
    expect(isPressed('좋았어요')).toBe(false)
    await waitFor(() => expect(bodies()).toEqual([{ value: 'up' }, { value: null }]))
  })

  it('asks whoever did not like it for the reason', () => {
    const { opened } = show({ replies: { [FEEDBACK]: [undefined] } })
    press('아쉬웠어요')
    expect(isPressed('아쉬웠어요')).toBe(true)
    expect(opened).toEqual([{ name: 'dislike', turn: LEAF }])
  })

  it('is shown as it was where it could not be kept', async () => {
    const refusal = new ApiError({ code: 'UNKNOWN', message: '저장하지 못했어요.', status: 500 })
    show({ leaf: { ...LEAF, feedback: 'up' }, replies: { [FEEDBACK]: [refusal] } })
    press('아쉬웠어요')
    await waitFor(() => expect(isPressed('좋았어요')).toBe(true))
    expect(isPressed('아쉬웠어요')).toBe(false)
  })
})

it('leads to changing a scene, to its menu and to remembering it', () => {
  const { opened } = show()
  press('고치기')
  press('이거 기억해 줘')
  press('이 장면 메뉴')
  expect(opened).toEqual([
    { name: 'edit', turn: LEAF },
    { name: 'remember', turn: LEAF, selected: '' },
    { name: 'scene', turn: LEAF },
  ])
})

it('a first scene and a locked story are not changed', () => {
  show({ leaf: { ...LEAF, parentId: null } })
  expect(button('고치기')).toBeNull()
  cleanup()
  show({ session: { status: 'locked', retelling: { isFree: true } } })
  expect(button('고치기')).toBeNull()
  expect(button(/다시 쓰기/)).toBeNull()
})

describe('reading aloud', () => {
  function voices(langs: string[]) {
    const said: string[] = []
    let cancels = 0
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => langs.map((lang) => ({ lang, localService: true })),
      speak: ({ text }: { text: string }) => said.push(text),
      cancel: () => (cancels += 1),
    })
    vi.stubGlobal('speechSynthesis', speech)
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class extends EventTarget {
        readonly text: string
        constructor(text: string) {
          super()
          this.text = text
        }
      },
    )
    return { said, cancels: () => cancels }
  }

  it('is not offered without a Korean voice', () => {
    show()
    expect(button('듣기')).toBeNull()
    cleanup()
    voices(['en-US', 'ja-JP'])
    show()
    expect(button('듣기')).toBeNull()
  })

  it('reads the scene, pauses, goes on, and ends when it is left', async () => {
    const { said, cancels } = voices(['en-US', 'ko-KR'])
    show()
    press('듣기')
    fireEvent.click(await screen.findByRole('button', { name: '잠깐 멈추기' }))
    press('이어 듣기')
    expect(said).toEqual(['창틀에 눈이 쌓였다.', '창틀에 눈이 쌓였다.'])
    const before = cancels()
    cleanup()
    expect(cancels()).toBe(before + 1)
  })

  it('is ended by its own button', async () => {
    voices(['ko-KR'])
    show()
    press('듣기')
    fireEvent.click(await screen.findByRole('button', { name: '그만 듣기' }))
    expect(screen.queryByRole('group', { name: '듣기' })).toBeNull()
    expect(isPressed('듣기')).toBe(false)
  })
})

it('offers no other telling of a scene that only stands last while one is asked for', () => {
  show({
    session: { leafTurnId: 'retold', variants: ['retold', 'x'], retelling: { isFree: true } },
  })
  expect(button(/다시 쓰기/)).toBeNull()
  expect(screen.queryByText(/번째 글/)).toBeNull()
})
