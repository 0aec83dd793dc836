import { ApiError } from '@doran/api-client'
import type { StoryShare } from '@doran/contract'
import { aRouter, aView, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aSharedEnding } from '../../testing/a-shared-story'
import { siteAround } from '../../testing/site-around'
import { ShareEndingSheet } from './share-ending-sheet'
import { ShareLinksSheet } from './share-links-sheet'
import { ShareSceneSheet } from './share-scene-sheet'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const MAKE = 'POST /v1/tales/session/{sessionUuid}/share'
const LIST = 'GET /v1/tales/session/{sessionUuid}/share'
const WITHDRAW = 'DELETE /v1/tales/share/by-id/{shareUuid}'
const { session } = aView()
const ENDED = {
  ...session,
  turnCount: 12,
  ending: { key: 'truth', title: '빈자리의 주인', badge: '진실', rare: false },
}

const aLink = (over: Partial<StoryShare> = {}): StoryShare => ({
  id: 'share-1',
  code: 'Ab3dEf7h9K',
  kind: 'path',
  label: '',
  showsName: false,
  fromIndex: 0,
  toIndex: 11,
  continued: 0,
  createdAt: '2026-11-21T00:00:00.000Z',
  ...over,
})

function open(
  sheet: 'scene' | 'ending' | 'links',
  {
    links = [],
    replies = {},
    isLoggedIn = true,
    index = 11,
  }: {
    links?: StoryShare[]
    replies?: Record<string, unknown[]>
    isLoggedIn?: boolean
    index?: number
  } = {},
) {
  const { client, requests } = fakeApi({ [LIST]: [{ items: links }], ...replies }, [])
  const onClose = vi.fn<() => void>()
  const given = { isOpen: true, onClose }
  const sheets = {
    scene: <ShareSceneSheet {...given} session={session} turn={{ id: 'turn-12', index }} />,
    ending: <ShareEndingSheet {...given} session={ENDED} />,
    links: <ShareLinksSheet {...given} session={session} />,
  }
  render(sheets[sheet], { wrapper: siteAround({ isLoggedIn, api: client, router: aRouter() }) })
  return { onClose, inputsOf: (key: string) => requests.filter((call) => call.key === key) }
}

test('makes a link to as many scenes as were chosen, and copies it', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { inputsOf } = open('scene', { replies: { [MAKE]: [aLink()] } })
  fireEvent.click(await screen.findByRole('radio', { name: '처음부터 (12장면)' }))
  fireEvent.change(screen.getByRole('textbox', { name: /제목/ }), { target: { value: ' 밤 ' } })
  fireEvent.click(screen.getByRole('switch', { name: '닉네임 보이기' }))
  fireEvent.click(screen.getByRole('button', { name: '링크 만들기' }))
  fireEvent.click(await screen.findByRole('button', { name: '주소 복사' }))
  await screen.findByText('주소를 복사했어요.')
  expect(inputsOf(MAKE)[0]?.input['body']).toMatchObject({
    kind: 'path',
    turnUuid: 'turn-12',
    scenes: 12,
    label: '밤',
    showsName: true,
  })
  expect(writeText).toHaveBeenCalledWith('http://localhost:3000/doran-tales/share/Ab3dEf7h9K')
})

test('offers only as many scenes as there are, and no more than a hundred', async () => {
  open('scene', { index: 0 })
  await screen.findByRole('button', { name: '링크 만들기' })
  expect(screen.queryByRole('radio')).toBeNull()
  cleanup()
  open('scene', { index: 3 })
  await screen.findByRole('radio', { name: '처음부터 (4장면)' })
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  cleanup()
  open('scene', { index: 150 })
  expect(await screen.findByRole('radio', { name: '최근 100장면' })).toBeTruthy()
})

