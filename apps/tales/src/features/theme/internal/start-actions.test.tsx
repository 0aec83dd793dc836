import type { Persona } from '@doran/contract'
import { aRouter, aView, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aPersona } from '../../../testing/a-persona'
import { siteAround } from '../../../testing/site-around'
import { StartActions } from './start-actions'
import type { StartTheme } from './start-beginning'

afterEach(cleanup)

const START = 'POST /v1/tales/session'
const THEME: StartTheme = {
  id: 'theme-1',
  opening: '사서는 열쇠 다섯 개를 탁자에 올려놓았다.',
  moreOpenings: [],
  warnings: ['가벼운 협박과 몸싸움'],
}
const TWO_WAYS = { moreOpenings: [{ title: '문밖에서', text: '눈이 무릎까지 쌓였다.' }] }
const HAJIN = aPersona({ isDefault: true })
const SEOU = aPersona({ name: '서우', bounds: '폭력적인 장면' })

function open(personas: Persona[] = [], theme: Partial<StartTheme> = {}) {
  const { client, requests } = fakeApi({ [START]: [aView()] }, [])
  render(
    <StartActions
      theme={{ ...THEME, ...theme }}
      mine={{ reading: null, endings: [], isDismissed: false }}
      endingCount={4}
      personas={personas}
    />,
    { wrapper: siteAround({ api: client, router: aRouter() }) },
  )
  return async () => {
    await waitFor(() => expect(requests).toHaveLength(1))
    const { clientSessionId: _, ...body } = Object(requests[0]?.input['body'])
    return body
  }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sheet = async () => within(await screen.findByRole('dialog', { name: '시작 설정' }))

describe('one press', () => {
  it('starts without asking anything', async () => {
    const started = open()
    press('읽기 시작')
    expect(await started()).toEqual({ templateUuid: 'theme-1' })
  })

  it('starts with the default persona, who is named beside it', async () => {
    const started = open([HAJIN, SEOU])
    expect(screen.getByText('하진')).toBeDefined()
    press('읽기 시작')
    expect(await started()).toEqual({ templateUuid: 'theme-1', personaUuid: HAJIN.id })
  })

  it('comes after a word about what the persona does not want to read', () => {
    open([{ ...SEOU, isDefault: true }])
    expect(screen.getByRole('status').textContent).toBe(
      '‘이건 싫어요’와 겹치는 내용이 나올 수 있어요: 가벼운 협박과 몸싸움',
    )
    cleanup()
    open([HAJIN])
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

describe('the sheet', () => {
  it('starts with another persona, and warns of its bounds first', async () => {
    const started = open([HAJIN, SEOU])
    press('바꾸기')
    const startSheet = await sheet()
    expect(startSheet.getByRole<HTMLInputElement>('radio', { name: '하진 기본' }).checked).toBe(
      true,
    )
    fireEvent.click(startSheet.getByRole('radio', { name: '서우' }))
    expect(startSheet.getByText(/겹치는 내용이 나올 수 있어요/)).toBeDefined()
    fireEvent.click(startSheet.getByRole('button', { name: '읽기 시작' }))
    expect(await started()).toEqual({ templateUuid: 'theme-1', personaUuid: SEOU.id })
  })

  it('starts by a name alone, once there is one', async () => {
    const started = open()
    press('이름 정하고 시작')
    const startSheet = await sheet()
    expect(startSheet.getByRole<HTMLInputElement>('radio', { name: '정하지 않기' }).checked).toBe(
      true,
    )
    expect(startSheet.queryByRole('radiogroup', { name: '첫 장면' })).toBeNull()
    fireEvent.click(startSheet.getByRole('radio', { name: '이름만 정하기' }))
    fireEvent.click(startSheet.getByRole('button', { name: '읽기 시작' }))
    const field = startSheet.getByRole('textbox', { name: '이야기 속 이름' })
    expect(startSheet.getByText('이야기에서 쓸 이름을 입력해 주세요.')).toBeDefined()
    expect(document.activeElement).toBe(field)
    fireEvent.change(field, { target: { value: '열두 글자보다 긴 이름이에요' } })
    expect(startSheet.getByText('이름은 12자까지 입력할 수 있어요.')).toBeDefined()
    fireEvent.change(field, { target: { value: ' 나그네 ' } })
    expect(startSheet.queryByText('이름은 12자까지 입력할 수 있어요.')).toBeNull()
    fireEvent.click(startSheet.getByRole('button', { name: '읽기 시작' }))
    expect(await started()).toEqual({ templateUuid: 'theme-1', name: '나그네' })
  })

  it('starts at another opening where there is one', async () => {
    const started = open([HAJIN], TWO_WAYS)
    press('페르소나·첫 장면 바꾸기')
    const startSheet = await sheet()
    const openings = within(startSheet.getByRole('radiogroup', { name: '첫 장면' }))
    expect(openings.getByRole<HTMLInputElement>('radio', { name: '기본 첫 장면' }).checked).toBe(
      true,
    )
    fireEvent.click(openings.getByRole('radio', { name: '문밖에서' }))
    fireEvent.click(startSheet.getByRole('button', { name: '읽기 시작' }))
    expect(await started()).toEqual({
      templateUuid: 'theme-1',
      personaUuid: HAJIN.id,
      openingIndex: 1,
    })
  })

  it('has the reading speed', async () => {
    open()
    press('이름 정하고 시작')
    expect((await sheet()).getByRole('radio', { name: '빠르게' })).toBeDefined()
  })
})
