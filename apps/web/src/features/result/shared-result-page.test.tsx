import { ApiError } from '@doran/api-client'
import type { FinishedPlay, ThemeCard } from '@doran/contract'
import { STORAGE_KEYS } from '@doran/contract/names'
import { SiteProviders } from '@doran/site/shell'
import { aConfig, aRouter, fakeApi, someSettings } from '@doran/site/testing'
import { aScene } from '@doran/story-reader/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  GAME_ID,
  aGame,
  aPlay,
  aQuizOutcome,
  aStoryOutcome,
  aTomatoOutcome,
} from './internal/a-play.fake'
import { shareText } from './internal/owner/share-text'
import { SharedResultPage } from './shared-result-page'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const CODE = 'AbcdEfgh12'
const OTHER = 'ZyxwVuts98'
const SHARE = 'PATCH /v1/play/{playId}/share'
const MINE = 'GET /v1/game/{gameId}/mine'
const COMPARE = 'GET /v1/play/compare'
const absent = new ApiError({ code: 'NOT_FOUND', message: '', status: 404 })

type Given = {
  play?: Partial<FinishedPlay>
  story?: ThemeCard
  compareWith?: string
  endingsMet?: number
  isLoggedIn?: boolean
  replies?: Record<string, unknown[]>
}

async function open({ isLoggedIn = false, replies = {}, ...given }: Given) {
  const { play, story, compareWith, endingsMet } = given
  const { client, requests } = fakeApi(replies, [])
  const router = { push: vi.fn<() => void>(), refresh: vi.fn<() => void>() }
  render(
    <AppRouterContext value={aRouter(router)}>
      <SiteProviders config={aConfig()} settings={someSettings({ isLoggedIn })} api={client}>
        <SharedResultPage
          game={aGame({ kind: aPlay(play).outcome.kind })}
          play={aPlay(play)}
          story={story ?? null}
          endingsMet={endingsMet ?? null}
          compareWith={compareWith ?? null}
        />
      </SiteProviders>
    </AppRouterContext>,
  )
  // Their code comes by itself.
  await screen.findByRole('heading', { name: '결과 비교하기' })
  if (aPlay(play).isMine) await screen.findByRole('heading', { name: '내 결과' })
  const sent = (key: string) =>
    requests.filter((call) => call.key === key).map(({ input }) => input)
  return { sent, router }
}

const comparison = {
  a: aPlay({ isMine: false, playerName: null }),
  b: aPlay({ shareCode: OTHER }),
  percent: 67,
  sentence: '둘은 꽤 닮았어요.',
  rows: [
    { label: '시작', a: '불꽃', b: '불꽃', isSame: true },
    { label: '말', a: '이야기', b: '귀', isSame: false },
  ],
}

describe('for whoever comes by a link', () => {
  const guest = { isMine: false, id: null, isPublic: true }

  it('says whose result it is, and which story it leads to', async () => {
    const { theme } = aScene()
    await open({ play: guest, story: theme })
    expect(screen.getByText('친구의 결과')).toBeDefined()
    const story = screen.getByRole('link', { name: new RegExp(theme.title) })
    expect(story.getAttribute('href')).toBe(`/doran-tales/theme/${theme.id}`)
    cleanup()
    await open({ play: { ...guest, playerName: '모닥불' } })
    expect(screen.getByText('모닥불 님의 결과')).toBeDefined()
  })

  it('puts playing it first, and remembers whose link it was', async () => {
    await open({ play: guest })
    const [first] = screen.getAllByRole('link', { name: '나도 해 보기' })
    if (!first) throw new Error('no link')
    expect(first.getAttribute('href')).toBe(`/psytest?id=${GAME_ID}`)
    fireEvent.click(first)
    expect(sessionStorage.getItem(STORAGE_KEYS.friendPlay)).toContain(CODE)
    expect(screen.queryByRole('button', { name: '공유하기' })).toBeNull()
  })

  it('offers the comparison with their own result in one tap', async () => {
    const finished = { shareCode: OTHER }
    await open({
      play: guest,
      replies: { [MINE]: [{ unfinished: null, finished }] },
    })
    const link = await screen.findByRole('link', { name: '친구 결과와 비교하기' })
    expect(link.getAttribute('href')).toBe(
      `/games/detail?id=${GAME_ID}&play=${CODE}&with=${OTHER}#compare`,
    )
  })

  it('keeps the room of that offer while it is asked for', async () => {
    const answer = Promise.withResolvers<unknown>()
    await open({ play: guest, replies: { [MINE]: [answer.promise] } })
    const part = screen.getByRole('region', { name: '결과 비교하기' })
    expect(part.querySelector('[aria-busy="true"] .skeleton')).not.toBeNull()
    answer.resolve({ unfinished: null, finished: null })
    expect(await within(part).findByText(/이 놀이를 마치면/)).toBeDefined()
    expect(part.querySelector('.skeleton')).toBeNull()
  })

  it('tries again where what they have of the game does not come', async () => {
    const refused = new ApiError({ code: 'NOT_ALLOWED', message: '', status: 403 })
    const mine = { unfinished: null, finished: { shareCode: OTHER } }
    await open({ play: guest, replies: { [MINE]: [refused, mine] } })
    fireEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('link', { name: '친구 결과와 비교하기' })).toBeDefined()
  })

  it('sets the two side by side, with words for what is alike', async () => {
    await open({ play: guest, compareWith: OTHER, replies: { [COMPARE]: [comparison] } })
    const table = within(await screen.findByRole('table'))
    const heads = table.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads).toEqual(['친구모닥불', '나모닥불'])
    expect(table.getByText('같아요')).toBeDefined()
    expect(table.getByText('달라요')).toBeDefined()
  })

  it('says when the other result is not to be seen', async () => {
    await open({ play: guest, compareWith: OTHER, replies: { [COMPARE]: [absent] } })
    expect(await screen.findByText(/비교할 결과를 찾지 못했어요/)).toBeDefined()
  })
})

