import type { Attachment } from '@doran/contract'
import { fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aGameCard } from '../../testing/a-game'
import { aSharedPlay, anAttachedResult } from '../../testing/a-post'
import { siteAround } from '../../testing/site-around'
import type { InPlaceProps } from '../../lib/load-play-in-place'
import { AttachedList } from './attached-list'
import type { OwnResults } from './read-post'

afterEach(cleanup)

const OWN = 'Zzzzzzzz12'
const COMPARE = 'GET /v1/play/compare'
const comparison = {
  a: aSharedPlay({ shareCode: OWN, isMine: true }),
  b: aSharedPlay(),
  percent: 64,
  sentence: '불을 피우는 자리가 비슷해요.',
  rows: [],
}

/** A game that ends at the press of a button. */
function Player({ game, onFinished, onClose }: InPlaceProps) {
  return (
    <div role="dialog" aria-label={game.title}>
      <button type="button" onClick={() => onFinished(OWN)}>
        끝까지
      </button>
      <button type="button" onClick={onClose}>
        나가기
      </button>
    </div>
  )
}

function open(attached: Attachment[], own: OwnResults = {}) {
  const { client, requests } = fakeApi({ [COMPARE]: [comparison] }, [])
  render(
    <AttachedList attached={attached} own={own} loadPlayer={() => Promise.resolve(Player)} />,
    { wrapper: siteAround({ api: client }) },
  )
  return requests
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('plays the game of a result over the post, and compares the two afterwards', async () => {
  const requests = open([anAttachedResult()])
  expect(requests).toEqual([])
  press('나도 해 보기')
  await screen.findByRole('dialog', { name: '나는 어떤 불빛일까?' })
  press('끝까지')
  expect(await screen.findByText('64%')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(requests[0]?.input['query']).toEqual({ a: OWN, b: 'Abcdefgh12' })
})

it('leads to the field of tomatoes, which is played on its own page', () => {
  const game = aGameCard({ kind: 'tomato', title: '톡톡 토마토 밭' })
  open([{ type: 'game', id: game.id, game }])
  const link = screen.getByRole('link', { name: '하러 가기' })
  expect(link.getAttribute('href')).toBe('/tomato')
})

it('is there again when the player is left', async () => {
  open([anAttachedResult()])
  press('나도 해 보기')
  await screen.findByRole('dialog')
  press('나가기')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: '나도 해 보기' })).toBeDefined()
})

it('compares at once where the reader has a result of the game', async () => {
  open([anAttachedResult()], { 'a-game': OWN })
  expect(await screen.findByText('불을 피우는 자리가 비슷해요.')).toBeDefined()
  expect(screen.getByRole('button', { name: '다시 해 보기' })).toBeDefined()
})

it('compares nobody with themselves', () => {
  const requests = open([anAttachedResult({ isMine: true })], { 'a-game': OWN })
  expect(screen.queryByRole('button')).toBeNull()
  expect(requests).toEqual([])
})

it('shows a game’s own result after it was played', async () => {
  open([{ type: 'game', id: 'a-game', game: aGameCard() }])
  press('여기서 해 보기')
  await screen.findByRole('dialog')
  press('끝까지')
  expect(screen.getByRole('link', { name: '내 결과 보기' }).getAttribute('href')).toBe(
    `/games/detail?id=a-game&play=${OWN}`,
  )
})

it('says of what is gone what it was', () => {
  open([{ type: 'gone', id: 'x', was: 'theme' }])
  expect(screen.getByRole('listitem').textContent).toBe('이야기지금은 볼 수 없어요.')
})

it('leads to stories, their endings and what all boards say', () => {
  const cover = { url: '/c.svg', wideUrl: '/w.svg', alt: '' }
  open([
    {
      type: 'ending',
      id: 's1',
      theme: { id: 't1', title: '밀실 도서관', genre: '추리', cover },
      ending: { key: 'truth', title: '빈자리', badge: '', rare: true },
      turnCount: 31,
      shareCode: null,
    },
    { type: 'consensus', id: 'g1', game: aGameCard({ id: 'g1', kind: 'tier', title: '라면' }) },
  ])
  expect(screen.getByRole('link', { name: '빈자리' }).getAttribute('href')).toBe(
    '/doran-tales/theme/t1',
  )
  expect(document.body.textContent).toContain('31장면 만에 만난 결말이에요.')
  expect(screen.getByRole('link', { name: '라면' }).getAttribute('href')).toContain('id=g1')
})

it('leads to the page of an ending that its author shared', () => {
  const cover = { url: '/c.svg', wideUrl: '/w.svg', alt: '' }
  open([
    {
      type: 'ending',
      id: 's1',
      theme: { id: 't1', title: '밀실 도서관', genre: '추리', cover },
      ending: { key: 'truth', title: '빈자리', badge: '', rare: true },
      turnCount: 31,
      shareCode: 'Ab3dEf7h9K',
    },
  ])
  for (const name of ['빈자리', '결말 카드 보기'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
      '/doran-tales/ending/Ab3dEf7h9K',
    )
})
