import { ApiError } from '@doran/api-client'
import type { TurnReceipt } from '@doran/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LEAF, openPanel } from '../testing/open-panel.fake'

afterEach(cleanup)

const RECEIPT = 'GET /v1/tales/turn/{turnUuid}/receipt'
const FEEDBACK = 'PUT /v1/tales/turn/{turnUuid}/feedback'
const BY_MODEL: TurnReceipt = {
  narrator: 'model',
  model: 'small-1',
  seed: 7,
  called: [{ card: '여섯 번째 열쇠', by: '열쇠' }],
  marks: [{ kind: 'particle', text: '하진를 → 하진을' }],
  gems: { held: 2, charged: 1 },
  prompt: {
    tokens: 3210,
    sections: [
      { name: 'A', tokens: 800 },
      { name: 'D', tokens: 2410 },
    ],
    dropped: [{ what: '종탑', tokens: 120, reason: 'budget' }],
    firstTextMs: 840,
    totalMs: 12_300,
    finish: 'stop',
  },
}
const OFFLINE = { key: 'offline', model: null, isWell: true, price: null } as const
const BASIC = { ...OFFLINE, key: 'basic', price: { turn: 2, continue: 1 } } as const
const PRICED = { narrator: 'basic', narrators: [OFFLINE, BASIC] } as const

const open = (receipt: unknown, session = {}) =>
  openPanel({ name: 'receipt', turn: LEAF }, { session, replies: { [RECEIPT]: [receipt] } })
const text = async () => {
  await screen.findByText('누가 썼나요?')
  return screen.getByRole('dialog').textContent ?? ''
}

test('tells of a model’s scene who wrote it, what it read and left out, how long it took and its price', async () => {
  open(BY_MODEL, PRICED)
  const shown = await text()
  for (const line of [
    'AI 모델 · small-1',
    '여섯 번째 열쇠‘열쇠’',
    '모델이 읽은 것 · 3,210토큰',
    '쓰는 규칙800토큰',
    '지난 장면2,410토큰',
    '종탑120토큰 · 담을 자리가 모자랐어요',
    '첫 글자까지0.8초',
    '모두12.3초 · 끝까지 썼어요',
    '조사를 바로잡았어요하진를 → 하진을',
    '젬 1개를 썼어요 · 젬 2개를 잡아 두었다가 돌려줬어요.',
    '다음 장면한 장면 젬 2개 · 이어 보기 젬 1개',
  ])
    expect(shown).toContain(line)
})

test('of a scene written beforehand says so, and of gems nothing where none can be spent', async () => {
  open({
    ...BY_MODEL,
    narrator: 'offline',
    model: null,
    called: [],
    marks: [],
    gems: { held: 0, charged: 0 },
    prompt: null,
  })
  const shown = await text()
  expect(shown).toContain('미리 쓴 이야기AI 없이, 미리 써 둔 장면으로 이어져요.')
  expect(shown).toContain('따로 불린 설정은 없어요')
  expect(shown).not.toMatch(/젬|30일/)
})

test('says why an old prompt is not there', async () => {
  open({ ...BY_MODEL, prompt: null }, PRICED)
  expect(await text()).toContain('30일 동안만')
})

test('why a scene was not liked is sent, or left out', async () => {
  const panel = openPanel({ name: 'dislike', turn: LEAF }, { replies: { [FEEDBACK]: [undefined] } })
  fireEvent.click(await screen.findByRole('radio', { name: '앞의 일을 잊었어요' }))
  fireEvent.click(screen.getByRole('button', { name: '보내기' }))
  await waitFor(() => expect(panel.closings()).toBe(1))
  expect(panel.requests(FEEDBACK)).toMatchObject([{ body: { value: 'down', reason: 'forgot' } }])
  cleanup()
  const left = openPanel({ name: 'dislike', turn: LEAF })
  fireEvent.click(await screen.findByRole('button', { name: '건너뛰기' }))
  expect([left.closings(), left.requests(FEEDBACK)]).toEqual([1, []])
})

test('says that a receipt could not be read', async () => {
  open(new ApiError({ code: 'NOT_FOUND', message: '찾을 수 없어요.', status: 404 }))
  expect(await screen.findByText('기록을 불러오지 못했어요.')).toBeDefined()
})
