import { aRouter, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { aTree, CODE, NOW } from './internal/testing/a-tree.fake'
import { VisitedTreePage } from './visited-tree-page'

beforeEach(() => {
  window.history.replaceState(null, '', `/decorate-my-tree?tree=${CODE}`)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const HANG = 'POST /v1/tree/{shareCode}/letter'

/** At the letter's step, as a member of that name; `press` leads on. */
async function writeAs(writerName: string) {
  const hung = {
    letter: { id: 'letter-9', page: 0, slot: 1, ornament: 'tangerine', until: NOW },
    wasMoved: false,
    runes: 0,
  }
  const { client, requests } = fakeApi(
    {
      [HANG]: [hung],
      'GET /v1/tree/{shareCode}/ornament': [{ items: [] }],
      'GET /v1/inventory': [{ items: [] }],
    },
    [],
  )
  render(<VisitedTreePage tree={aTree()} ornaments={[]} now={NOW} writerName={writerName} />, {
    wrapper: siteAround({ isLoggedIn: true, api: client, router: aRouter() }),
  })
  press('장식 달고 편지 쓰기')
  fireEvent.click(await screen.findByRole('radio', { name: '귤' }))
  press('다음')
  fireEvent.change(await screen.findByLabelText('편지'), { target: { value: '안녕' } })
  const sentName = async () => {
    press('다음')
    fireEvent.click(await screen.findByRole('button', { name: '자동으로 걸기' }))
    await screen.findByRole('heading', { level: 1, name: /^편지를 가지에 걸었어요/ })
    return Object(requests.find(({ key }) => key === HANG)?.input['body']).name
  }
  return { name: screen.getByLabelText<HTMLInputElement>('이름'), sentName }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('suggests the member’s own name', async () => {
  const { name, sentName } = await writeAs('달무리')
  expect(name.value).toBe('달무리')
  expect(await sentName()).toBe('달무리')
})

it('takes another name, or none', async () => {
  const { name, sentName } = await writeAs('달무리')
  fireEvent.change(name, { target: { value: '옆집 친구' } })
  expect(await sentName()).toBe('옆집 친구')
  cleanup()
  window.history.replaceState(null, '', `/decorate-my-tree?tree=${CODE}`)
  const nameless = await writeAs('달무리')
  fireEvent.click(screen.getByRole('checkbox', { name: '익명으로 걸기' }))
  expect(await nameless.sentName()).toBeNull()
})

it('suggests none that is too long for a letter', async () => {
  const { name } = await writeAs('스물한 글자가 넘는 아주 긴 이름을 가진 사람')
  expect(name.value).toBe('')
})
