import { ApiError } from '@doran/api-client'
import { SiteProviders } from '@doran/site/shell'
import { aConfig, aView, fakeApi, type FakeLine } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aScene, anAnswer } from '../testing/a-scene.js'
import { PlayableScene } from './playable-scene.js'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['motion']
})

const SESSION = 'POST /v1/tales/session'
const TURN = 'POST /v1/tales/session/{sessionUuid}/turn'
const RESUME = 'GET /v1/tales/turn/{turnUuid}/stream'
const STOP = 'POST /v1/tales/turn/{turnUuid}/stop'
const HURRY = 'POST /v1/tales/turn/{turnUuid}/hurry'

const config = aConfig()

const OUTPUT = '대답이 질문보다 빨랐다. 하진의 손이 그 위를 덮었다.'
const doneTurn = anAnswer({
  output: OUTPUT,
  status: 'done',
  choices: [
    { id: 'x', label: '손을 치워 달라고 한다' },
    { id: 'y', label: '기다린다' },
  ],
})
const start = { type: 'start', gems: null, turn: anAnswer() } as const
const first = { type: 'delta', offset: 0, text: '대답이 질문보다 빨랐다. ' } as const
const second = { type: 'delta', offset: 14, text: '하진의 손이 그 위를 덮었다.' } as const
const done = { type: 'settled', turn: doneTurn, gems: null } as const
const down = new ApiError({ code: 'MAINTENANCE', message: '지금은 점검 중이에요.', status: 503 })
const noAnswer = new ApiError({ code: 'NETWORK', message: '인터넷 연결이 끊겼어요.', status: 0 })

function open(
  lines: FakeLine[],
  replies: Record<string, unknown[]> = { [SESSION]: [aView()] },
  scene = aScene(),
) {
  const api = fakeApi(replies, lines)
  render(
    <SiteProviders config={config} api={api.client}>
      <PlayableScene scene={scene} />
    </SiteProviders>,
  )
  return api
}

const pick = () => fireEvent.click(screen.getByRole('button', { name: '여섯 번째 자리를 묻는다' }))
const wayOn = () => screen.findByRole('link', { name: '이어서 읽기' })
const log = () => screen.getByRole('log').textContent
const bodyOf = (request: { input: Record<string, unknown> } | undefined) => request?.input['body']

