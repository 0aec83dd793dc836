import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LEAF, openPanel } from '../testing/open-panel.fake'

afterEach(cleanup)

const VARIANTS = 'GET /v1/tales/turn/{turnUuid}/variant'
const FIRST = {
  ...LEAF,
  id: 'first',
  output: '아무도 없었다.',
  narrator: 'model',
  model: 'small',
} as const
const session = { variants: ['first', 'leaf'] }
const replies = () => ({ [VARIANTS]: [{ items: [FIRST, { ...LEAF, isEdited: true }] }] })

test('shows every telling with who wrote it, and which one the story goes on with', async () => {
  openPanel({ name: 'variants' }, { session, replies: replies() })
  const first = within((await screen.findByText('처음 쓴 글')).closest('li') ?? document.body)
  expect(first.getByText('아무도 없었다.')).toBeDefined()
  expect(first.getByText('AI가 썼어요 · small')).toBeDefined()
  const now = within(screen.getByText('지금 글').closest('li') ?? document.body)
  expect(now.getByText('고침')).toBeDefined()
})

test('goes on with another one, or stays with the one that is shown', async () => {
  const { did, closings } = openPanel({ name: 'variants' }, { session, replies: replies() })
  const [first, now] = await screen.findAllByRole('button', { name: '이걸로 이어 가기' })
  if (now) fireEvent.click(now)
  expect(closings()).toBe(1)
  if (first) fireEvent.click(first)
  await waitFor(() => expect(closings()).toBe(2))
  expect(did).toEqual(['show first'])
})

test('says so where it could not go to another one', async () => {
  const reader = { showVariant: async () => false }
  const { closings } = openPanel({ name: 'variants' }, { session, replies: replies(), reader })
  const [first] = await screen.findAllByRole('button', { name: '이걸로 이어 가기' })
  if (first) fireEvent.click(first)
  expect((await screen.findByText(/글을 바꾸지 못했어요/)).getAttribute('role')).toBe('alert')
  expect(closings()).toBe(0)
})
