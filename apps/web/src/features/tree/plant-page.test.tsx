import { ApiError } from '@doran/api-client'
import { aRouter, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { NOW, ownTree, CODE } from './internal/testing/a-tree.fake'
import { PlantPage } from './plant-page'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const PLANT = 'POST /v1/tree'

type Open = { isLoggedIn?: boolean; now?: string; replies?: Record<string, unknown[]> }

function open({ isLoggedIn = true, now = NOW, replies = {} }: Open = {}) {
  const { client, requests } = fakeApi(replies, [])
  const replace = vi.fn<(href: string) => void>()
  render(<PlantPage ownerName={isLoggedIn ? '모닥불' : null} now={now} />, {
    wrapper: siteAround({ isLoggedIn, api: client, router: aRouter({ replace }) }),
  })
  const planted = () =>
    requests.filter(({ key }) => key === PLANT).map(({ input }) => input['body'])
  return { planted, replace }
}

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('planting', () => {
  it('plants what is chosen, at Christmas within the season', async () => {
    const { planted, replace } = open({ replies: { [PLANT]: [ownTree()] } })
    expect(radio(/^크리스마스/).checked).toBe(true)
    fireEvent.click(radio('감나무'))
    fireEvent.click(radio('새벽 마을'))
    fireEvent.click(radio(/^회원만/))
    fireEvent.click(screen.getByRole('switch', { name: '편지 수 보여 주기' }))
    press('나무 심기')
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/decorate-my-tree?tree=${CODE}`))
    expect(planted()).toEqual([
      {
        clientTreeId: expect.stringMatching(/^[\w-]{10,40}$/),
        name: '모닥불의 나무',
        look: 'persimmon',
        ground: 'village-dawn',
        opensOn: '2026-12-25',
        writers: 'members',
        showCount: false,
        showOrnaments: true,
      },
    ])
    expect(sessionStorage.length).toBe(0)
  })

  it('shows the tree and its ground as they are chosen', () => {
    const { container } = render(<PlantPage ownerName={null} now={NOW} />, {
      wrapper: siteAround(),
    })
    fireEvent.click(radio('눈사람'))
    fireEvent.click(radio('따뜻한 방'))
    const count = (src: string) => container.querySelectorAll(`img[src="${src}"]`).length
    // Once as a choice, and in the preview; a ground's preview goes on to both sides.
    expect(count('/pictures/tree/trees/snowman.svg')).toBe(2)
    expect(count('/pictures/tree/trees/pine.svg')).toBe(1)
    expect(count('/pictures/tree/grounds/warm-room.svg')).toBe(2)
  })

  it('asks for a day outside of the season, and for one that is ahead', async () => {
    const { planted } = open({ now: '2026-06-10T03:00:00.000Z' })
    expect(radio(/^직접 고르기/).checked).toBe(true)
    press('나무 심기')
    expect(await screen.findByText('여는 날을 골라 주세요.')).toBeDefined()
    type('날짜', '2026-06-10')
    press('나무 심기')
    expect(await screen.findByText('여는 날은 내일부터 400일 안에서 골라 주세요.')).toBeDefined()
    expect(planted()).toEqual([])
  })

  it('opens at New Year once Christmas is over, and by choice in January', () => {
    open({ now: '2026-12-28T03:00:00.000Z' })
    expect(radio(/^새해/).checked).toBe(true)
    cleanup()
    sessionStorage.clear()
    open({ now: '2027-01-03T03:00:00.000Z' })
    expect(radio(/^직접 고르기/).checked).toBe(true)
  })

  it('names what is missing', async () => {
    const { planted } = open()
    type('나무 이름', '  ')
    press('나무 심기')
    expect(await screen.findByText('나무의 이름을 적어 주세요.')).toBeDefined()
    expect(planted()).toEqual([])
  })

  it('says that a member has enough trees, and keeps what was chosen', async () => {
    const full = new ApiError({ code: 'TREES_FULL', status: 409, message: '스무 그루까지예요.' })
    open({ replies: { [PLANT]: [full] } })
    type('나무 이름', '겨울 나무')
    press('나무 심기')
    expect(await screen.findByText('스무 그루까지예요.')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('나무 이름').value).toBe('겨울 나무')
  })

  it('asks visitors to sign in, and finds what they chose when they come back', async () => {
    const { planted } = open({ isLoggedIn: false })
    type('나무 이름', '겨울 나무')
    fireEvent.click(radio('네온 전나무'))
    press('로그인하고 심기')
    expect(await screen.findByText('내 나무를 심으려면 로그인해 주세요.')).toBeDefined()
    expect(planted()).toEqual([])
    cleanup()
    open()
    expect(screen.getByLabelText<HTMLInputElement>('나무 이름').value).toBe('겨울 나무')
    expect(radio('네온 전나무').checked).toBe(true)
  })
})
