import { ApiError } from '@doran/api-client'
import type { Persona } from '@doran/contract'
import { aMe, aRouter, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aPersona } from '../../testing/a-persona'
import { siteAround } from '../../testing/site-around'
import { PersonaPage } from './persona-page'

afterEach(cleanup)

const LIST = 'GET /v1/persona'
const CREATE = 'POST /v1/persona'
const EDIT = 'PATCH /v1/persona/{personaUuid}'
const DELETE = 'DELETE /v1/persona/{personaUuid}'

const HAJIN = aPersona({ isDefault: true, look: '낡은 코트', bounds: '벌레' })
const SEOU = aPersona({ name: '서우' })

type Open = { items?: Persona[]; isLoggedIn?: boolean; replies?: Record<string, unknown[]> }

function open({ items = [HAJIN, SEOU], isLoggedIn = true, replies = {} }: Open = {}) {
  const { client, requests } = fakeApi({ 'GET /v1/user/me': [aMe()], ...replies }, [])
  const most = isLoggedIn ? 10 : 1
  render(<PersonaPage first={{ items, most }} />, {
    wrapper: siteAround({ isLoggedIn, api: client, router: aRouter() }),
  })
  return (key: string) => requests.filter((call) => call.key === key).map(({ input }) => input)
}

const list = (...items: Persona[]) => ({ [LIST]: [{ items, most: 10 }] })
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent)
const editor = async (title: string) => within(await screen.findByRole('dialog', { name: title }))
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })

describe('the list', () => {
  it('shows each with its paragraph, the default marked', () => {
    open()
    expect(names()).toEqual(['하진기본', '서우'])
    expect(screen.getByText('문이 열리고 하진 들어섰다.')).toBeDefined()
    expect(screen.getByText('2 / 10')).toBeDefined()
    expect(screen.queryByRole('button', { name: '하진 기본으로' })).toBeNull()
    expect(document.body.textContent).toContain('진행 중인 이야기에는 그대로예요.')
  })

  it('that is empty asks whether to draw one', () => {
    open({ items: [] })
    expect(screen.getByText('이야기 속의 나를 그려 볼까요?')).toBeDefined()
    expect(screen.getByText('진짜 나와 달라도 좋아요.')).toBeDefined()
  })

  it('tells visitors that they may have one, and that it comes along', () => {
    open({ items: [HAJIN], isLoggedIn: false })
    expect(screen.getByText(/가입하면 만든 페르소나도 계정으로 옮겨/)).toBeDefined()
    expect(button('페르소나 만들기').hasAttribute('disabled')).toBe(true)
    expect(screen.queryByRole('button', { name: '하진 복사' })).toBeNull()
    cleanup()
    open()
    expect(screen.queryByText(/가입하면/)).toBeNull()
  })
})

