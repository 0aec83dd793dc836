import { ApiError } from '@doran/api-client'
import type { StorySession, Turn, TurnGems } from '@doran/contract'
import { STORAGE_KEYS } from '@doran/contract/names'
import { aRouter, aTurn, aView, fakeApi, type FakeLine } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { someParts } from './internal/testing/open-panel.fake'
import { StoryPlayerScreen } from './story-player-screen'

let id = ''
beforeEach(() => {
  id = crypto.randomUUID()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const POST = 'POST /v1/tales/session/{sessionUuid}/turn'
const PATCH = 'PATCH /v1/tales/session/{sessionUuid}'
const OFFLINE = { key: 'offline', model: null, isWell: true, price: null } as const
const BASIC = {
  key: 'basic',
  model: 'small',
  isWell: true,
  price: { turn: 2, continue: 1 },
} as const
const SHORT: FakeLine = {
  events: [],
  ends: new ApiError({ code: 'NOT_ENOUGH_GEM', message: '젬이 1개 모자라요.', status: 402 }),
}

function sessionWith(over: Partial<StorySession> = {}): StorySession {
  return {
    ...aView().session,
    id,
    narrator: 'basic',
    narrators: [OFFLINE, BASIC],
    gems: 20,
    ...over,
  }
}

function open(over: Partial<StorySession> = {}, lines: FakeLine[] = [], replies = {}) {
  const { client, requests } = fakeApi(replies, lines)
  const session = sessionWith(over)
  const view = aView()
  const turns = view.turns.map((turn) => ({
    ...turn,
    choices: [{ id: 'a', label: '창틀을 살핀다' }],
  }))
  const Site = siteAround({ isLoggedIn: session.gems !== null, api: client })
  render(
    <AppRouterContext value={aRouter()}>
      <Site>
        <StoryPlayerScreen
          view={{ ...view, session, turns }}
          initialLook={{ theme: null, size: 17 }}
          parts={someParts}
        />
      </Site>
    </AppRouterContext>,
  )
  return {
    keys: () => requests.map(({ key }) => key).filter((key) => key.includes('/tales/')),
    bodiesOf: (key: string) =>
      requests.filter((call) => call.key === key).map(({ input }) => input['body']),
  }
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('직접 쓰기')
const write = (value: string) => fireEvent.change(box(), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const hasButton = (name: string) => screen.queryByRole('button', { name }) !== null

describe('what the next turn costs', () => {
  it('stands on the button that sends it', () => {
    open()
    expect(hasButton('이어 보기 · 젬 1개')).toBe(true)
    write('문을 민다')
    expect(hasButton('보내기 · 젬 2개')).toBe(true)
  })

  it('stands on every choice', () => {
    open()
    const ways = within(screen.getByRole('list', { name: '고를 수 있는 길' }))
    const names = ways.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names.every((name) => name.endsWith(' 젬 2개'))).toBe(true)
    expect(hasButton('창틀을 살핀다 젬 2개')).toBe(true)
  })

  it('is nothing where the story was written beforehand, and for visitors', () => {
    open({ narrator: 'offline' })
    expect(hasButton('이어 보기')).toBe(true)
    cleanup()
    open({ narrators: [OFFLINE, { ...BASIC, price: null }], gems: null, modelTurnsLeft: 3 })
    expect(hasButton('이어 보기')).toBe(true)
    expect(screen.queryByText(/젬/)).toBeNull()
  })

  it('stands in the list of narrators, and the balance in the menu', async () => {
    open({ gems: 18 })
    press('이야기 메뉴')
    const balance = await screen.findByRole('link', { name: /내 젬/ })
    expect(balance.textContent).toBe('내 젬젬 18')
    expect(balance.getAttribute('href')).toContain(
      `/gemstone?next=${encodeURIComponent(`/doran-tales/play/${id}`)}`,
    )
    press('내레이터')
    expect(
      await screen.findByRole('radio', { name: /small · 한 장면 젬 2개 · 이어 보기 젬 1개/ }),
    ).toBeDefined()
    expect(screen.getByRole('radio', { name: /젬을 쓰지 않아요/ })).toBeDefined()
  })
})

it('tells a visitor without model turns what a member pays', () => {
  open({ gems: null, narrator: 'offline', modelTurnsLeft: 0 })
  expect(hasButton('로그인하고 AI 모델과 이어 읽기')).toBe(true)
  expect(
    screen.getByText('회원은 매일 젬 20개를 받고, AI 모델이 쓰는 한 장면에 젬 2개부터 써요.'),
  ).toBeDefined()
})

describe('a turn that was not written', () => {
  const failed = (gems: TurnGems | null): FakeLine => {
    const turn = (over: Partial<Turn>) => aTurn({ id: 't1', narrator: 'model', ...over })
    return {
      events: [
        { type: 'start', turn: turn({ status: 'streaming' }), gems: gems && { ...gems, held: 2 } },
        { type: 'settled', turn: turn({ status: 'failed', halt: 'broken' }), gems },
      ],
    }
  }

  it('says that it cost nothing, where gems were held, and what another try costs', async () => {
    open({}, [failed({ held: 0, charged: 0, balance: 20 })])
    write('문을 민다')
    press(/^보내기/)
    expect(await screen.findByText(/젬은 쓰지 않았어요/)).toBeDefined()
    expect(hasButton('다시 시도 · 젬 2개')).toBe(true)
  })

  it('says nothing of gems to who pays none', async () => {
    open({ gems: null, narrators: [OFFLINE, { ...BASIC, price: null }] }, [failed(null)])
    write('문을 민다')
    press(/^보내기/)
    await screen.findByText(/다음 장면을 쓰지 못했어요/)
    expect(screen.queryByText(/젬/)).toBeNull()
    expect(hasButton('다시 시도')).toBe(true)
  })
})

describe('too few gems', () => {
  async function runShort(lines: FakeLine[] = [], replies = {}) {
    const opened = open({ gems: 1 }, [SHORT, ...lines], replies)
    write('문을 민다')
    press(/^보내기/)
    const sheet = within(await screen.findByRole('dialog', { name: '젬이 1개 모자라요.' }))
    return { ...opened, sheet }
  }

  it('offer four ways on', async () => {
    const { sheet } = await runShort()
    expect(sheet.getByText(/이 장면은 젬 2개예요/).textContent).toBe(
      '이 장면은 젬 2개예요. 지금 젬 1개가 있어요. 쓴 글은 그대로 있어요.',
    )
    expect(sheet.getByRole('button', { name: /미리 쓴 이야기로 계속/ })).toBeDefined()
    expect(sheet.getByText('내일 00:00에 젬 20개')).toBeDefined()
    const hrefs = sheet.getAllByRole('link').map((link) => link.getAttribute('href'))
    const next = new URLSearchParams({ next: `/doran-tales/play/${id}` })
    expect(hrefs).toEqual([`/gemstone?${next}`, '/rune/store'])
  })

  it('leave what was typed in the box, and for whoever comes back', async () => {
    const { sheet } = await runShort()
    fireEvent.click(sheet.getByRole('button', { name: '닫기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(box().value).toBe('문을 민다')
    expect(localStorage.getItem(`${STORAGE_KEYS.draft}${id}`)).toBe('문을 민다')
    expect(hasButton('보내기 · 젬 2개')).toBe(true)
  })

  it('send the same words by what was written beforehand', async () => {
    const told = aTurn({ id: 't1', output: '문이 열렸다.' })
    const { sheet, keys, bodiesOf } = await runShort(
      [
        {
          events: [
            { type: 'start', turn: { ...told, output: '', status: 'streaming' }, gems: null },
            { type: 'settled', turn: told, gems: null },
          ],
        },
      ],
      { [PATCH]: [sessionWith({ narrator: 'offline', gems: 1 })] },
    )
    fireEvent.click(sheet.getByRole('button', { name: /미리 쓴 이야기로 계속/ }))
    expect((await screen.findAllByText('문이 열렸다.')).length).toBeGreaterThan(0)
    expect(keys()).toEqual([POST, PATCH, POST])
    const [one, two] = bodiesOf(POST)
    expect(two).toEqual(one)
    expect(box().value).toBe('')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('say why where the narrator could not be changed, with what was typed', async () => {
    const refusal = new ApiError({ code: 'MAINTENANCE', message: '점검 중이에요.', status: 503 })
    const { sheet } = await runShort([], { [PATCH]: [refusal] })
    fireEvent.click(sheet.getByRole('button', { name: /미리 쓴 이야기로 계속/ }))
    expect((await sheet.findByText('점검 중이에요.')).getAttribute('role')).toBe('alert')
    expect(box().value).toBe('문을 민다')
  })
})
