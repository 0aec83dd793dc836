import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  anEngagement,
  button,
  leaveToSignIn,
  noAnswer,
  openSite,
  press,
  refusal,
} from '../testing/open-site.fake.js'
import { SaveButton } from './save-button.js'

afterEach(cleanup)

const SAVE = 'POST /v1/save/{targetType}/{targetId}'
const UNSAVE = 'DELETE /v1/save/{targetType}/{targetId}'
const COLLECTIONS = 'GET /v1/collection'
const MAKE = 'POST /v1/collection'

const target = { type: 'game', id: 'g1' } as const
const params = { targetType: 'game', targetId: 'g1' }
const saved = (collectionId: string | null = null) => anEngagement({ isSaved: true, collectionId })
const aCollection = (id: string, name: string, count = 0) => ({
  id,
  name,
  count,
  createdAt: '2026-11-01T00:00:00.000Z',
})

const isPressed = () => button('저장').getAttribute('aria-pressed')

function open(replies: Record<string, unknown[]>, initial = anEngagement(), isLoggedIn = true) {
  return openSite(<SaveButton target={target} initial={initial} />, replies, { isLoggedIn })
}

async function openSheet(replies: Record<string, unknown[]>, collectionId: string | null = null) {
  const opened = open(replies, saved(collectionId))
  press('저장')
  await screen.findByRole('dialog', { name: '저장한 곳' })
  return opened
}

describe('saving', () => {
  it('takes one tap, and offers to take it back', async () => {
    const { inputsOf } = open({ [SAVE]: [saved()], [UNSAVE]: [undefined] })
    press('저장')
    await screen.findByText('저장했어요.')
    expect(isPressed()).toBe('true')
    expect(inputsOf(SAVE)).toEqual([{ params, body: {} }])
    press('되돌리기')
    await screen.findByText('저장을 취소했어요.')
    expect(isPressed()).toBe('false')
    expect(inputsOf(UNSAVE)).toEqual([{ params }])
  })

  it('names no collection, and puts it back into the one that it was taken from', async () => {
    const { inputsOf } = open({ [SAVE]: [saved('c1'), saved('c1')], [UNSAVE]: [undefined] })
    press('저장')
    await screen.findByText('저장했어요.')
    press('되돌리기')
    await screen.findByText('저장을 취소했어요.')
    press('되돌리기')
    await screen.findByText('저장했어요.')
    expect(inputsOf(SAVE)).toEqual([
      { params, body: {} },
      { params, body: { collectionId: 'c1' } },
    ])
  })

  it('is taken back where the call fails', async () => {
    open({ [SAVE]: [noAnswer()] })
    press('저장')
    await screen.findByText('연결이 끊겼어요.')
    expect(isPressed()).toBe('false')
    expect(screen.queryByText('저장했어요.')).toBeNull()
  })

  it('asks visitors to sign in, and is done afterwards', async () => {
    const { changes } = open({}, anEngagement(), false)
    press('저장')
    expect(await leaveToSignIn('저장하려면 로그인해 주세요.')).toEqual({ type: 'save', ...params })
    expect(changes()).toEqual([])
  })
})