test('keeps what was written where no link was made, and says why', async () => {
  const full = new ApiError({ code: 'SHARES_FULL', message: '가득 찼어요.', status: 409 })
  open('scene', { replies: { [MAKE]: [full] } })
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /제목/ })
  fireEvent.change(title, { target: { value: '가'.repeat(41) } })
  fireEvent.click(screen.getByRole('button', { name: '링크 만들기' }))
  await screen.findByText('제목은 40자까지 입력할 수 있어요.')
  fireEvent.change(title, { target: { value: '밤' } })
  fireEvent.click(screen.getByRole('button', { name: '링크 만들기' }))
  await screen.findByText('가득 찼어요.')
  expect(title.value).toBe('밤')
  cleanup()
  open('scene')
  const again = await screen.findByRole<HTMLInputElement>('textbox', { name: /제목/ })
  expect(again.value).toBe('밤')
})

test('lists the links of the story, and withdraws one after asking', async () => {
  const links = [aLink({ label: '열쇠', continued: 3 }), aLink({ id: 'share-2', kind: 'ending' })]
  const { inputsOf } = open('links', { links, replies: { [WITHDRAW]: [undefined] } })
  await screen.findByText(/처음부터 12번째 장면까지 · .* · 이어 쓴 이야기 3개/)
  fireEvent.click(screen.getByRole('button', { name: '공유 멈추기 결말 카드' }))
  const dialog = await screen.findByRole('alertdialog', { name: '이 링크의 공유를 멈출까요?' })
  expect(dialog.textContent).toContain('이미 이어 쓴 이야기는 그 사람에게 그대로 남아요')
  fireEvent.click(screen.getByRole('button', { name: '공유 멈추기' }))
  await screen.findByText('공유를 멈췄어요.')
  expect(inputsOf(WITHDRAW)[0]?.input).toEqual({ params: { shareUuid: 'share-2' } })
  await waitFor(() => expect(screen.queryByText('결말 카드')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  // Escape closes a sheet that holds the focus.
  const sheet = screen.getByRole('dialog', { name: '공유한 링크' })
  expect(sheet.contains(document.activeElement)).toBe(true)
})

test('is no made link any more once it is withdrawn', async () => {
  open('scene', { replies: { [MAKE]: [aLink()], [WITHDRAW]: [undefined] } })
  fireEvent.click(await screen.findByRole('button', { name: '링크 만들기' }))
  await screen.findByRole('button', { name: '주소 복사' })
  fireEvent.click(screen.getByRole('button', { name: /^공유 멈추기/ }))
  fireEvent.click(await screen.findByRole('button', { name: '공유 멈추기' }))
  await screen.findByRole('button', { name: '링크 만들기' })
  expect(screen.queryByRole('button', { name: '주소 복사' })).toBeNull()
})

test('says so where there is no link yet', async () => {
  open('links')
  expect(await screen.findByText('아직 공유한 링크가 없어요.')).toBeTruthy()
})

test('makes a link to an ending, whose card can be kept', async () => {
  const { inputsOf } = open('ending', {
    replies: {
      [MAKE]: [aLink({ kind: 'ending' })],
      'GET /v1/tales/share/{code}': [aSharedEnding({ isMine: true })],
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: '링크 만들기' }))
  expect(await screen.findByText(/doran-tales\/ending\/Ab3dEf7h9K/)).toBeTruthy()
  const card = await screen.findByRole('link', { name: '이미지 저장' })
  expect(card.getAttribute('href')).toMatch(/-card\.png$/)
  expect(inputsOf(MAKE)[0]?.input['body']).toMatchObject({
    kind: 'ending',
    turnUuid: session.leafTurnId,
    scenes: 5,
  })
})

test('asks visitors to sign in, and leads them back to the story', async () => {
  const { onClose, inputsOf } = open('scene', { isLoggedIn: false })
  fireEvent.click(await screen.findByRole('button', { name: '로그인' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(await screen.findByRole('dialog', { name: /링크로 공유하려면 로그인/ })).toBeTruthy()
  expect(inputsOf(LIST)).toEqual([])
})