describe('PlayableScene', () => {
  it('says by the first choices what starts, that one may write, and that endings differ', async () => {
    open([{ events: [start, first, second, done] }])
    const hint = screen.getByText(/시작돼요.*직접 써도 되고.*결말이 달라져요/)
    pick()
    await wayOn()
    expect(hint.isConnected).toBe(false)
  })

  it('folds the opening after a few whole sentences, never within what somebody says', () => {
    const speech = `“${'그 자리는 늘 비어 있었어요. '.repeat(6)}정말이에요.”`
    const scene = { ...aScene(), opening: `문이 열렸다. ${speech}\n\n불이 꺼졌다. 끝이다.` }
    open([], {}, scene)
    const fold = screen.getByText('첫 장면 더 읽기').closest('details')
    expect(fold?.textContent).toContain('불이 꺼졌다. 끝이다.')
    expect(fold?.textContent).not.toContain('비어')
    if (!fold) return
    fold.open = true
    fireEvent(fold, new Event('toggle'))
    expect(document.activeElement?.textContent).toBe('불이 꺼졌다. 끝이다.')
  })

  it('says rating, length and warnings before the first choice', () => {
    open([])
    const choice = screen.getByRole('button', { name: '여섯 번째 자리를 묻는다' })
    for (const text of [/^12세 이상 · 짧은.이야기, 15~30장면/, /이런 내용이 나와요: 가벼운 협박/]) {
      const said = screen.getByText(
        (_, element) => element?.tagName === 'P' && text.test(element.textContent),
      )
      expect(said.compareDocumentPosition(choice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    }
  })

  it('opens a story and shows the answer to what was picked', async () => {
    localStorage.setItem('doran_pace', 'fast')
    const { requests } = open([{ events: [start, first, second, done] }])
    pick()
    expect((await wayOn()).getAttribute('href')).toBe('/doran-tales/play/session-1')
    expect(requests.map(({ key }) => key)).toEqual([SESSION, TURN])
    expect(bodyOf(requests[0])).toMatchObject({ templateUuid: 'theme-1' })
    expect(bodyOf(requests[1])).toMatchObject({
      parentTurnUuid: 'root',
      kind: 'choice',
      text: '여섯 번째 자리를 묻는다',
      pace: 'fast',
    })
    expect(screen.getByText('여섯 번째 자리를 묻는다')).toBeDefined()
  })

  it('keeps the next choices behind the way on', async () => {
    open([{ events: [start, first, second, done] }])
    pick()
    await wayOn()
    expect(screen.queryByText('손을 치워 달라고 한다')).toBeNull()
    expect(screen.getByText(/선택지가 2개 있어요/)).toBeDefined()
  })

  it('shows growing text as busy outside live regions and says whole sentences alone', async () => {
    const partial = { type: 'delta', offset: 14, text: '하진의 손이' } as const
    open([{ events: [start, first, partial], hold: new Promise(() => undefined) }])
    pick()
    const shown = await screen.findByText('하진의 손이')
    expect(shown.closest('[aria-busy=true]')).not.toBeNull()
    expect(shown.closest('[aria-live], [role=log], [role=status]')).toBeNull()
    expect(log()).toBe('대답이 질문보다 빨랐다.')
  })

  it('sets speech apart in the answer and in the opening', async () => {
    const spoken = '“처음부터 다섯 개였어요.” 사서가 말했다.'
    const scene = { ...aScene(), opening: `“문이 잠겼어요.” ${aScene().opening}` }
    const hold = new Promise(() => undefined)
    open([{ events: [start, { type: 'delta', offset: 0, text: spoken }], hold }], undefined, scene)
    expect(screen.getByText('“문이 잠겼어요.”').className).toContain('font-semibold')
    pick()
    expect((await screen.findByText('“처음부터 다섯 개였어요.”')).className).toContain(
      'font-semibold',
    )
  })

  it('moves the focus to the answer once, and not again as text comes in', async () => {
    open([{ events: [start, first, second, done] }])
    pick()
    const focused = document.activeElement
    expect(focused?.textContent).toContain('여섯 번째 자리를 묻는다')
    await wayOn()
    expect(document.activeElement).toBe(focused)
  })

  it('scrolls the picked line to the top of the view, and again at the end', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 500))
    const scroll = vi.spyOn(window, 'scrollBy').mockReturnValue()
    open([{ events: [start, first, second, done] }])
    pick()
    expect(scroll.mock.calls).toEqual([[{ top: 428, behavior: 'smooth' }]])
    await wayOn()
    expect(scroll).toHaveBeenCalledTimes(2)
  })

  it('leaves the view alone once the reader scrolls, and jumps where motion is unwanted', async () => {
    document.documentElement.dataset['motion'] = 'reduce'
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 500))
    const scroll = vi.spyOn(window, 'scrollBy').mockReturnValue()
    open([{ events: [start, first, second, done] }])
    pick()
    fireEvent.wheel(window)
    await wayOn()
    expect(scroll.mock.calls).toEqual([[{ top: 428, behavior: 'instant' }]])
  })

  it('says nothing, or the finished turn, when the person wants it so', async () => {
    localStorage.setItem('doran_stream_voice', 'off')
    open([{ events: [start, first, second, done] }])
    pick()
    await wayOn()
    expect(log()).toBe('')
  })

  it('keeps what was picked when the API refuses, and repeats it under the same ids', async () => {
    const { requests } = open([{ events: [start, first, second, done] }], {
      [SESSION]: [down, aView()],
    })
    pick()
    expect((await screen.findByRole('alert')).textContent).toBe('지금은 점검 중이에요.')
    expect(screen.getByText('여섯 번째 자리를 묻는다')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    await wayOn()
    expect(requests.map(({ key }) => key)).toEqual([SESSION, SESSION, TURN])
    expect(bodyOf(requests[1])).toEqual(bodyOf(requests[0]))
  })

  it('resumes a broken connection where the text ends', async () => {
    const { requests } = open([
      { events: [start, first], ends: noAnswer },
      { events: [second, done] },
    ])
    pick()
    await waitFor(() => expect(requests).toHaveLength(3))
    await wayOn()
    expect(requests[2]).toMatchObject({
      key: RESUME,
      input: { params: { turnUuid: 'turn-1' }, lastEventId: '14' },
    })
    expect(log()?.match(/대답이 질문보다 빨랐다/g)).toHaveLength(1)
  })

  it('sends a new turn, under a new id, after one broke off on the server', async () => {
    const turn = anAnswer({ status: 'failed', halt: 'broken' })
    const failed = { type: 'settled', turn, gems: null } as const
    const { requests } = open([
      { events: [start, first, failed] },
      { events: [start, first, second, done] },
    ])
    pick()
    expect((await screen.findByRole('alert')).textContent).toContain('쓴 글은 그대로 있어요')
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    await wayOn()
    const [, one, two] = requests.map(bodyOf)
    expect(two).toMatchObject({ parentTurnUuid: 'root', text: '여섯 번째 자리를 묻는다' })
    expect(two).not.toEqual(one)
  })

  it('shows the rest of an offline turn at once when asked', async () => {
    const { requests } = open([{ events: [start, first], hold: new Promise(() => undefined) }], {
      [SESSION]: [aView()],
      [HURRY]: [null],
    })
    pick()
    fireEvent.click(await screen.findByRole('button', { name: '바로 보기' }))
    await waitFor(() => expect(requests.at(-1)?.key).toBe(HURRY))
    expect(document.activeElement?.textContent).toContain('여섯 번째 자리를 묻는다')
    expect(log()).toBe('대답이 질문보다 빨랐다.')
  })

  it('stops a model when asked and keeps what it wrote', async () => {
    const written = { output: '대답이 질문보다 빨랐다.', narrator: 'model' } as const
    const stopped = anAnswer({ status: 'stopped', ...written })
    const writing = { type: 'start', gems: null, turn: anAnswer({ narrator: 'model' }) } as const
    const { requests } = open([{ events: [writing, first], hold: new Promise(() => undefined) }], {
      [SESSION]: [aView()],
      [STOP]: [stopped],
    })
    pick()
    fireEvent.click(await screen.findByRole('button', { name: '여기까지만 읽기' }))
    expect(document.activeElement?.textContent).toContain('여섯 번째 자리를 묻는다')
    await wayOn()
    expect(requests.at(-1)?.key).toBe(STOP)
    expect(log()).toBe('대답이 질문보다 빨랐다.')
  })

  it('shows the care card in place of a turn', async () => {
    const turn = anAnswer({ status: 'blocked', halt: 'care' })
    open([{ events: [start, { type: 'settled', turn, gems: null }] }])
    pick()
    expect((await screen.findByRole('alert')).textContent).toContain('109')
  })

  it('says how many come before', async () => {
    const hold = new Promise(() => undefined)
    open([{ events: [start, { type: 'waiting', ahead: 2 }], hold }])
    pick()
    expect((await screen.findByText(/앞에 2명/)).getAttribute('role')).toBe('status')
  })

  it('labels what a model wrote', async () => {
    const turn = { ...doneTurn, narrator: 'model', model: 'small' } as const
    open([{ events: [start, first, { type: 'settled', turn, gems: null }] }])
    pick()
    await wayOn()
    expect(screen.getByText('AI가 썼어요 · small')).toBeDefined()
  })
})
