import { ApiError } from '@doran/api-client'
import type { StoryTree, TreeNode } from '@doran/contract'
import { aView } from '@doran/site/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPanel } from '../testing/open-panel.fake'

afterEach(cleanup)

const TREE = 'GET /v1/tales/session/{sessionUuid}/tree'
const BRANCH = 'POST /v1/tales/session/{sessionUuid}/branch'

const node = (over: Partial<TreeNode>): TreeNode => ({
  turnId: 'root',
  parentId: null,
  sessionId: 'session-1',
  index: 0,
  label: '문이 잠겼다.',
  isOnPath: true,
  isLeaf: false,
  ending: null,
  ...over,
})
const OTHER = {
  ...aView().session,
  id: 'session-2',
  title: '눈을 본 이야기',
}
const A_TREE: StoryTree = {
  nodes: [
    node({}),
    node({ turnId: 'leaf', parentId: 'root', index: 1, label: '창틀을 살핀다', isLeaf: true }),
    node({
      turnId: 'end',
      parentId: 'root',
      index: 4,
      label: '묻는다',
      isOnPath: false,
      isLeaf: true,
      ending: '진실',
    }),
    node({
      turnId: 'far',
      parentId: 'root',
      index: 3,
      label: '눈을 본다',
      isOnPath: false,
      isLeaf: true,
      sessionId: 'session-2',
    }),
  ],
  sessions: [OTHER],
  isCut: false,
}

const open = (tree: StoryTree, more: Record<string, unknown[]> = {}) =>
  openPanel({ name: 'tree' }, { replies: { [TREE]: [tree], ...more } })
const scene = (name: RegExp) => screen.findByRole('button', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('shows ways within ways: where one is, endings, and what belongs to a branch', async () => {
  open(A_TREE)
  const here = await scene(/창틀을 살핀다.*지금 여기/)
  expect(here.getAttribute('aria-current')).toBe('location')
  const [side] = screen.getAllByRole('list', { name: '여기서 갈라진 길' })
  expect(
    within(side ?? document.body).getByRole('button', { name: /눈을 본다.*눈을 본 이야기/ }),
  ).toBeDefined()
  expect(await scene(/묻는다.*결말 · 진실/)).toBeDefined()
})

test('goes to a chosen scene, and nowhere from where one is', async () => {
  const { did, closings } = open(A_TREE)
  fireEvent.click(await scene(/창틀을 살핀다/))
  expect(screen.queryByRole('button', { name: '여기로 가기' })).toBeNull()
  const ending = await scene(/결말 · 진실/)
  fireEvent.click(ending)
  expect(ending.getAttribute('aria-expanded')).toBe('true')
  press('여기로 가기')
  await waitFor(() => expect(closings()).toBe(1))
  expect(did).toEqual(['walk to end'])
})

test('branches from a scene; one of another story is opened there', async () => {
  const { requests, paths } = open(A_TREE, { [BRANCH]: [{ session: { id: 'branch-9' } }] })
  fireEvent.click(await scene(/눈을 본다/))
  expect(screen.queryByRole('button', { name: '여기로 가기' })).toBeNull()
  expect(screen.getByRole('link', { name: '그 이야기 열기' }).getAttribute('href')).toContain(
    '/play/session-2',
  )
  press('여기서 새 갈림길')
  await waitFor(() => expect(paths).toEqual(['/play/branch-9']))
  expect(requests(BRANCH)).toMatchObject([
    { params: { sessionUuid: 'session-2' }, body: { turnUuid: 'far' } },
  ])
})

test('a branch that could not be made is made by another try, and is no second one', async () => {
  const down = new ApiError({ code: 'UNKNOWN', message: '만들지 못했어요.', status: 500 })
  const { requests } = open(A_TREE, { [BRANCH]: [down, { session: { id: 'branch-9' } }] })
  fireEvent.click(await scene(/결말 · 진실/))
  press('여기서 새 갈림길')
  expect(await screen.findByText('만들지 못했어요.')).toBeDefined()
  press('여기서 새 갈림길')
  await waitFor(() => expect(requests(BRANCH)).toHaveLength(2))
  const [one, two] = requests(BRANCH)
  expect(two).toEqual(one)
})

test('says that there is no other way yet, and that older ones were left out', async () => {
  open({ ...A_TREE, nodes: A_TREE.nodes.slice(0, 2), isCut: true })
  expect(await screen.findByText(/아직 다른 길이 없어요/)).toBeDefined()
  expect(screen.getByText(/오래된 것은 보이지 않아요/)).toBeDefined()
})