describe('for its owner', () => {
  /** One is for phones. */
  const shareButton = () => {
    const [button] = screen.getAllByRole('button', { name: '공유하기' })
    if (!button) throw new Error('no button')
    return button
  }

  it('makes the result public the moment they press 공유하기, without a nickname', async () => {
    const share = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { share })
    const { sent } = await open({ replies: { [SHARE]: [aPlay({ isPublic: true })] } })
    expect(screen.getByText(/지금은 나만 볼 수 있어요/)).toBeDefined()
    expect(screen.queryByRole('switch')).toBeNull()
    fireEvent.click(shareButton())
    await waitFor(() => expect(share).toHaveBeenCalledOnce())
    expect(sent(SHARE)).toMatchObject([{ body: { isPublic: true } }])
    expect(sent(SHARE)[0]?.['body']).not.toHaveProperty('showName')
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({
        url: `http://localhost:3000/games/detail?id=${GAME_ID}&play=${CODE}`,
        text: '나는 모닥불이래. 너는?',
      }),
    )
    expect(await screen.findByText('링크를 가진 사람이 이 결과를 볼 수 있어요.')).toBeDefined()
  })

  it('shares nothing where it could not be made public', async () => {
    const share = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { share })
    await open({ replies: { [SHARE]: [absent] } })
    fireEvent.click(shareButton())
    await waitFor(() => expect(shareButton().getAttribute('aria-busy')).toBeNull())
    expect(share).not.toHaveBeenCalled()
  })

  const bodies = (inputs: readonly Record<string, unknown>[]) => inputs.map(({ body }) => body)
  const nickname = () => screen.getByRole<HTMLInputElement>('switch', { name: '닉네임 넣기' })
  const named = aPlay({ isPublic: true, showName: true, playerName: '불씨' })

  it('lets a member put their nickname there, and take the result back', async () => {
    const first = Promise.withResolvers<unknown>()
    const { sent, router } = await open({
      play: { isPublic: true },
      isLoggedIn: true,
      replies: { [SHARE]: [first.promise, aPlay()] },
    })
    fireEvent.click(nickname())
    await waitFor(() => expect(sent(SHARE)).toHaveLength(1))
    fireEvent.click(screen.getByRole('button', { name: '공유 그만두기' }))
    expect(sent(SHARE)).toHaveLength(1)
    first.resolve(named)
    expect(await screen.findByText(/지금은 나만 볼 수 있어요/)).toBeDefined()
    expect(bodies(sent(SHARE))).toEqual([{ showName: true }, { isPublic: false }])
    expect(router.refresh).toHaveBeenCalledTimes(2)
  })

  it('ends at their last wish, which no answer to an earlier one takes back on screen', async () => {
    const first = Promise.withResolvers<unknown>()
    const { sent } = await open({
      play: { isPublic: true },
      isLoggedIn: true,
      replies: { [SHARE]: [first.promise, aPlay({ isPublic: true })] },
    })
    fireEvent.click(nickname())
    await waitFor(() => expect(nickname().checked).toBe(true))
    fireEvent.click(nickname())
    await waitFor(() => expect(nickname().checked).toBe(false))
    first.resolve(named)
    await waitFor(() => expect(sent(SHARE)).toHaveLength(2))
    expect(nickname().checked).toBe(false)
    expect(bodies(sent(SHARE))).toEqual([{ showName: true }, { showName: false }])
  })

  it('sends the nickname of a private result with the sharing alone', async () => {
    vi.stubGlobal('navigator', { share: () => Promise.resolve() })
    const { sent } = await open({ isLoggedIn: true, replies: { [SHARE]: [named] } })
    fireEvent.click(nickname())
    await waitFor(() => expect(nickname().checked).toBe(true))
    expect(sent(SHARE)).toEqual([])
    fireEvent.click(shareButton())
    expect(await screen.findByText('링크를 가진 사람이 이 결과를 볼 수 있어요.')).toBeDefined()
    expect(bodies(sent(SHARE))).toEqual([{ isPublic: true, showName: true }])
  })

  it('asks the server at each 공유하기, since another page may have ended the sharing', async () => {
    const share = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { share })
    const { sent, router } = await open({
      play: { isPublic: true },
      replies: { [SHARE]: [aPlay({ isPublic: true })] },
    })
    fireEvent.click(shareButton())
    await waitFor(() => expect(share).toHaveBeenCalledOnce())
    expect(bodies(sent(SHARE))).toEqual([{ isPublic: true }])
    expect(router.refresh).not.toHaveBeenCalled()
  })

  it('offers the comparison with the friend whose link led here', async () => {
    sessionStorage.setItem(
      STORAGE_KEYS.friendPlay,
      JSON.stringify({ gameId: GAME_ID, shareCode: OTHER }),
    )
    await open({})
    const link = screen.getByRole('link', { name: '친구 결과와 비교하기' })
    expect(link.getAttribute('href')).toBe(
      `/games/detail?id=${GAME_ID}&play=${CODE}&with=${OTHER}#compare`,
    )
  })

  it('takes a friend’s link, and says below the field what is wrong with it', async () => {
    const { router, sent } = await open({ replies: { [COMPARE]: [absent, comparison] } })
    const field = screen.getByRole('textbox', { name: '친구의 결과 링크' })
    const submit = (value: string) => {
      fireEvent.change(field, { target: { value } })
      fireEvent.click(screen.getByRole('button', { name: '비교하기' }))
    }
    submit('모닥불')
    expect(screen.getByText('친구의 결과 링크나 10자리 코드를 입력해 주세요.')).toBeDefined()
    submit(CODE)
    expect(screen.getByText(/이 결과의 링크예요/)).toBeDefined()
    expect(sent(COMPARE)).toEqual([])
    submit(`https://doran.example/games/detail?id=${GAME_ID}&play=${OTHER}`)
    expect(await screen.findByText(/친구 결과를 찾지 못했어요/)).toBeDefined()
    submit(OTHER)
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledWith(
        `/games/detail?id=${GAME_ID}&play=${CODE}&with=${OTHER}#compare`,
      ),
    )
  })

  it('lists the three pictures to save', async () => {
    await open({})
    fireEvent.click(screen.getByRole('button', { name: '이미지 저장' }))
    const sheet = within(await screen.findByRole('dialog'))
    const files = sheet.getAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[0])
    expect(files).toEqual(
      ['', '-square', '-tall'].map((suffix) => `/og/game/${GAME_ID}/${CODE}${suffix}.png`),
    )
  })
})

