import type { SavedThing } from '@doran/contract'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { aSavedThing } from './internal/a-library.fake'
import { hrefOf, openLibrary, pageOf, press, titles } from './internal/testing/open-library.fake'
import type { LibraryContent as Content } from './read-library'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const SAVE = 'POST /v1/save/{targetType}/{targetId}'
const UNSAVE = 'DELETE /v1/save/{targetType}/{targetId}'

const saved = (...things: SavedThing[]): Content => ({ tab: 'saved', things: pageOf(things) })

describe('what was saved', () => {
  const lost = aSavedThing({
    targetType: 'theme',
    targetId: 't1',
    title: null,
    subtitle: null,
    picture: null,
    collectionId: 'k1',
    savedAt: '2026-11-20T00:00:00.000Z',
  })

  test('leads to its page; what is not to be seen says so and can be removed', async () => {
    const { inputsOf } = openLibrary(saved(aSavedThing(), lost), {
      replies: { [UNSAVE]: [undefined], [SAVE]: [{}] },
    })
    expect(hrefOf('겨울밤 간식 월드컵')).toBe('/games/detail?id=g1')
    expect(titles()).toEqual(['겨울밤 간식 월드컵', '지금은 볼 수 없는 이야기예요.'])
    press('저장 취소')
    await screen.findByText('저장을 취소했어요.')
    expect(titles()).toEqual(['겨울밤 간식 월드컵'])
    press('되돌리기')
    await screen.findByText('저장했어요.')
    expect(titles()).toEqual(['겨울밤 간식 월드컵', '지금은 볼 수 없는 이야기예요.'])
    expect(inputsOf(SAVE)).toEqual([
      { params: { targetType: 'theme', targetId: 't1' }, body: { collectionId: 'k1' } },
    ])
  })

  test('is for members, who come back here', () => {
    openLibrary({ tab: 'sign-in' }, { me: 'visitor', query: { tab: 'saved' } })
    expect(screen.getByText('저장한 것은 로그인하면 볼 수 있어요.')).toBeDefined()
    expect(hrefOf('로그인')).toBe('/login?next=%2Flibrary%3Ftab%3Dsaved&reason=library')
  })
})

describe('collections', () => {
  const collection = {
    id: 'k1',
    name: '밤에 할 것',
    count: 1,
    createdAt: '2026-11-01T00:00:00.000Z',
  }
  const query = { tab: 'collections', collection: 'k1' }
  const opened: Content = {
    tab: 'collection',
    open: { collection, things: pageOf([aSavedThing({ collectionId: 'k1' })]) },
  }

  test('are listed with how much is in them', () => {
    openLibrary({ tab: 'collections', collections: [collection], pictures: {} })
    expect(hrefOf('밤에 할 것 1개')).toBe('/library?tab=collections&collection=k1')
  })

  test('are made', async () => {
    const { inputsOf, refresh } = openLibrary(
      { tab: 'collections', collections: [], pictures: {} },
      { replies: { 'POST /v1/collection': [collection] } },
    )
    expect(screen.getByText('아직 모음집이 없어요.')).toBeDefined()
    press('모음집 만들기')
    fireEvent.change(await screen.findByLabelText('새 모음집'), {
      target: { value: '밤에 할 것' },
    })
    press('만들기')
    await screen.findByText('모음집을 만들었어요.')
    expect(inputsOf('POST /v1/collection')).toMatchObject([{ body: { name: '밤에 할 것' } }])
    expect(refresh).toHaveBeenCalled()
  })

  test('are renamed', async () => {
    const RENAME = 'PATCH /v1/collection/{collectionId}'
    const { inputsOf } = openLibrary(opened, { query, replies: { [RENAME]: [collection] } })
    press('이름 바꾸기')
    const name = await screen.findByLabelText('이름')
    expect(name).toHaveProperty('value', '밤에 할 것')
    fireEvent.change(name, { target: { value: '아침에 할 것' } })
    press('저장')
    await screen.findByText('이름을 바꿨어요.')
    expect(inputsOf(RENAME)).toEqual([
      { params: { collectionId: 'k1' }, body: { name: '아침에 할 것' } },
    ])
  })

  test('are deleted after a question that says what stays', async () => {
    const { replace } = openLibrary(opened, {
      query,
      replies: { 'DELETE /v1/collection/{collectionId}': [undefined] },
    })
    press('지우기')
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('안에 있는 것은 저장한 것에 그대로 있어요.')).toBeDefined()
    fireEvent.click(question.getByRole('button', { name: '지우기' }))
    await screen.findByText('모음집을 지웠어요.')
    expect(replace).toHaveBeenCalledWith('/library?tab=collections')
  })

  test('lose what is moved elsewhere', async () => {
    openLibrary(opened, {
      query,
      replies: {
        'GET /v1/collection': [{ items: [collection] }, { items: [collection] }],
        [SAVE]: [{ collectionId: null }],
      },
    })
    press('겨울밤 간식 월드컵 메뉴')
    fireEvent.click(await screen.findByRole('radio', { name: '모음집 없음' }))
    expect(await screen.findByText('아직 비어 있어요.')).toBeDefined()
  })

  test('that are not there lead back', () => {
    openLibrary({ tab: 'collection', open: null }, { query })
    expect(hrefOf('모음집 모두 보기')).toBe('/library?tab=collections')
  })
})
