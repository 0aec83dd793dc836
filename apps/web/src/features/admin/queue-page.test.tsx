import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { queuePath, readQueueAddress } from './admin-address'
import {
  aCase,
  CASE_ID,
  openAdmin,
  POST_ID,
  press,
  refusal,
  write,
} from './internal/testing/an-operator.fake'
import { QueuePage } from './queue-page'

const LIST = 'GET /v1/admin/case'
const OPEN = 'POST /v1/admin/case'
const page = (items: unknown[], nextCursor: string | null = null) => ({ items, nextCursor })

function open(replies: Record<string, unknown[]>) {
  return openAdmin(<QueuePage status="open" targetType={null} />, replies)
}

afterEach(cleanup)

describe('QueuePage', () => {
  it('says what waits: what it is, why, how often and whether it is hidden', async () => {
    const { inputsOf } = open({ [LIST]: [page([aCase({ hasClaim: true })])] })
    const row = within(await screen.findByRole('list', { name: '목록' })).getByRole('listitem')
    for (const said of [
      '글',
      '권리침해 신고',
      '신고로 가려짐',
      '광고·도배·사기 · 욕설·괴롭힘',
      '신고 5건',
    ]) {
      expect(row.textContent).toContain(said)
    }
    expect(within(row).getByRole('link').getAttribute('href')).toBe(`/admin/case?id=${CASE_ID}`)
    expect(inputsOf(LIST)[0]).toMatchObject({ query: { status: 'open' } })
  })

  it('goes on by the cursor', async () => {
    const second = aCase({ id: '0198f5a2-0000-7000-8000-0000000000c2', excerpt: '둘째' })
    const { inputsOf } = open({ [LIST]: [page([aCase()], 'c1'), page([second])] })
    fireEvent.click(await screen.findByRole('button', { name: '더 보기' }))
    await screen.findByText('둘째')
    expect(inputsOf(LIST)[1]).toMatchObject({ query: { cursor: 'c1' } })
  })

  it('says that nothing waits', async () => {
    open({ [LIST]: [page([])] })
    expect(await screen.findByText('지금은 처리할 것이 없어요.')).toBeDefined()
  })

  it('opens a case of a thing by its address, without a report', async () => {
    const { inputsOf, push } = open({ [LIST]: [page([])], [OPEN]: [{ id: CASE_ID }] })
    press('살펴보기')
    await screen.findByText('글, 이야기, 놀이, 프로필의 주소를 입력해 주세요.')
    write('주소', `http://localhost:3000/community/${POST_ID}`)
    press('살펴보기')
    await expect.poll(() => push.mock.calls).toEqual([[`/admin/case?id=${CASE_ID}`]])
    expect(inputsOf(OPEN)).toEqual([{ body: { targetType: 'post', targetId: POST_ID } }])
  })

  it('says at the field that there is no such thing', async () => {
    open({ [LIST]: [page([])], [OPEN]: [refusal('NOT_FOUND')] })
    write('주소', `/games/detail?id=${POST_ID}`)
    press('살펴보기')
    expect(await screen.findByText('그런 주소가 없어요.')).toBeDefined()
  })
})

it('reads an address and makes one, and takes what it does not know for nothing', () => {
  const address = { status: 'appealed', targetType: 'comment' } as const
  expect(queuePath(address)).toBe('/admin?status=appealed&type=comment')
  expect(readQueueAddress({ status: 'appealed', type: 'comment' })).toEqual(address)
  expect(readQueueAddress({ status: 'x', type: ['post', 'post'] })).toEqual({
    status: 'open',
    targetType: null,
  })
})