it('leads its owner to a post with it, and nobody else', async () => {
  const link = () => screen.queryByRole('link', { name: '커뮤니티에 올리기' })
  await open({})
  expect(link()?.getAttribute('href')).toBe(
    `/community/write?${new URLSearchParams({ attach: `result:${aPlay().id}` })}`,
  )
  cleanup()
  await open({ play: { isMine: false, id: null, isPublic: true } })
  expect(link()).toBeNull()
})

it.each([
  [true, '나와 같은 결과가 37%예요'],
  [false, '이 결과가 나온 사람이 37%예요'],
])('says how many ended alike, where that is known (mine: %s)', async (isMine, words) => {
  await open({ play: { isMine, samePercent: 37 } })
  expect(screen.getByText(words)).toBeDefined()
})

describe('the result of a story', () => {
  const again = () => screen.queryAllByRole('link', { name: /여기서 다시 고르기$/ })

  it('leads its owner back to each fork', async () => {
    await open({ play: { outcome: aStoryOutcome }, endingsMet: 2 })
    const player = `/games/detail?id=${GAME_ID}&go=1&fresh=1&from=${CODE}`
    expect(again().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['첫 장면, 여기서 다시 고르기', `${player}&step=0`],
      ['3번째 장면, 여기서 다시 고르기', `${player}&step=2`],
    ])
    expect(screen.getByText('결말 5개 중 2개를 만났어요.')).toBeDefined()
    const all = screen.getByRole('link', { name: '결말 모음 보기' })
    expect(all.getAttribute('href')).toBe(`/games/detail?id=${GAME_ID}#endings`)
  })

  it('leads nobody else there', async () => {
    const outcome = { ...aStoryOutcome, text: null, path: [] }
    await open({ play: { outcome, isMine: false, id: null, isPublic: true } })
    expect(again()).toEqual([])
    expect(screen.queryByText(/만났어요\.$/)).toBeNull()
  })
})

it.each([
  [aQuizOutcome, '3문제 중 2개를 맞혔어요. 결과는 ‘모닥불’.'],
  [{ ...aQuizOutcome, score: 3 }, '3문제를 모두 맞혔어요. 결과는 ‘모닥불’.'],
  [{ ...aQuizOutcome, score: 0 }, '3문제를 모두 틀렸어요. 결과는 ‘모닥불’.'],
  [aTomatoOutcome, '토마토 밭에서 모닥불! 한 접시는 나와요.'],
  [aStoryOutcome, '‘모닥불’이라는 결말을 만났어요. 모닥불의 한 줄'],
])('says of what came out, beside the link: %#', (outcome, text) => {
  expect(shareText(aPlay({ outcome }))).toBe(text)
})
