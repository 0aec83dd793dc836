import { aTurn } from '@doran/site/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPanel } from '../testing/open-panel.fake'

afterEach(cleanup)

const FIND = 'GET /v1/tales/session/{sessionUuid}/find'
const TURNS = 'GET /v1/tales/session/{sessionUuid}/turn'
const BRANCH = 'POST /v1/tales/session/{sessionUuid}/branch'

const hit = (index: number, excerpt: string) => ({ turnId: `t${index}`, index, excerpt })
const queries = (calls: Array<{ query?: unknown }>) => calls.map(({ query }) => query)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function find(words: string) {
  fireEvent.change(await screen.findByLabelText('찾을 말'), { target: { value: words } })
  press('찾기')
}

test('marks the words found, goes on to older scenes, and leads to one', async () => {
  const { requests, opened } = openPanel(
    { name: 'find' },
    {
      replies: {
        [FIND]: [
          { items: [hit(8, '그는 \u2068열쇠\u2069를 내려놓았다.')], nextCursor: 'older' },
          { items: [hit(2, '\u2068열쇠\u2069 다섯 개')], nextCursor: null },
        ],
      },
    },
  )
  await find(' 열쇠 ')
  expect((await screen.findByText('열쇠', { selector: 'mark' })).parentElement?.textContent).toBe(
    '그는 열쇠를 내려놓았다.',
  )
  press('더 보기')
  expect(await screen.findByText('장면 2개를 찾았어요.')).toBeDefined()
  expect(queries(requests(FIND))).toEqual([{ q: '열쇠' }, { q: '열쇠', cursor: 'older' }])
  fireEvent.click(screen.getByRole('button', { name: /^3번째 장면/ }))
  expect(opened).toEqual([{ name: 'read', index: 2 }])
})

test('says where nothing was found, and asks for words first', async () => {
  const { requests } = openPanel(
    { name: 'find' },
    { replies: { [FIND]: [{ items: [], nextCursor: null }] } },
  )
  await find('  ')
  expect(screen.getByText('찾을 말을 입력해 주세요.')).toBeDefined()
  expect(requests(FIND)).toEqual([])
  await find('우산')
  expect(await screen.findByText('그런 말이 나오는 장면이 없어요.')).toBeDefined()
})

test('a scene that is not loaded is read with those around it, both ways, and branched from', async () => {
  const scenes = (from: number, to: number) => ({
    items: Array.from({ length: to - from + 1 }, (_, at) =>
      aTurn({ id: `t${to - at}`, index: to - at, output: `장면 ${to - at}이다.` }),
    ),
    nextCursor: null,
  })
  const { requests, paths } = openPanel(
    { name: 'read', index: 8 },
    {
      session: { turnCount: 12 },
      replies: {
        [TURNS]: [scenes(6, 10), scenes(11, 12), scenes(0, 5)],
        [BRANCH]: [{ session: { id: 'branch-1' } }],
      },
    },
  )
  const scene = await screen.findByRole('region', { name: '9번째 장면' })
  await waitFor(() => expect(document.activeElement).toBe(scene))
  press('다음 장면 더 보기')
  await screen.findByText('장면 12이다.')
  press('앞 장면 더 보기')
  await screen.findByText('장면 0이다.')
  expect(queries(requests(TURNS))).toEqual([
    { at: 10, limit: 5 },
    { at: 12, limit: 2 },
    { at: 5, limit: 6 },
  ])
  const shown = screen.getAllByText(/^장면 \d+이다/).map(({ textContent }) => textContent)
  expect(shown).toEqual(Array.from({ length: 13 }, (_, at) => `장면 ${at}이다.`))
  expect(screen.queryByRole('button', { name: /더 보기/ })).toBeNull()
  fireEvent.click(screen.getAllByRole('button', { name: '여기서 새 갈림길' })[8] ?? scene)
  await waitFor(() => expect(paths).toEqual(['/play/branch-1']))
  expect(requests(BRANCH)).toMatchObject([{ body: { turnUuid: 't8' } }])
})