describe('a new one', () => {
  it('is shown in a paragraph while it is written, then saved', async () => {
    const made = aPersona({ name: '나그네', look: '긴 머리' })
    const inputsOf = open({ replies: { [CREATE]: [made], ...list(HAJIN, made, SEOU) } })
    press('페르소나 만들기')
    const sheet = await editor('새 페르소나')
    expect(sheet.getByText('이름을 입력하면 이야기 속 모습을 보여 드려요.')).toBeDefined()
    type('이름', ' 나그네 ')
    type('겉모습', '긴 머리')
    expect(await sheet.findByText(/나그네가 들어섰다\. 긴 머리가 먼저 눈에 들어왔다/)).toBeDefined()
    fireEvent.click(sheet.getByRole('button', { name: '저장' }))

    await screen.findByText('페르소나를 만들었어요.')
    expect(names()).toEqual(['하진기본', '나그네', '서우'])
    expect(inputsOf(CREATE)).toMatchObject([
      { body: { name: '나그네', look: '긴 머리', ageBand: '비밀', bounds: '' } },
    ])
  })

  it('says what is missing, sends nothing, and keeps what was typed when closed', async () => {
    const inputsOf = open()
    press('페르소나 만들기')
    const sheet = await editor('새 페르소나')
    type('성격', '겁이 많은 사람')
    fireEvent.click(sheet.getByRole('button', { name: '저장' }))
    await sheet.findByText('이야기에서 쓸 이름을 입력해 주세요.')
    await waitFor(() =>
      expect(document.activeElement).toBe(sheet.getByRole('textbox', { name: '이름' })),
    )
    fireEvent.click(sheet.getByRole('button', { name: '닫기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press('페르소나 만들기')
    const again = await editor('새 페르소나')
    expect(again.getByDisplayValue('겁이 많은 사람')).toBeDefined()
    fireEvent.click(again.getByRole('button', { name: '변경 취소' }))
    expect(again.queryByDisplayValue('겁이 많은 사람')).toBeNull()
    expect(inputsOf(CREATE)).toEqual([])
  })

  it('warns of what would find a living person', async () => {
    open()
    press('페르소나 만들기')
    const sheet = await editor('새 페르소나')
    type('좋아하는 것', '010-2345-6789로 연락해')
    expect(sheet.getByText(/연락처나 주소처럼 보이는 글/)).toBeDefined()
  })

  it('stays as typed where it is refused, and goes again under the same id', async () => {
    const offline = new ApiError({ code: 'NETWORK', message: '끊겼어요.', status: 0 })
    const inputsOf = open({ replies: { [CREATE]: [offline, SEOU], ...list(HAJIN, SEOU) } })
    press('페르소나 만들기')
    const sheet = await editor('새 페르소나')
    type('이름', '서우')
    fireEvent.click(sheet.getByRole('button', { name: '저장' }))
    await sheet.findByText(/쓴 내용은 그대로 있으니/)
    fireEvent.click(sheet.getByRole('button', { name: '저장' }))
    await screen.findByText('페르소나를 만들었어요.')
    const [first, again] = inputsOf(CREATE)
    expect(again).toEqual(first)
  })

  it('may begin as a copy', async () => {
    const inputsOf = open({ replies: { [CREATE]: [SEOU], ...list(HAJIN, SEOU) } })
    press('하진 복사')
    const sheet = await editor('새 페르소나')
    expect(sheet.getByDisplayValue('낡은 코트')).toBeDefined()
    type('이름', '서우')
    fireEvent.click(sheet.getByRole('button', { name: '저장' }))
    await waitFor(() =>
      expect(inputsOf(CREATE)).toMatchObject([
        { body: { name: '서우', look: '낡은 코트', bounds: '벌레' } },
      ]),
    )
  })
})

describe('one that is there', () => {
  it('is changed', async () => {
    const changed = { ...HAJIN, likes: '고양이' }
    const inputsOf = open({ replies: { [EDIT]: [changed], ...list(changed, SEOU) } })
    press('하진 수정')
    const sheet = await editor('페르소나 수정')
    type('좋아하는 것', '고양이')
    fireEvent.click(sheet.getByRole('button', { name: '저장' }))
    await screen.findByText('저장했어요.')
    expect(inputsOf(EDIT)).toMatchObject([
      {
        params: { personaUuid: HAJIN.id },
        body: { name: '하진', likes: '고양이', bounds: '벌레' },
      },
    ])
  })

  it('becomes the default', async () => {
    const now = { ...SEOU, isDefault: true }
    const before = { ...HAJIN, isDefault: false }
    const inputsOf = open({ replies: { [EDIT]: [now], ...list(now, before) } })
    press('서우 기본으로')
    await waitFor(() => expect(names()).toEqual(['서우기본', '하진']))
    expect(inputsOf(EDIT)).toEqual([
      { params: { personaUuid: SEOU.id }, body: { isDefault: true } },
    ])
  })

  it('is deleted once that is confirmed, and the focus stays in the list', async () => {
    const inputsOf = open({ replies: { [DELETE]: [undefined], ...list(HAJIN) } })
    press('서우 삭제')
    const question = within(
      await screen.findByRole('alertdialog', { name: '페르소나 ‘서우’, 삭제할까요?' }),
    )
    expect(question.getByText(/진행 중인 이야기에는 그대로 남아요/)).toBeDefined()
    expect(inputsOf(DELETE)).toEqual([])
    fireEvent.click(question.getByRole('button', { name: '삭제' }))
    await waitFor(() => expect(names()).toEqual(['하진기본']))
    expect(inputsOf(DELETE)).toEqual([{ params: { personaUuid: SEOU.id } }])
  })

  it('stays where deleting it fails', async () => {
    const refusal = new ApiError({ code: 'NETWORK', message: '연결이 끊겼어요.', status: 0 })
    open({ replies: { [DELETE]: [refusal] } })
    press('서우 삭제')
    const question = within(await screen.findByRole('alertdialog'))
    fireEvent.click(question.getByRole('button', { name: '삭제' }))
    await screen.findByText('연결이 끊겼어요.')
    fireEvent.click(question.getByRole('button', { name: '취소' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(names()).toEqual(['하진기본', '서우'])
  })
})