describe('the sheet of what is saved', () => {
  it('moves it into a collection', async () => {
    const items = [aCollection('c1', '밤에 할 것', 2)]
    const { inputsOf } = await openSheet({
      [COLLECTIONS]: [{ items }, { items: [aCollection('c1', '밤에 할 것', 3)] }],
      [SAVE]: [saved('c1')],
    })
    fireEvent.click(await screen.findByRole('radio', { name: '밤에 할 것' }))
    await screen.findByText('3개')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '밤에 할 것' }).checked).toBe(true)
    expect(inputsOf(SAVE)).toEqual([{ params, body: { collectionId: 'c1' } }])
  })

  it('shows each choice at once, and ends at the last one by one call at a time', async () => {
    const items = [
      aCollection('c1', '밤에 할 것'),
      aCollection('c2', '겨울'),
      aCollection('c3', '봄'),
    ]
    const first = Promise.withResolvers<unknown>()
    const { inputsOf } = await openSheet({
      [COLLECTIONS]: [{ items }, { items }],
      [SAVE]: [first.promise, saved('c3')],
    })
    const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked
    const sent = () => inputsOf(SAVE).map(({ body }) => Reflect.get(Object(body), 'collectionId'))
    await screen.findByRole('radio', { name: '봄' })
    for (const name of ['밤에 할 것', '겨울', '봄']) {
      fireEvent.click(screen.getByRole('radio', { name }))
      await waitFor(() => expect(isChosen(name)).toBe(true))
    }
    expect(sent()).toEqual(['c1'])
    first.resolve(saved('c1'))
    await waitFor(() => expect(inputsOf(COLLECTIONS)).toHaveLength(2))
    expect(sent()).toEqual(['c1', 'c3'])
    expect(isChosen('봄')).toBe(true)
  })

  it('shows where it was again once a choice fails', async () => {
    const items = [aCollection('c1', '겨울')]
    await openSheet({ [COLLECTIONS]: [{ items }, { items }], [SAVE]: [noAnswer()] }, 'c1')
    fireEvent.click(await screen.findByRole('radio', { name: '모음집 없음' }))
    await screen.findByText('연결이 끊겼어요.')
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: '겨울' }).checked).toBe(true),
    )
    expect(isPressed()).toBe('true')
  })

  it('makes a collection and puts it there, under one id over a lost answer', async () => {
    const { inputsOf } = await openSheet({
      [COLLECTIONS]: [{ items: [] }, { items: [aCollection('c2', '겨울', 1)] }],
      [MAKE]: [noAnswer(), aCollection('c2', '겨울')],
      [SAVE]: [saved('c2')],
    })
    fireEvent.change(await screen.findByLabelText('새 모음집'), { target: { value: ' 겨울 ' } })
    press('만들기')
    await screen.findByText(/쓴 내용은 그대로 있으니/)
    press('만들기')
    await screen.findByRole('radio', { name: '겨울' })
    const ids = inputsOf(MAKE).map(({ body }) => Reflect.get(Object(body), 'clientCollectionId'))
    expect(ids).toEqual([ids[0], ids[0]])
    await waitFor(() => expect(inputsOf(SAVE)).toEqual([{ params, body: { collectionId: 'c2' } }]))
  })

  it('says at the field that a name is taken, too long or missing', async () => {
    await openSheet({
      [COLLECTIONS]: [{ items: [] }],
      [MAKE]: [refusal('COLLECTION_NAME_TAKEN', 409, '같은 이름이 있어요.')],
    })
    const name = await screen.findByLabelText('새 모음집')
    press('만들기')
    await screen.findByText('모음집 이름을 입력해 주세요.')
    fireEvent.change(name, { target: { value: '가'.repeat(21) } })
    press('만들기')
    await screen.findByText('모음집 이름은 20자까지 입력할 수 있어요.')
    fireEvent.change(name, { target: { value: '겨울' } })
    press('만들기')
    await screen.findByText('같은 이름이 있어요.')
    expect(name.getAttribute('aria-invalid')).toBe('true')
  })

  it('ends the saving', async () => {
    const { changes } = await openSheet({ [COLLECTIONS]: [{ items: [] }], [UNSAVE]: [undefined] })
    press('저장 취소')
    await screen.findByText('저장을 취소했어요.')
    expect(changes()).toEqual([UNSAVE])
    await waitFor(() => expect(isPressed()).toBe('false'))
  })

  it('shows the collection again where the saving could not be ended', async () => {
    const items = [aCollection('c1', '겨울', 1)]
    await openSheet({ [COLLECTIONS]: [{ items }, { items }], [UNSAVE]: [noAnswer()] }, 'c1')
    press('저장 취소')
    await screen.findByText('연결이 끊겼어요.')
    press('저장')
    const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: '겨울' })
    expect(chosen.checked).toBe(true)
  })

  it('tries again where the collections do not come', async () => {
    await openSheet({ [COLLECTIONS]: [refusal('NOT_ALLOWED', 403), { items: [] }] })
    await screen.findByText('모음집을 불러오지 못했어요.')
    press('다시 시도')
    expect(await screen.findByRole('radio', { name: '모음집 없음' })).toBeDefined()
  })
})
