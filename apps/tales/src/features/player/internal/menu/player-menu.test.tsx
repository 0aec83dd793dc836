import { aTurn } from '@doran/site/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LEAF, openPanel } from '../testing/open-panel.fake'

afterEach(cleanup)

const JOIN = { name: '로그인 · 회원가입' }
const OFFLINE = { key: 'offline', model: null, isWell: true, price: null } as const
const BASIC = { ...OFFLINE, key: 'basic', model: 'small' } as const

type Session = NonNullable<Parameters<typeof openPanel>[1]>['session']

async function openMenu(isLoggedIn: boolean, session: Session = {}) {
  const panel = openPanel({ name: 'menu' }, { isLoggedIn, session })
  await screen.findByRole('button', { name: '읽기 설정' })
  return panel
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a visitor joins from the menu and comes back to the story', async () => {
  history.replaceState(null, '', '/doran-tales/play/s1')
  const { closings } = await openMenu(false)
  fireEvent.click(screen.getByRole('button', JOIN))
  expect(closings()).toBe(1)
  const signUp = await screen.findByRole('link', { name: '회원가입', hidden: true })
  const next = 'next=%2Fdoran-tales%2Fplay%2Fs1'
  expect(signUp.getAttribute('href')).toBe(`/signup?${next}`)
})

test('a member finds nothing to join there', async () => {
  await openMenu(true)
  expect(screen.queryByRole('button', JOIN)).toBeNull()
})

test('leads to everything about the story', async () => {
  const { opened } = await openMenu(true, { memoryCount: 12, narrators: [OFFLINE, BASIC] })
  const names = [
    '기억 (12)',
    '갈림길',
    '이야기에서 찾기',
    '지난 장면',
    '페르소나',
    '작가 메모',
    '내레이터',
    '읽기 설정',
    '공유',
    '내보내기',
    '처음부터 다시',
    '이야기 신고하기',
  ]
  for (const name of names) press(name)
  expect(opened.map(({ name }) => name)).toEqual([
    'memories',
    'tree',
    'find',
    'jump',
    'persona',
    'note',
    'narrator',
    'settings',
    'share',
    'export',
    'restart',
    'report',
  ])
})

test('what only a model takes up is not offered without one', async () => {
  await openMenu(true)
  expect(screen.queryByRole('button', { name: '작가 메모' })).toBeNull()
  expect(screen.queryByRole('button', { name: '내레이터' })).toBeNull()
})

test('says who one is, and that there is a note', async () => {
  await openMenu(true, { personaName: '하람', note: '짧게', narrators: [OFFLINE, BASIC] })
  expect(screen.getByRole('button', { name: '페르소나 하람' })).toBeDefined()
  expect(screen.getByRole('button', { name: '작가 메모 있음' })).toBeDefined()
})

test('from a scene one goes back to it, branches, changes, remembers, shares and asks how it came', async () => {
  const older = aTurn({ id: 'older', parentId: 'root', index: 1 })
  const leaf = { ...LEAF, index: 2, parentId: 'older' }
  const { did, opened, closings } = openPanel(
    { name: 'scene', turn: older },
    { turns: [leaf, older] },
  )
  await screen.findByRole('dialog', { name: '2번째 장면' })
  for (const name of [/^고치기/, /^이거 기억해 줘/, /^여기까지 공유/, /^장면 기록/])
    fireEvent.click(screen.getByRole('button', { name }))
  expect(opened.map(({ name }) => name)).toEqual(['edit', 'remember', 'share', 'receipt'])
  fireEvent.click(screen.getByRole('button', { name: /^여기로 가기/ }))
  await waitFor(() => expect(closings()).toBe(1))
  expect(did).toEqual(['walk to older'])
  cleanup()
  openPanel({ name: 'scene', turn: leaf }, { turns: [leaf, older] })
  await screen.findByRole('button', { name: /^여기서 새 갈림길/ })
  expect(screen.queryByRole('button', { name: /^여기로 가기/ })).toBeNull()
})

test('says why one could not go to a scene', async () => {
  const older = aTurn({ id: 'older', parentId: 'root', index: 1 })
  openPanel(
    { name: 'scene', turn: older },
    { turns: [{ ...LEAF, index: 2 }, older], reader: { walkTo: async () => false } },
  )
  fireEvent.click(await screen.findByRole('button', { name: /^여기로 가기/ }))
  expect((await screen.findByText(/그 장면으로 가지 못했어요/)).getAttribute('role')).toBe('alert')
})
